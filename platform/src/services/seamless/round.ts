import { and, eq, isNull, sql } from 'drizzle-orm';
import { rounds, seamlessCalls } from '../../db/schema/games';
import type { Balances } from '../../ledger/accounts';
import type { RoundRow } from '../rounds/view-round';
import type { Turn } from './movement';
import { Refusal } from './refusal';
import { type Stake, statusOfRound, type Win } from './rules';

/** The round the call speaks of, if a bet of it was taken. @throws Refusal INVALID_REQUEST when it is not this player's */
export async function findRound({ tx, call, session }: Turn): Promise<RoundRow | null> {
  const [round] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.integration, call.integration), eq(rounds.providerRound, call.roundId)));
  if (!round) return null;
  if (round.userId !== session.userId || round.game !== session.game.slug) {
    throw new Refusal('INVALID_REQUEST', 'This round belongs to another player or another game.');
  }
  return round;
}

export const stakeOf = (round: RoundRow): Stake => ({
  game: round.stakeGame,
  electronic: round.stakeElectronic,
  bonus: round.stakeBonus,
});
export const winOf = (round: RoundRow): Win => ({ electronic: round.winElectronic, bonus: round.winBonus });

type State = { stake: Stake; win: Win; closed: boolean; balances: Balances };

function columnsOf(turn: Turn, { stake, win, closed, balances }: State, settledAt: Date | null) {
  const status = statusOfRound(stake, closed);
  return {
    status,
    closed,
    stakeGame: stake.game,
    stakeElectronic: stake.electronic,
    stakeBonus: stake.bonus,
    winElectronic: win.electronic,
    winBonus: win.bonus,
    balanceGame: balances.game,
    balanceElectronic: balances.electronic,
    balanceBonus: balances.bonus,
    settledAt: status === 'open' ? null : (settledAt ?? turn.now),
  };
}

/** Begins a round with its first bet. @throws Refusal INVALID_REQUEST when another player just began one with the same id */
export async function beginRound(turn: Turn, state: State): Promise<RoundRow> {
  const { tx, call, session, now } = turn;
  const [round] = await tx
    .insert(rounds)
    .values({
      integration: call.integration,
      providerRound: call.roundId,
      userId: session.userId,
      sessionId: session.id,
      game: session.game.slug,
      currency: session.currency,
      createdAt: now,
      ...columnsOf(turn, state, null),
    })
    .onConflictDoNothing()
    .returning();
  if (!round) throw new Refusal('INVALID_REQUEST', 'This round belongs to another player or another game.');
  return round;
}

/** Writes what a movement left of the round. */
export async function changeRound(turn: Turn, round: RoundRow, state: State): Promise<RoundRow> {
  const [changed] = await turn.tx
    .update(rounds)
    .set(columnsOf(turn, state, round.settledAt))
    .where(eq(rounds.id, round.id))
    .returning();
  if (!changed) throw new Error(`Round ${round.id} is gone.`);
  return changed;
}

/** Whether a win that stands closed the round. */
export async function isClosed({ tx }: Turn, round: RoundRow): Promise<boolean> {
  const [closing] = await tx
    .select({ one: sql`1` })
    .from(seamlessCalls)
    .where(
      and(
        eq(seamlessCalls.roundId, round.id),
        eq(seamlessCalls.action, 'win'),
        eq(seamlessCalls.closes, true),
        isNull(seamlessCalls.undoneBy),
      ),
    )
    .limit(1);
  return closing !== undefined;
}
