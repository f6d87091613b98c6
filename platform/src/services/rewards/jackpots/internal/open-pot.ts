import { randomBytes } from 'node:crypto';
import { drawHash, drawTrigger } from '@kozyr/contracts/jackpot-draw';
import { JACKPOT_LEVELS, type JackpotLevel } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { jackpotPots } from '../../../../db/schema/jackpots';
import { post } from '../../../../ledger/post';
import { nodeDigests } from '../../../kernel/fairness/digests';
import { MICRO, termsOf } from '../rules';
import { readJackpotRules } from './read-rules';

export type Pot = typeof jackpotPots.$inferSelect;

const SEED_BYTES = 32;

/**
 * Begins a jackpot by what is in force now, with what the house puts into it; when it will drop is drawn here and kept hidden, its hash is not. The ledger
 * is the caller's. @returns null when one is open already
 */
export async function openPot(tx: Queryable, now: Date, level: JackpotLevel, currency: Currency): Promise<Pot | null> {
  const terms = termsOf(await readJackpotRules(tx, now), level, currency);
  const drawSeed = randomBytes(SEED_BYTES).toString('hex');
  const [pot] = await tx
    .insert(jackpotPots)
    .values({
      ...terms,
      level,
      currency,
      value: terms.seed * MICRO,
      drawSeed,
      drawHash: await drawHash(nodeDigests, drawSeed),
      trigger: await drawTrigger(nodeDigests, drawSeed, terms),
      begunAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return pot ?? null;
}

/** Begins what is missing of a currency's four, and lets the house put in what they begin with. Safe to repeat and to race. */
export async function beginPots(ctx: Context, tx: Queryable, currency: Currency): Promise<void> {
  const begun: Pot[] = [];
  for (const level of JACKPOT_LEVELS) {
    const pot = await openPot(tx, ctx.now(), level, currency);
    if (pot) begun.push(pot);
  }
  const [first] = begun;
  if (!first) return;
  const amount = begun.reduce((sum, { seed }) => sum + seed, 0n);
  const legs = [{ from: { house: 'promotions' }, to: { house: 'jackpots' }, amount } as const];
  await post(tx, { key: `jackpots:begin:${first.id}`, kind: 'jackpot_funding', currency, legs });
}

/** The four open pots of a currency, locked until the transaction ends; begun now where they are missing. */
export async function lockPots(ctx: Context, tx: Queryable, currency: Currency): Promise<Pot[]> {
  const open = and(eq(jackpotPots.currency, currency), isNull(jackpotPots.droppedAt));
  const read = () => tx.select().from(jackpotPots).where(open).orderBy(asc(jackpotPots.id)).for('update');
  const pots = await read();
  if (pots.length === JACKPOT_LEVELS.length) return pots;
  await beginPots(ctx, tx, currency);
  return read();
}
