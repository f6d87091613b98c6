import { shareGiven, wagerTotal } from '@kozyr/contracts/bonus-sums';
import {
  type ACTIVATION_REFUSALS,
  type BonusRefusal,
  DEPOSIT_WAIT_HOURS,
  LASTING_REFUSALS,
} from '@kozyr/contracts/bonuses';
import { addHours } from 'date-fns';
import type { BonusRow } from '../../money/user-bonuses/bonus-view';
import { isWeekly } from '../../money/user-bonuses/terms-row';

export type ActivationErrorCode = (typeof ACTIVATION_REFUSALS)[number];
export type Verdict =
  | { ok: true }
  | { ok: false; code: ActivationErrorCode; message: string; details?: Record<string, string> };

/** What a player has of a phone proved by a call for an activation; spec §6, §8. */
export type Proof = 'proved' | 'no_phone' | 'not_begun' | 'not_finished' | 'required';

/** What the rules of an activation look at but for what the player says (spec §4); counts are of the day in the currency's zone. */
export type LastingFacts = {
  now: Date;
  currency: BonusRow['currency'];
  rating: number;
  group: { name: string; enabled: boolean };
  /** ISO, 1 Monday to 7 Sunday, in the currency's zone. */
  weekday: number;
  /** Whether the settings of its group give it at this hour. */
  inHours: boolean;
  hasDeposited: boolean;
  /** Whether the bonus is for everybody, or the player is in the group that it is for. */
  invited: boolean;
  /**
   * What holds where the player is: whether there are bonuses and cashback on losses, and the most times a bonus may have to be wagered, in
   * hundredths as the bonus's own; null: no bound.
   */
  place: { bonuses: boolean; cashback: boolean; wagerCap: number | null };
  ownToday: number;
  ownEver: number;
  takenToday: number;
};

/** All that the rules of an activation look at. */
export type Facts = LastingFacts & {
  /** Whether what the player entered opens a bonus of a promo code. */
  codeFits: boolean;
  running: { bonusId: string; name: string } | null;
  proof: Proof;
};

const no = (code: ActivationErrorCode, message: string, details?: Record<string, string>): Verdict => ({
  ok: false,
  code,
  message,
  ...(details ? { details } : {}),
});

function offered(bonus: BonusRow, { now, currency, invited }: LastingFacts): Verdict {
  // What is still being written is told to nobody, and what is for others not to this player.
  if (bonus.status === 'DRAFT' || !invited) return no('BONUS_NOT_FOUND', 'There is no such bonus.');
  if (bonus.status === 'COMPLETED') return no('BONUS_EXPIRED', 'This bonus has ended.');
  if (bonus.status !== 'ACTIVE') return no('BONUS_INVALID', 'This bonus is not on offer.');
  if (bonus.currency !== currency)
    return no('BONUS_NOT_ALLOWED', 'This bonus is in another currency.', { reason: 'currency' });
  if (now < bonus.startsAt)
    return no('BONUS_IS_NOT_STARTED', 'This bonus has not begun.', { start_date: bonus.startsAt.toISOString() });
  if (bonus.endsAt && now >= bonus.endsAt) return no('BONUS_EXPIRED', 'This bonus has ended.');
  return { ok: true };
}

function unlocked(bonus: BonusRow, { codeFits }: Facts): Verdict {
  if (bonus.type === 'PROMO_CODE' && !codeFits)
    return no('BONUS_INVALID_ACTIVATION_CODE', 'This code does not belong to the bonus.');
  return { ok: true };
}

function allowed(bonus: BonusRow, facts: LastingFacts): Verdict {
  if (!facts.group.enabled)
    return no('BONUS_NOT_ALLOWED', 'Bonuses of this kind are not given now.', { reason: 'group' });
  const { cashback, wagerCap } = facts.place;
  if ((wagerCap !== null && bonus.wager > wagerCap) || (isWeekly(facts.group) && !cashback))
    return no('BONUS_NOT_ALLOWED', 'This bonus is not offered in this country.', { reason: 'country' });
  if (facts.rating < bonus.minRating)
    return no('BONUS_NOT_ALLOWED', 'The rating of this player is too low.', {
      reason: 'rating',
      min_rating: String(bonus.minRating),
      rating: String(facts.rating),
    });
  if (!bonus.activeOnDays.includes(facts.weekday) || !facts.inHours)
    return no('BONUS_NOT_ALLOWED', 'This bonus is not given on this day or at this hour.', { reason: 'day' });
  if (facts.group.name === 'WelcomeDeposit' && facts.hasDeposited)
    return no('BONUS_NOT_ALLOWED', 'This bonus is for the first deposit.', { reason: 'first_deposit' });
  return { ok: true };
}

