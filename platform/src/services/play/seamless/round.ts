import { randomUUID } from 'node:crypto';
import { isMoney } from '@kozyr/contracts/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ownRow } from '../../../db/own-row';
import { rounds, seamlessCalls } from '../../../db/schema/games';
import type { Balances } from '../../../ledger/accounts';
import { currencyOf } from '../../kernel/players/currency-of';
import { keepGaming, readGaming } from '../../kernel/protection/count-gaming';
import { countPlay } from '../../kernel/protection/count-play';
import { countedOf } from '../../kernel/protection/gaming-rules';
import { addPlay, type Play } from '../../kernel/protection/limit-rules';
import { dayIn } from '../../kernel/time/days';
import { countStake } from '../../money/user-bonuses/count-stake';
import { countProviderNet } from '../games/provider-limit';
import type { RoundRow, RoundState } from '../rounds/view-round';
import { keepIfLate } from '../settlements/late-rounds';
import { recordSettlement } from '../settlements/record-settlement';
import type { OpenSession } from './internal/session';
import type { Call } from './internal/situation';
import type { Turn } from './movement';
import {
  NO_STAKE,
  NO_WIN,
  paidOf,
  playOfStake,
  playOfWin,
  type Stake,
  statusOfRound,
  takeStake,
  totalOf,
  type Win,
} from './rules';
import { SeamlessCallError } from './seamless-call-error';

/** The round that a call names, if a bet of it was taken. @throws SeamlessCallError INVALID_REQUEST when it is not this player's, or played for something else */
export function ownRound<R extends RoundState>(session: OpenSession, round: R | null): R | null {
  if (!round) return null;
  if (round.userId !== session.userId || round.game !== session.game.slug) {
    throw new SeamlessCallError('INVALID_REQUEST', 'This round belongs to another player or another game.');
  }
  if (round.currency !== session.currency)
    throw new SeamlessCallError('INVALID_REQUEST', `This round is played for ${round.currency}, in another session.`);
  return round;
}

/** The round the call speaks of, as it was before the call. @throws SeamlessCallError INVALID_REQUEST when it is not this player's */
export const roundAtFirst = ({ session, situation: { round } }: Turn): RoundRow | null => ownRound(session, round);

/** The same as it is by now: a call that undoes a win and its bet changes the round twice. */
export async function roundByNow(turn: Turn): Promise<RoundRow | null> {
  const first = roundAtFirst(turn);
  if (!first) return null;
  const [round] = await turn.tx.select().from(rounds).where(ownRow(rounds, first));
  return round ?? null;
}

export const stakeOf = (round: RoundState): Stake => ({
  game: round.stakeGame,
  electronic: round.stakeElectronic,
  bonus: round.stakeBonus,
});
export const winOf = (round: RoundState): Win => ({
  electronic: round.winElectronic,
  bonus: round.winBonus,
  forfeited: round.winForfeited,
});

/** What movements left of a round. */
export type State = {
  stake: Stake;
  win: Win;
  /** Wins that wait for an operator. */
  held: bigint;
  closed: boolean;
  balances: Pick<Balances, 'game' | 'electronic' | 'bonus'>;
  /** When what changes counted before: of what is undone or was held. Absent: now. */
  countsAt?: Date;
};
type Moment = Pick<Turn, 'tx' | 'now' | 'listeners'>;

/** What a round's row holds after a movement. */
export function columnsOf(now: Date, { stake, win, held, closed, balances }: State, before: RoundState | null) {
  // One that was settled stays so when another win comes after its end.
  const status = statusOfRound(stake, closed, held > 0n && before?.status !== 'settled');
  return {
    status,
    closed,
    stakeGame: stake.game,
    stakeElectronic: stake.electronic,
    stakeBonus: stake.bonus,
    winElectronic: win.electronic,
    winBonus: win.bonus,
    winForfeited: win.forfeited,
    held,
    balanceGame: balances.game,
    balanceElectronic: balances.electronic,
    balanceBonus: balances.bonus,
    // One that is opened again stays in the day and week it was settled in: it counts there, or nowhere.
    settledAt: before?.settledAt ?? (status === 'open' ? null : now),
  };
}

type Begun = { call: Pick<Call, 'integration' | 'roundId'>; session: OpenSession };

