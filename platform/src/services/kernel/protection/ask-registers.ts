import { subMinutes } from 'date-fns';
import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { registerChecks } from '../../../db/schema/exclusion-register';
import { houseRegister } from '../../../gateways/exclusion-register/house-register';
import { type ExclusionRegister, type Person, RegisterUnavailable } from '../../../gateways/exclusion-register/port';
import { outsideRegisters } from '../../../gateways/exclusion-register/registers';
import { lockPlayer } from '../players/lock-player';
import { daysEarlier } from '../time/days';
import { bar } from './bar';
import { letInAgain } from './bar-same-person';
import { lockMarks } from './marks';
import { personOf } from './person-of';
import { type Exclusion, longest } from './rules';

/** How long a register that did not answer is left alone. */
const ASK_AGAIN_MINUTES = 5;
const BATCH = 100;

type Found = { register: string; during: Exclusion };

/** What registers say of a person; silent: one of them did not answer. */
async function askAll(ctx: Context, registers: readonly ExclusionRegister[], person: Person) {
  let found: Found | null = null;
  let silent = false;
  for (const register of registers) {
    try {
      const answer = await register.isExcluded(person, ctx.now());
      if (answer === 'unasked' || !answer.excluded) continue;
      if (longest(found?.during ?? null, answer.during) === answer.during)
        found = { register: register.name, during: answer.during };
    } catch (error) {
      if (!(error instanceof RegisterUnavailable)) throw error;
      silent = true;
      ctx.log.error({ err: error, register: register.name }, 'a register of excluded people did not answer');
    }
  }
  return { found, silent };
}

const later = (one: Found | null, other: Found | null): Found | null =>
  longest(one?.during ?? null, other?.during ?? null) === other?.during ? other : one;

/**
 * Excludes a player who stands in the house's register. In the transaction in which something of theirs becomes known, with their lock: who
 * is written down in the same moment is found by one of the two.
 * @returns whether the player stands in it
 */
export async function barByHouseRegister(ctx: Context, tx: Queryable, userId: string): Promise<boolean> {
  const { found } = await askAll(ctx, [houseRegister(tx)], await personOf(ctx, tx, userId));
  if (found) await barFound(ctx, tx, userId, found);
  return found !== null;
}

const barFound = (ctx: Context, tx: Queryable, userId: string, { register, during }: Found): Promise<void> =>
  bar(ctx, tx, { userId, exclusion: during, by: 'register', details: { register } });

/** Claims the question of a day: one caller over all processes. */
async function claimDay(ctx: Context, userId: string): Promise<boolean> {
  const now = ctx.now();
  const claimed = await ctx.db
    .insert(registerChecks)
    .values({ userId, askedAt: now })
    .onConflictDoUpdate({
      target: registerChecks.userId,
      set: { askedAt: now, answeredAt: null },
      setWhere: lte(registerChecks.askedAt, daysEarlier(now, 1)),
    })
    .returning({ userId: registerChecks.userId });
  return claimed.length > 0;
}

/**
 * Asks every register about a player now, and keeps what comes of it: who stands in one is excluded, and who stands in none any more is let in
 * again once all have answered. No lock is held while another machine is asked.
 * @returns whether the player stands in one
 */
export async function askRegistersNow(
  ctx: Context,
  userId: string,
  registers = outsideRegisters(ctx.env),
): Promise<boolean> {
  const outside = await askAll(ctx, registers, await personOf(ctx, ctx.db, userId));
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const person = await personOf(ctx, tx, userId);
    await lockMarks(tx, person.marks);
    const house = await askAll(ctx, [houseRegister(tx)], person);
    const found = later(house.found, outside.found);
    if (found) await barFound(ctx, tx, userId, found);
    else if (!outside.silent) await letInAgain(ctx, tx, userId);
    await tx
      .update(registerChecks)
      .set({ answeredAt: outside.silent ? null : ctx.now(), foundIn: found?.register ?? null })
      .where(eq(registerChecks.userId, userId));
    return found !== null;
  });
}

/**
 * Asks the registers about a player, once in a day at most. One that does not answer holds nobody up: the player comes in, and a job asks
 * again until it has answered.
 * @returns whether the player stands in one, as it was found out by this call
 */
export async function askRegisters(
  ctx: Context,
  userId: string,
  registers = outsideRegisters(ctx.env),
): Promise<boolean> {
  return (await claimDay(ctx, userId)) ? askRegistersNow(ctx, userId, registers) : false;
}

/** Asks again about players of whom a register has not answered. @returns how many were asked about, and how many stand in one */
export async function askSilentRegisters(
  ctx: Context,
  registers = outsideRegisters(ctx.env),
): Promise<{ asked: number; found: number }> {
  const now = ctx.now();
  const due = and(isNull(registerChecks.answeredAt), lt(registerChecks.askedAt, subMinutes(now, ASK_AGAIN_MINUTES)));
  const rows = await ctx.db
    .select({ userId: registerChecks.userId, askedAt: registerChecks.askedAt })
    .from(registerChecks)
    .where(due)
    .orderBy(registerChecks.askedAt)
    .limit(BATCH);
  let found = 0;
  for (const { userId, askedAt } of rows) {
    const same = and(eq(registerChecks.userId, userId), eq(registerChecks.askedAt, askedAt));
    const claimed = await ctx.db.update(registerChecks).set({ askedAt: now }).where(and(same, due));
    if (claimed.rowCount === 1 && (await askRegistersNow(ctx, userId, registers))) found += 1;
  }
  return { asked: rows.length, found };
}
