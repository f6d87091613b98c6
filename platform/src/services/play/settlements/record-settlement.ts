import type { Currency } from '@kozyr/contracts/money';
import { traceOfNow } from '@kozyr/tracing/active';
import type { Queryable } from '../../../db/database';
import { settlements } from '../../../db/schema/settlements';
import type { RoundState } from '../rounds/view-round';

/** A round that was played for money: nothing follows from one for credits. */
export type MoneyRound = RoundState & { currency: Currency };

const staked = (round: RoundState) => round.stakeGame + round.stakeElectronic + round.stakeBonus;
const real = (round: RoundState) => round.stakeGame + round.stakeElectronic;
const won = (round: RoundState) => round.winElectronic + round.winBonus + round.winForfeited;

/** What the queue takes of a round that is settled, or was: before is its state when it was settled already. Null: nothing changed. */
export function settlementOf(
  round: MoneyRound,
  before: RoundState | null,
): Omit<typeof settlements.$inferInsert, 'id' | 'queuedAt' | 'trace'> | null {
  const counts = round.status === 'settled';
  const now = counts
    ? { staked: staked(round), real: real(round), won: won(round) }
    : { staked: 0n, real: 0n, won: 0n };
  const earlier = before ? { staked: staked(before), real: real(before), won: won(before) } : null;
  if (earlier && earlier.staked === now.staked && earlier.real === now.real && earlier.won === now.won) return null;
  return {
    roundId: round.id,
    userId: round.userId,
    game: round.game,
    currency: round.currency,
    staked: now.staked,
    won: now.won,
    paid: counts ? round.winElectronic : 0n,
    realChange: now.real - (earlier?.real ?? 0n),
    real: now.real,
    stakedBefore: earlier?.staked ?? 0n,
    wonBefore: earlier?.won ?? 0n,
    begunAt: round.createdAt,
    settledAt: round.settledAt ?? round.createdAt,
  };
}

/**
 * Queues the state of a settled round, in its own transaction; before: its state when it was settled already. Nothing else
 * is done for jackpots and battles on the way of a bet: their rows are many players', and none waits for another's there.
 */
export async function recordSettlement(tx: Queryable, round: MoneyRound, before: RoundState | null): Promise<void> {
  const settlement = settlementOf(round, before);
  if (settlement) await tx.insert(settlements).values({ ...settlement, trace: traceOfNow() });
}