/** The round that a first bet begins. */
export const newRound = (
  now: Date,
  { call, session }: Begun,
  state: State,
  userBonusId: string | null,
): RoundState => ({
  id: randomUUID(),
  integration: call.integration,
  providerRound: call.roundId,
  userId: session.userId,
  sessionId: session.id,
  game: session.game.slug,
  currency: session.currency,
  houseEdge: session.houseEdge,
  createdAt: now,
  userBonusId,
  ...columnsOf(now, state, null),
});

/** Begins a round with its first bet. @throws SeamlessCallError INVALID_REQUEST when another player just began one with the same id */
export async function beginRound(turn: Turn, state: State, userBonusId: string | null): Promise<RoundRow> {
  const [round] = await turn.tx
    .insert(rounds)
    .values(newRound(turn.now, turn, state, userBonusId))
    .onConflictDoNothing()
    .returning();
  if (!round) throw new SeamlessCallError('INVALID_REQUEST', 'This round belongs to another player or another game.');
  await countRound(turn, null, round, turn.now);
  return round;
}

/** What a round counts for the player's rating and for wagering: its stake once it is settled, if it is money. */
export const turnoverOf = (round: RoundState): bigint =>
  round.status === 'settled' && isMoney(round.currency) ? totalOf(stakeOf(round)) : 0n;

/** What a movement of a round cost its provider: what was won in it less the stake that was settled. Minor units of money. */
export const providerNetOf = (before: RoundState, after: RoundState): bigint =>
  isMoney(after.currency)
    ? paidOf(winOf(after)) - paidOf(winOf(before)) - (turnoverOf(after) - turnoverOf(before))
    : 0n;

/** What a movement of a round counts for the player's limits. */
export function playOf(before: RoundState | null, after: RoundState): Play {
  const [was, is] = [before ? stakeOf(before) : NO_STAKE, stakeOf(after)];
  const [had, has] = [before ? winOf(before) : NO_WIN, winOf(after)];
  const won = { electronic: has.electronic - had.electronic, bonus: has.bonus - had.bonus };
  return addPlay(playOfStake(takeStake(is, was)), playOfWin(won));
}

async function countRound(
  { tx, now }: Pick<Turn, 'tx' | 'now'>,
  before: RoundState | null,
  after: RoundState,
  countsAt: Date,
): Promise<void> {
  const { userId, currency } = after;
  const gaming = await readGaming(tx, userId);
  const { play, last } = countedOf(currency, gaming, now, playOf(before, after), countsAt);
  const day = dayIn(countsAt, isMoney(currency) ? currency : await currencyOf(tx, userId));
  await countPlay(tx, { userId, day, play });
  if (last && last !== gaming.last) await keepGaming(tx, { userId, ...last });
}

/** Writes what a movement left of the round. */
export async function changeRound(moment: Moment, round: RoundRow, state: State): Promise<RoundRow> {
  const { tx, now, listeners } = moment;
  const [changed] = await tx
    .update(rounds)
    .set(columnsOf(now, state, round))
    .where(ownRow(rounds, round))
    .returning();
  if (!changed) throw new Error(`Round ${round.id} is gone.`);
  await keepIfLate(tx, changed);
  await countRound(moment, round, changed, state.countsAt ?? now);
  const [before, after] = [turnoverOf(round), turnoverOf(changed)];
  const { userId, game, userBonusId, currency, createdAt: begunAt } = changed;
  // Nothing but the round itself follows from what was played for credits.
  if (!isMoney(currency)) return changed;
  if (before !== after) await listeners.turnoverChanged(tx, now, userId, currency, after - before);
  if (after > 0n || before > 0n) await recordSettlement(tx, { ...changed, currency }, before > 0n ? round : null);
  if (before !== after || changed.status !== round.status)
    await countStake(tx, now, { game, begunAt, userId, userBonusId, before, after });
  await countProviderNet(moment, { userId, game, currency }, providerNetOf(round, changed));
  return changed;
}

/** Whether a win that stands closed the round. */
export async function isClosed({ tx }: Turn, round: RoundRow): Promise<boolean> {
  const [closing] = await tx
    .select({ one: sql`1` })
    .from(seamlessCalls)
    .where(
      and(
        eq(seamlessCalls.userId, round.userId),
        eq(seamlessCalls.roundId, round.id),
        eq(seamlessCalls.action, 'win'),
        eq(seamlessCalls.closes, true),
        isNull(seamlessCalls.undoneBy),
      ),
    )
    .limit(1);
  return closing !== undefined;
}
