import type { Queryable } from '../../../db/database';
import { settlements } from '../../../db/schema/settlements';
import type { RoundRow } from '../rounds/view-round';

const staked = (round: RoundRow) => round.stakeGame + round.stakeElectronic + round.stakeBonus;
const real = (round: RoundRow) => round.stakeGame + round.stakeElectronic;
const won = (round: RoundRow) => round.winElectronic + round.winBonus + round.winForfeited;

/**
 * Queues the state of a settled round, in its own transaction; before: its state when it was settled already. Nothing else
 * is done for jackpots and battles on the way of a bet: their rows are many players', and none waits for another's there.
 */
export async function recordSettlement(tx: Queryable, round: RoundRow, before: RoundRow | null): Promise<void> {
  const counts = round.status === 'settled';
  const now = counts
    ? { staked: staked(round), real: real(round), won: won(round) }
    : { staked: 0n, real: 0n, won: 0n };
  const earlier = before ? { staked: staked(before), real: real(before), won: won(before) } : null;
  if (earlier && earlier.staked === now.staked && earlier.real === now.real && earlier.won === now.won) return;
  await tx.insert(settlements).values({
    roundId: round.id,
    userId: round.userId,
    game: round.game,
    currency: round.currency,
    staked: now.staked,
    won: now.won,
    paid: counts ? round.winElectronic : 0n,
    realChange: now.real - (earlier?.real ?? 0n),
    real: now.real,
    begunAt: round.createdAt,
    settledAt: round.settledAt ?? round.createdAt,
  });
}
