import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import { fromMinor, isMoney, type StakeCurrency } from '@kozyr/contracts/money';
import type { Balances } from '../../../ledger/accounts';
import { refusalOfPlace } from '../../kernel/jurisdictions/rules';
import {
  breakDueUntil,
  figuresOf,
  type GamingNow,
  gapOf,
  isCheckDue,
  underRules,
} from '../../kernel/protection/gaming-rules';
import {
  leftText,
  limitText,
  type Reached,
  stakeLimitPassed,
  timeLimitPassed,
} from '../../kernel/protection/limit-rules';
import type { PlayerLimitsNow } from '../../kernel/protection/read-limits';
import { limitsAsked, missingLimits } from '../../kernel/protection/require-limits-set';
import { periodAt } from '../../kernel/time/periods';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { termsRow } from '../../money/user-bonuses/terms-row';
import type { RoundState } from '../rounds/view-round';
import { type OpenSession, stakeRefusal } from './internal/session';
import { stakeOf } from './round';
import { SPENDING_ORDER, totalOf } from './rules';
import { type RecordedError, refused } from './seamless-call-error';

/** What is spent in a round that belongs to no bonus, or to another one, while a bonus runs. */
const OWN_MONEY = SPENDING_ORDER.filter((wallet) => wallet !== 'bonus');

export const GIVEN_BACK = refused('TRANSACTION_REFUNDED', 'This bet was given back before it came.');
export const NOT_COVERED = refused('INSUFFICIENT_FUNDS', 'The balance does not cover this bet.');

type Asked = { session: OpenSession; round: RoundState | null; amount: bigint };

/**
 * What a stake is judged by besides the session: the player's limits and gaming session, what holds where they are, whether the game's
 * integration is on, and where rules close the game.
 */
type Timed = PlayerLimitsNow & { gaming: GamingNow; place: Jurisdiction; isOn: boolean; ruledOut: readonly string[] };

/**
 * Why no round begins now; null: one does: a limit of time is used up, a break is due, or the player has to see how long they play. A round that runs
 * takes its stakes: whoever doubles a hand loses nothing by the clock.
 */
function refusalOfTime(
  { limits, played, gaming, place }: Timed,
  now: Date,
  { session, round }: Pick<Asked, 'session' | 'round'>,
): RecordedError | null {
  if (round !== null) return null;
  const spent = timeLimitPassed(limits, played, gapOf(gaming, now));
  if (spent) return limitRefusal(spent, now, session);
  const breakUntil = breakDueUntil(gaming, now, place.session);
  if (breakUntil)
    return { ...refused('BREAK_DUE', 'The player has to take a break before another round begins.'), breakUntil };
  if (gaming.last === null || !isCheckDue(underRules(gaming, place.session), now)) return null;
  return {
    ...refused('REALITY_CHECK_DUE', 'The player has to see how long they play before another round begins.'),
    gamingSession: figuresOf(gaming.last, now),
  };
}

/** Why the session, the round, the game's limits or the time the player has played take no such stake; null: they do. */
export function refusalOfStake(timed: Timed, now: Date, asked: Asked): RecordedError | null {
  const { session, round, amount } = asked;
  const shut = stakeRefusal(session, now, timed);
  if (shut) return refused(shut.code, shut.message);
  const closed = refusalOfPlace(timed.place, isMoney(session.currency) ? 'stake' : 'credits');
  if (closed) return refused('PLAYER_STOPPED', closed.message);
  if (missingLimits(limitsAsked(timed.place, session.currency), timed.limits).length > 0)
    return refused('PLAYER_STOPPED', 'The player first sets the limits that are asked for in their country.');
  if (round?.closed) return refused('ROUND_CLOSED', 'This round is settled.');
  if (amount >= session.minBet && amount <= session.maxBet) return refusalOfTime(timed, now, asked);
  const limits = `${fromMinor(session.minBet)} to ${fromMinor(session.maxBet)} ${session.currency}`;
  return refused('BET_LIMIT', `A bet in this game is ${limits}.`);
}

/** Why the bonus that runs takes no such stake; null: it does. */
export function refusalOfBonus(
  bonus: UserBonusRow | null,
  { round, amount }: Pick<Asked, 'round' | 'amount'>,
): RecordedError | null {
  const limit = bonus && termsRow(bonus.terms).maxBet;
  return limit && amount + (round ? totalOf(stakeOf(round)) : 0n) > limit
    ? refused('BONUS_MAX_BET', `While a bonus is running a round takes at most ${fromMinor(limit)}.`)
    : null;
}

type Spent = {
  amount: bigint;
  wallets: readonly (typeof SPENDING_ORDER)[number][];
  balances: Pick<Balances, 'game' | 'electronic'>;
};

/** How much of a stake is the player's own money: it is spent before that of a bonus. */
function ownPart({ amount, wallets, balances: { game, electronic } }: Spent): bigint {
  const own = game + electronic;
  return wallets.includes('bonus') && own < amount ? own : amount;
}

function limitRefusal(
  { kind, period, amount, used, left }: Reached,
  now: Date,
  { money }: Pick<OpenSession, 'money'>,
): RecordedError | null {
  if (kind === 'deposit') return null;
  return {
    ...refused('LIMIT_REACHED', `The player's ${kind} limit of a ${period} takes no such stake.`),
    limit: {
      kind,
      period,
      amount: limitText(kind, amount),
      used: limitText(kind, used > 0n ? used : 0n),
      left: leftText(kind, left),
      frees_at: periodAt(now, money, period).to.toISOString(),
    },
  };
}

/** Why the limits that the player has set take no such stake; null: they do, as they take any of credits. */
export function refusalOfLimits(
  { limits, played }: PlayerLimitsNow,
  now: Date,
  session: Pick<OpenSession, 'currency' | 'money'>,
  spent: Spent,
): RecordedError | null {
  if (limits.length === 0 || !isMoney(session.currency)) return null;
  const passed = stakeLimitPassed(limits, played, { amount: spent.amount, own: ownPart(spent) });
  return passed && limitRefusal(passed, now, session);
}

/**
 * The wallets that a stake is taken from, in their order. Bonus money is staked only in rounds of its own bonus: a round that began
 * before it would carry the money past its wagering. Of credits there is no bonus.
 */
export const walletsOfStake = (currency: StakeCurrency, bonus: UserBonusRow | null, round: RoundState | null) =>
  !isMoney(currency) || (bonus !== null && round !== null && round.userBonusId !== bonus.id)
    ? OWN_MONEY
    : SPENDING_ORDER;
