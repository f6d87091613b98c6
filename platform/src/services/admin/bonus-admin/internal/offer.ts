import { type Currency, toMinor } from '@kozyr/contracts/money';
import { type BonusChange, NEW_BONUS, type NewBonus } from '@kozyr/contracts/operator/bonuses';
import type { bonuses } from '../../../../db/schema/bonuses';
import { DomainError } from '../../../../errors';
import { paceOf } from '../../../rewards/bonuses/declared-cost';

type Row = typeof bonuses.$inferInsert;

/** The columns of what is said of a bonus; what is not said is not in it. Money in minor units, wager in hundredths. */
export function columnsOf(said: BonusChange): Partial<Row> {
  const money = (amount: string | undefined) => (amount === undefined ? undefined : toMinor(amount));
  const date = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));
  const columns = {
    name: said.name,
    names: said.names,
    status: said.status,
    code: said.code,
    startsAt: date(said.start_date),
    endsAt: said.end_date === null ? null : date(said.end_date),
    amount: money(said.bonus_amount),
    maxAmount: money(said.max_bonus_amount),
    minDeposit: money(said.min_deposit_amount),
    activationsOffset: said.activations_offset,
    isDailyActivation: said.is_daily_activation,
    wagerType: said.wager_type,
    wager: said.wager === undefined ? undefined : Math.round(said.wager * 100),
    maxDailyActivations: said.max_daily_activations,
    maxUniqueActivations: said.max_unique_activations,
    activeOnDays: said.active_on_days && [...new Set(said.active_on_days)].sort(),
    minRating: said.min_rating,
    maxWin: money(said.max_win_amount),
    winAmountType: said.win_amount_type,
    burningOnWithdrawal: said.burning_on_withdrawal,
    burningAmount: money(said.burning_amount),
    burningOnTimeout: said.burning_on_timeout,
    burningOnDeposit: said.burning_on_deposit,
    optIn: said.opt_in,
    isPublic: said.is_public,
    isRepeatedActivation: said.is_repeated_activation,
    isVerificationRequired: said.is_verification_required,
    maxBet: said.max_bet_amount === null ? null : money(said.max_bet_amount),
    playerGroupId: said.player_group,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** All that a new bonus is but its id and group. */
export function newOffer(said: NewBonus, now: Date): Omit<Row, 'id' | 'groupId'> {
  const { group: _, currency, type, ...terms } = said;
  const full = { ...NEW_BONUS, ...terms, active_on_days: [...(terms.active_on_days ?? NEW_BONUS.active_on_days)] };
  return {
    currency,
    type,
    name: full.name,
    names: full.names,
    status: full.status,
    startsAt: now,
    wager: 0,
    wagerType: full.wager_type,
    winAmountType: full.win_amount_type,
    activeOnDays: full.active_on_days,
    ...columnsOf(full),
  };
}

type Offer = Pick<Row, 'type' | 'code' | 'startsAt' | 'endsAt'> & { currency: Currency } & Partial<Row>;

/** 100.00 % in hundredths. */
const WHOLE_PERCENT = 10_000n;

const no = (field: string, message: string) => new DomainError('VALIDATION_ERROR', `${field} ${message}`, { field });

/** Terms that can't hold together. @throws DomainError VALIDATION_ERROR that names the field */
export function requireSound(offer: Offer, group: string): void {
  const money = (amount: bigint | null | undefined) => amount ?? 0n;
  if ((offer.type === 'PROMO_CODE') !== Boolean(offer.code))
    throw no('code', offer.type === 'PROMO_CODE' ? 'is missing.' : 'is for PROMO_CODE only.');
  if (money(offer.amount) === 0n) throw no('bonus_amount', 'must be above zero.');
  if (offer.endsAt && offer.endsAt <= offer.startsAt) throw no('end_date', 'must be after start_date.');
  if (offer.type === 'PERCENTAGE' && money(offer.maxAmount) === 0n)
    throw no('max_bonus_amount', 'must be above zero for PERCENTAGE.');
  // A share of a week's loss needs no deposit; any other share is one of a deposit.
  if (offer.type === 'PERCENTAGE' && group !== 'WeeklyCashback' && money(offer.minDeposit) === 0n)
    throw no('min_deposit_amount', 'must be above zero for PERCENTAGE.');
  if (group === 'WeeklyCashback' && offer.type !== 'PERCENTAGE') throw no('type', 'is PERCENTAGE for WeeklyCashback.');
  if (group === 'WeeklyCashback' && money(offer.minDeposit) > 0n)
    throw no('min_deposit_amount', 'must be zero for WeeklyCashback: it waits for a Monday, not for a deposit.');
  if (group === 'WeeklyCashback' && money(offer.amount) > WHOLE_PERCENT)
    throw no('bonus_amount', 'must be 100 at most for WeeklyCashback: a week gives back no more than was lost.');
  if (offer.burningOnTimeout && !offer.activationsOffset)
    throw no('activations_offset', 'must be above zero with burning_on_timeout.');
  if (offer.optIn === false && money(offer.minDeposit) === 0n)
    throw no('min_deposit_amount', 'must be above zero for a bonus that comes with a deposit by itself.');
  const paced = {
    isDailyActivation: offer.isDailyActivation ?? false,
    isRepeatedActivation: offer.isRepeatedActivation ?? false,
    maxUniqueActivations: offer.maxUniqueActivations ?? 0,
    maxDailyActivations: offer.maxDailyActivations ?? 0,
  };
  if (offer.status === 'ACTIVE' && !paceOf(paced, group))
    throw no(
      'max_unique_activations',
      'must be above zero with is_daily_activation, or max_daily_activations, for a bonus that may be taken again: what it costs a day must have an end.',
    );
  if (offer.maxBet === 0n) throw no('max_bet_amount', 'must be above zero, or null for no limit.');
}
