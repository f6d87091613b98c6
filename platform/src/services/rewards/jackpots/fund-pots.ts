import { randomUUID } from 'node:crypto';
import { drawCards } from '@kozyr/contracts/jackpot-draw';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Context, SettledRoundsListener, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { jackpotEntries, jackpotPots, jackpotRounds, jackpotStakes } from '../../../db/schema/jackpots';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { nodeDigests } from '../../kernel/fairness/digests';
import { placesNow } from '../../kernel/jurisdictions/places';
import { lockPots, openPot } from './internal/open-pot';
import { type Drop, PotBook } from './internal/pot-book';
import { roundView } from './internal/round-view';
import { listJackpots } from './list-jackpots';
import { MICRO } from './rules';

/** What rounds that are undone now had given before. */
async function givenBy(tx: Queryable, rows: readonly Settlement[]) {
  const undone = rows.filter(({ realChange }) => realChange < 0n).map(({ roundId }) => roundId);
  if (undone.length === 0) return [];
  return tx.select().from(jackpotStakes).where(inArray(jackpotStakes.roundId, undone)).orderBy(asc(jackpotStakes.id));
}

async function keepStakes(tx: Queryable, given: PotBook['given']): Promise<void> {
  const fresh = given.flatMap(({ id, roundId, pots, staked }) =>
    id === null && staked > 0n ? [{ roundId, pots, staked }] : [],
  );
  if (fresh.length > 0) await tx.insert(jackpotStakes).values(fresh);
  for (const { id, staked, changed } of given)
    if (id !== null && changed) await tx.update(jackpotStakes).set({ staked }).where(eq(jackpotStakes.id, id));
}

/** Records whose the dropped pots are. */
async function beginRounds(ctx: Context, tx: Queryable, drops: readonly Drop[]) {
  const begun: (typeof jackpotRounds.$inferSelect)[] = [];
  for (const { pot, amount, stake } of drops) {
    const [round] = await tx
      .insert(jackpotRounds)
      .values({
        id: randomUUID(),
        potId: pot.id,
        userId: stake.userId,
        currency: pot.currency,
        level: pot.level,
        amount,
        cards: await drawCards(nodeDigests, pot.drawSeed, pot.level),
        turned: [],
        stake: stake.amount,
        game: stake.game,
        begunAt: ctx.now(),
      })
      .returning();
    if (round) begun.push(round);
  }
  return begun;
}

async function fundCurrency(ctx: Context, tx: Queryable, currency: Currency, rows: readonly Settlement[]) {
  const [first] = rows;
  if (!first) return [];
  const next = async (level: Drop['pot']['level'], dropped: Drop['pot']) => {
    // The index that holds one open pot of a level sees the old one closed first.
    await tx.update(jackpotPots).set({ droppedAt: ctx.now() }).where(eq(jackpotPots.id, dropped.id));
    const pot = await openPot(tx, ctx.now(), level, currency);
    if (!pot) throw new Error(`A jackpot of ${level} in ${currency} was begun beside this one.`);
    return pot;
  };
  const book = new PotBook(await lockPots(ctx, tx, currency), await givenBy(tx, rows), next);
  for (const { realChange, roundId, userId, game } of rows) {
    if (realChange > 0n) await book.take({ roundId, userId, game, amount: realChange });
    else book.giveBack(roundId, -realChange);
  }
  const { entries, open, held } = book.close();
  const at = ctx.now();
  if (entries.length > 0) await tx.insert(jackpotEntries).values(entries.map((entry) => ({ ...entry, at })));
  await keepStakes(tx, book.given);
  for (const { id, value } of open) await tx.update(jackpotPots).set({ value }).where(eq(jackpotPots.id, id));
  for (const { pot, amount } of book.drops)
    await tx
      .update(jackpotPots)
      .set({ value: amount * MICRO })
      .where(eq(jackpotPots.id, pot.id));
  if (held !== 0n) {
    const [promotions, jackpots] = [{ house: 'promotions' }, { house: 'jackpots' }] as const;
    const leg =
      held > 0n ? { from: promotions, to: jackpots, amount: held } : { from: jackpots, to: promotions, amount: -held };
    await post(tx, { key: `jackpots:settlement:${first.id}`, kind: 'jackpot_funding', currency, legs: [leg] });
  }
  const rounds = await beginRounds(ctx, tx, book.drops);
  const hashes = new Map(book.drops.map(({ pot }) => [pot.id, pot]));
  return rounds.map((round) => ({ round, pot: hashes.get(round.potId) }));
}

/** Players who take no part, since there are no jackpots where they are. */
async function withoutJackpots(ctx: Context, tx: Queryable, rows: readonly Settlement[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const players = await tx.select({ id: users.id, profiles: users.profiles }).from(users).where(inArray(users.id, ids));
  const placeOf = await placesNow(ctx);
  const partless = players.filter(({ profiles }) => !placeOf(profiles).promotions.jackpots);
  return new Set(partless.map(({ id }) => id));
}

/**
 * Lets settled stakes of real money grow the jackpots, in their order, and begins the round of whoever carries one over its hidden
 * value. The house pays: whole minor units go from its promotions to what it holds for jackpots.
 */
export const fundPots: SettledRoundsListener = async (ctx, tx, rows) => {
  const begun: Awaited<ReturnType<typeof fundCurrency>> = [];
  let moved = false;
  const without = await withoutJackpots(ctx, tx, rows);
  for (const currency of CURRENCIES) {
    const own = rows.filter(
      (row) => row.currency === currency && row.realChange !== 0n && !(row.realChange > 0n && without.has(row.userId)),
    );
    moved ||= own.length > 0;
    begun.push(...(await fundCurrency(ctx, tx, currency, own)));
  }
  for (const { round, pot } of begun)
    if (pot) await publish(tx, round.userId, { type: 'jackpot-round', round: roundView(round, pot) });
  return moved ? [{ topic: 'jackpots', event: { type: 'jackpots', items: await listJackpots(tx) } }] : [];
};