/** Spec §4: daily ones are counted by today's, others allow no earlier activation. */
function unused(bonus: BonusRow, { ownToday, ownEver, takenToday }: LastingFacts): Verdict {
  const used = no('BONUS_ALREADY_USED', 'This player has used this bonus.');
  if (bonus.maxUniqueActivations > 0) {
    if (bonus.isDailyActivation) {
      if (ownToday >= bonus.maxUniqueActivations)
        return no('BONUS_ALREADY_USED', 'This player has used this bonus today.', { period: 'day' });
    } else if (ownEver > 0) return used;
  } else if (!bonus.isRepeatedActivation && ownEver > 0) return used;
  if (bonus.maxDailyActivations > 0 && takenToday >= bonus.maxDailyActivations)
    return no('BONUS_ACTIVATION_LIMIT_REACHED', "Today's activations of this bonus are used up.");
  return { ok: true };
}

/** The four messages of spec §8 that lead to the verification by call. */
const PROOF_MESSAGES: Record<Exclude<Proof, 'proved'>, string> = {
  no_phone: 'User has no phone',
  not_begun: "User didn't verify action",
  not_finished: 'Verification is not finished',
  required: 'Verification is required step',
};

/** What stands in the way whatever the player enters, confirms or verifies; null: nothing. For saying it before they ask. */
export function lastingRefusal(bonus: BonusRow, facts: LastingFacts): BonusRefusal | null {
  for (const rule of [offered, allowed, unused]) {
    const verdict = rule(bonus, facts);
    if (verdict.ok) continue;
    const errorCode = LASTING_REFUSALS.find((code) => code === verdict.code);
    if (errorCode) return { errorCode, details: verdict.details ?? {} };
  }
  return null;
}

/** Whether a player may take a bonus now; the first rule that stands in the way says why. Spec §4, §6, §8. */
export function canActivate(bonus: BonusRow, facts: Facts): Verdict {
  for (const rule of [offered, unlocked, allowed, unused]) {
    const verdict = rule(bonus, facts);
    if (!verdict.ok) return verdict;
  }
  if (facts.running)
    return no('NEEDS_USER_CONFIRMATION', 'Another bonus is running: it has to be cancelled first.', {
      bonus_id: facts.running.bonusId,
      name: facts.running.name,
    });
  if (bonus.isVerificationRequired && facts.proof !== 'proved')
    return no('NOVERIFIED_USER_ERROR', PROOF_MESSAGES[facts.proof]);
  return { ok: true };
}

/** Until when a bonus taken now waits for its deposit; null where it needs none. */
export function waitsUntil({ minDeposit, endsAt }: Pick<BonusRow, 'minDeposit' | 'endsAt'>, now: Date): Date | null {
  if (minDeposit === 0n) return null;
  const waited = addHours(now, DEPOSIT_WAIT_HOURS);
  return endsAt && endsAt < waited ? endsAt : waited;
}

const HUNDREDTHS_OF_PERCENT = 10_000n;

/** The money that a bonus gives, for the deposit that pays for it where it needs one. Minor units, rounded down. */
export function givenBy(bonus: Pick<BonusRow, 'type' | 'amount' | 'maxAmount'>, deposit: bigint): bigint {
  if (bonus.type !== 'PERCENTAGE') return bonus.amount;
  return shareGiven({ share: bonus.amount, max: bonus.maxAmount }, deposit);
}

/** What has to be staked: CLASSIC bonus x wager, VERSION2 (bonus + deposit) x wager. Minor units, rounded up. */
export function requirementOf(bonus: Pick<BonusRow, 'wagerType' | 'wager'>, given: bigint, deposit: bigint): bigint {
  return wagerTotal({ type: bonus.wagerType, wager: BigInt(bonus.wager) }, given, deposit);
}

/** Most that may reach digital, minor units; null: no cap. */
export function capOf(bonus: Pick<BonusRow, 'maxWin' | 'winAmountType'>, given: bigint): bigint | null {
  if (bonus.maxWin === 0n) return null;
  return bonus.winAmountType === 'ABSOLUTE' ? bonus.maxWin : (given * bonus.maxWin) / HUNDREDTHS_OF_PERCENT;
}

/** What activating a bonus gives and asks for by its terms; paid: its deposit; share: what it gives where that is counted otherwise. */
export function sumsOf(
  terms: Pick<BonusRow, 'type' | 'amount' | 'maxAmount' | 'wagerType' | 'wager' | 'maxWin' | 'winAmountType'>,
  { paid, share }: { paid: bigint; share?: bigint | undefined },
): { initialAmount: bigint; wagerTotal: bigint; cap: bigint | null } {
  const given = share ?? givenBy(terms, paid);
  return { initialAmount: given, cap: capOf(terms, given), wagerTotal: requirementOf(terms, given, paid) };
}

/** Minutes since midnight of "HH:mm" or "HH:mm:ss". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a window of a day is open at an hour; to is the last minute that is inside. */
export function isOpenAt(window: { enabled: boolean; time_from: string; time_to: string }, minutes: number): boolean {
  return window.enabled && minutes >= minutesOf(window.time_from) && minutes <= minutesOf(window.time_to);
}
