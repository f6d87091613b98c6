import { InsufficientFunds } from '../../../ledger/errors';
import { type Posted, type Posting, post } from '../../../ledger/post';
import type { PlaceOf } from '../../kernel/jurisdictions/places';
import type { ClosedBy } from '../../kernel/promotions/closed-now';
import { endIfExpired } from '../../money/user-bonuses/end-if-expired';
import { GIVEN_BACK, NOT_COVERED, refusalOfBonus, refusalOfLimits, refusalOfStake, walletsOfStake } from './bet-rules';
import { type OpenSession, ruledGameOf } from './internal/session';
import type { Call } from './internal/situation';
import type { Act, Done, Turn } from './movement';
import { beginRound, changeRound, roundAtFirst, stakeOf, winOf } from './round';
import { addStakes, NO_STAKE, NO_WIN, SPENDING_ORDER, type Stake } from './rules';
import type { RecordedError } from './seamless-call-error';

/** What a posting took from each of the player's wallets. */
export function takenBy(
  posted: { entries: readonly Pick<Posted['entries'][number], 'account' | 'amount'>[] },
  userId: string,
): Stake {
  const taken = { ...NO_STAKE };
  for (const { account, amount } of posted.entries) {
    if (!('player' in account) || account.player !== userId) continue;
    for (const wallet of SPENDING_ORDER) if (account.wallet === wallet) taken[wallet] -= amount;
  }
  return taken;
}

type Taken = { amount: bigint; wallets: readonly (typeof SPENDING_ORDER)[number][] };

/** The posting that takes a stake, minor units, from these wallets in their order. */
export function stakePosting(call: Call, session: OpenSession, { amount, wallets }: Taken): Posting {
  const player = session.userId;
  return {
    key: `seamless:${call.integration}:bet:${call.transactionId}`,
    kind: 'bet',
    currency: session.currency,
    memo: { round: call.roundId, session: session.id, game: session.game.slug },
    legs: [{ from: wallets.map((wallet) => ({ player, wallet })), to: { house: 'game_providers' }, amount }],
  };
}

/** Takes the stake; null when the player does not have it in these wallets. */
async function postStake({ tx, call, session }: Turn, taken: Taken): Promise<Posted | null> {
  try {
    return await post(tx, stakePosting(call, session, taken));
  } catch (error) {
    if (error instanceof InsufficientFunds) return null;
    throw error;
  }
}

/** What holds now by places, what rules close, and whether the integration is on: from the process's memory, before the transaction. */
export type Holding = { places: PlaceOf; closedBy: ClosedBy; isOn: boolean };

async function actOnBet(
  turn: Turn,
  amount: bigint,
  { places, closedBy, isOn }: Holding,
): Promise<Done | RecordedError> {
  const { session, now, situation } = turn;
  if (situation.blocked) return GIVEN_BACK;
  const round = roundAtFirst(turn);
  const timed = { ...situation, place: places(session.profiles), isOn, ruledOut: closedBy(ruledGameOf(session)) };
  const refusal = refusalOfStake(timed, now, { session, round, amount });
  if (refusal) return refusal;
  const running = await endIfExpired(turn.tx, now, situation.running);
  const bonus = running?.status === 'ACTIVE' ? running : null;
  const tooHigh = refusalOfBonus(bonus, { round, amount });
  if (tooHigh) return tooHigh;
  const wallets = walletsOfStake(session.currency, bonus, round);
  // A bonus that has just ended took nothing of the player's own money.
  const limited = refusalOfLimits(situation, now, session, { amount, wallets, balances: situation.balances });
  if (limited) return limited;
  const posted = await postStake(turn, { amount, wallets });
  if (!posted) return NOT_COVERED;

  const share = takenBy(posted, session.userId);
  const balances = posted.balances[session.userId];
  if (!balances) throw new Error('The ledger answered without the balances of the player.');
  const stake = round ? addStakes(stakeOf(round), share) : share;
  const win = round ? winOf(round) : NO_WIN;
  const state = { stake, win, held: round?.held ?? 0n, closed: false, balances };
  const left = round ? await changeRound(turn, round, state) : await beginRound(turn, state, bonus?.id ?? null);
  return { kind: 'done', round: left, balances, changed: true, share, transferId: posted.transferId };
}

/** Takes a stake, minor units, by what holds where the player is. A refusal is remembered: the game was told no, so no late repeat may take the money after all. */
export const takeStake =
  (amount: bigint, holding: Holding): Act =>
  (turn) =>
    actOnBet(turn, amount, holding);
