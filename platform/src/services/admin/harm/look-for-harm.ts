import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { subMinutes } from 'date-fns';
import { and, desc, eq, gte, max } from 'drizzle-orm';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { harmCases, harmDays, harmSignals } from '../../../db/schema/harm';
import { recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readProtection } from '../../kernel/protection/require-may';
import { hasLeft, stateAt } from '../../kernel/protection/rules';
import { dayAfter, dayBefore, dayIn, daysBack } from '../../kernel/time/days';
import { type PlayerFacts, readHarmFacts } from './internal/read-facts';
import { reasonToOpen, type Signal, signalsOf } from './rules';

/** So far back is made up for what was missed, days. */
const DAYS_BACK = 7;
/** What was done before midnight may be written down a little after it. */
const GRACE_MINUTES = 10;
/** A case rests on the signals of so many days, and opens again so long after one was closed. */
const WEEK = 7;

export type DayOfHarm = { players: number; signals: number; opened: number };

/** Whether a case is to be opened: nobody left, none is open, and none was closed in the last week, which was about the same. */
async function openCase(ctx: Context, { userId, currency }: PlayerFacts, day: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    if (hasLeft(stateAt(await readProtection(tx, userId), now).state)) return false;
    const from = daysBack(day, WEEK - 1);
    const [last] = await tx
      .select()
      .from(harmCases)
      .where(eq(harmCases.userId, userId))
      .orderBy(desc(harmCases.openedAt))
      .limit(1);
    if (last && (last.closedAt === null || dayIn(last.closedAt, currency) >= from)) return false;
    const week = await tx
      .select()
      .from(harmSignals)
      .where(and(eq(harmSignals.userId, userId), gte(harmSignals.day, from)))
      .orderBy(desc(harmSignals.day), harmSignals.marker);
    const reason = reasonToOpen(week);
    if (reason === null) return false;
    const [opened] = await tx
      .insert(harmCases)
      .values({ userId, openedAt: now, reason, signalsFrom: from })
      .returning({ id: harmCases.id });
    await recordAudit(tx, now, {
      actor: { kind: 'system', id: 'markers_of_harm' },
      action: 'harm_case_opened',
      subject: { kind: 'player', id: userId },
      details: { case: opened?.id ?? '', reason },
    });
    return true;
  });
}

/** Writes down one player's signals of a day. @returns whether a case was opened for them */
async function keepSignals(
  ctx: Context,
  facts: PlayerFacts,
  day: string,
  signals: readonly Signal[],
): Promise<boolean> {
  const rows = signals.map((signal) => ({ userId: facts.userId, day, ...signal }));
  // Looked at again after a run that died in the middle: what it wrote stands.
  await ctx.db.insert(harmSignals).values(rows).onConflictDoNothing();
  return openCase(ctx, facts, day);
}

/** Looks at everybody who did something on a day of the currency's zone. Safe to repeat. */
async function lookAtDay(ctx: Context, currency: Currency, day: string): Promise<DayOfHarm> {
  const done: DayOfHarm = { players: 0, signals: 0, opened: 0 };
  let after = FIRST_ID;
  for (;;) {
    const batch = await readHarmFacts(ctx.db, { currency, day, after });
    for (const facts of batch) {
      const signals = signalsOf(facts);
      done.players += 1;
      done.signals += signals.length;
      if (signals.length > 0 && (await keepSignals(ctx, facts, day, signals))) done.opened += 1;
    }
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.userId;
  }
  await ctx.db.insert(harmDays).values({ currency, day, lookedAt: ctx.now() }).onConflictDoNothing();
  return done;
}

/** The whole days that were not looked at, the oldest first; the first time yesterday alone. */
async function dueDays(ctx: Context, currency: Currency): Promise<string[]> {
  const yesterday = dayBefore(dayIn(subMinutes(ctx.now(), GRACE_MINUTES), currency));
  const [row] = await ctx.db
    .select({ last: max(harmDays.day) })
    .from(harmDays)
    .where(eq(harmDays.currency, currency));
  if (!row?.last) return [yesterday];
  const oldest = daysBack(yesterday, DAYS_BACK - 1);
  const due: string[] = [];
  for (let day = row.last < oldest ? oldest : dayAfter(row.last); day <= yesterday; day = dayAfter(day)) due.push(day);
  return due;
}

/**
 * Looks at what players did for markers of harm, once for each day that is over in its currency's zone; a case is opened where they weigh
 * enough. For a job, each hour: nearly always there is nothing to do.
 */
export async function lookForHarm(ctx: Context): Promise<Record<string, DayOfHarm>> {
  const looked: Record<string, DayOfHarm> = {};
  for (const currency of CURRENCIES)
    for (const day of await dueDays(ctx, currency)) looked[`${currency} ${day}`] = await lookAtDay(ctx, currency, day);
  return looked;
}
