import type { BonusSetting as WireSetting } from '@kozyr/contracts/bonus-settings';
import { shareGiven, wagerTotal } from '@kozyr/contracts/bonus-sums';
import type { Bonus, BonusRefusal, ListedBonus, ValidatedBonus } from '@kozyr/contracts/bonuses';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { isAtLeast } from '@/lib/format/amounts';
import { formatTime } from '@/lib/format/dates';
import { type WeekDayId, weekDayAt, weekDayName, weekFrom } from '@/lib/format/week-days';
import { DEFAULT_SETTING_CODE, DEFAULT_SETTING_WAGER, PERCENT_ON_DEPOSIT } from '../constants';
import type { BonusSetting, OfferProblem, PercentageOffer, TodaysWindow } from '../types';

/** A setting with what it left out: code PercentDeposit, wager 1. Spec §3. */
export function completeSetting(setting: BonusSetting): BonusSetting & { code: string; wager: number } {
  return {
    ...setting,
    code: setting.code || DEFAULT_SETTING_CODE,
    wager: setting.wager ?? DEFAULT_SETTING_WAGER,
  };
}

const asMinutes = (time: string) => time.slice(0, 5);

/**
 * Today's entry of a setting's week, today being what it is in the zone of the currency. A day that is missing or not
 * enabled is not active. Spec §3.
 */
export function todaysWindow(setting: BonusSetting, { now, timeZone }: { now: Date; timeZone: string }): TodaysWindow {
  const entry = setting.options.days_of_week_active[weekDayAt(now, timeZone).name];
  return {
    is_today_active: entry?.enabled ?? false,
    today_active_from: asMinutes(entry?.time_from ?? ''),
    today_active_to: asMinutes(entry?.time_to ?? ''),
  };
}

/** Weekdays on which a setting is active, from Monday. Spec §3. */
export function activeDays(setting: BonusSetting): WeekDayId[] {
  const week = setting.options.days_of_week_active;
  return weekFrom()
    .filter(({ name }) => week[name]?.enabled)
    .map(({ id }) => id);
}

type Page = { items: readonly unknown[]; total: number; page: number };

/** The page after those that are loaded, while fewer items are loaded than there are. Spec §4. */
export function nextPage(pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
  const last = pages.at(-1);
  return last && last.items.length > 0 && loaded < last.total ? last.page + 1 : undefined;
}

/** The median of what was staked, decimal strings; null without any. Of an even number the smaller of the two in the middle. */
export function usualStake(stakes: readonly string[]): string | null {
  const sorted = [...stakes].sort((one, other) => (isAtLeast(one, other) ? (isAtLeast(other, one) ? 0 : 1) : -1));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Rounds of this stake until so much is staked, rounded up; null when the stake is nothing. Decimal strings. */
export function roundsFor(wager: string, stake: string): number | null {
  const [whole, each] = [toMinor(wager), toMinor(stake)];
  return each > 0n ? Number((whole + each - 1n) / each) : null;
}

/** What has to be staked for a bonus that gives `given` for a deposit of `deposit`: spec §3, wager types. Decimal strings. */
export function toWager(bonus: Pick<Bonus, 'wager' | 'wager_type'>, given: string, deposit: string): string {
  const wager = BigInt(Math.round(bonus.wager * 100));
  return fromMinor(wagerTotal({ type: bonus.wager_type, wager }, toMinor(given), toMinor(deposit)));
}

/** Whether a bonus is a share of a week's net loss: it waits for a Monday, not for a deposit. */
export const isWeekly = (bonus: Bonus | ListedBonus): boolean =>
  'bonus_group' in bonus && bonus.bonus_group.name === 'WeeklyCashback';

/** What a bonus gives, for its least deposit where it needs one; the most of a share that needs none. Decimal strings. */
export function givenBy(bonus: Bonus | ListedBonus): string {
  if (bonus.type !== 'PERCENTAGE') return bonus.bonus_amount;
  if (toMinor(bonus.min_deposit_amount) === 0n) return bonus.max_bonus_amount;
  const terms = { share: toMinor(bonus.bonus_amount), max: toMinor(bonus.max_bonus_amount) };
  return fromMinor(shareGiven(terms, toMinor(bonus.min_deposit_amount)));
}

/** Whether an amount is nothing. Decimal string. */
export const isNothing = (amount: string): boolean => toMinor(amount) === 0n;

/** A code is good only when it equals the bonus's to the letter and the bonus is of that kind. Spec §4. */
export function isPromoCodeOf<T extends Bonus>(
  entered: string,
  bonus: T | null | undefined,
): bonus is T & { type: 'PROMO_CODE' } {
  return bonus?.type === 'PROMO_CODE' && entered !== '' && bonus.code === entered;
}

type Days = Pick<ListedBonus, 'active_on_days'>;

type Moment = { now: Date; timeZone: string };

/** Whether a bonus is given on the weekday that it is in the zone. */
export function isGivenToday({ active_on_days: days }: Days, { now, timeZone }: Moment): boolean {
  const { id } = weekDayAt(now, timeZone);
  return days.includes(weekFrom().findIndex((day) => day.id === id) + 1);
}

/** Whether its group gives bonuses at all. */
export const isOn = (bonus: Bonus | ListedBonus): boolean =>
  !('bonus_group' in bonus) || bonus.bonus_group.enabled !== false;

/** Today's hours of a bonus whose group has some, and whether it is one of them; null where all hours are. Spec §3. */
export function hoursOf(
  bonus: Bonus | ListedBonus,
  settings: readonly WireSetting[],
  { now, timeZone }: Moment,
): { from: string; to: string; isOpen: boolean } | null {
  const name = 'bonus_group' in bonus ? bonus.bonus_group.name : null;
  const setting = settings.find(({ code }) => code === name);
  if (!setting) return null;
  const window = todaysWindow(setting, { now, timeZone });
  const [from, to] = [window.today_active_from, window.today_active_to];
  const time = formatTime(now.toISOString(), timeZone);
  return { from, to, isOpen: window.is_today_active && from <= time && time <= to };
}

type Offer = (ValidatedBonus | ListedBonus) & { refusal?: BonusRefusal | null | undefined };

function refusedOf(bonus: Offer): OfferProblem | null {
  if (!bonus.refusal) return null;
  const { errorCode, details } = bonus.refusal;
  switch (errorCode) {
    case 'BONUS_EXPIRED':
      return { kind: 'over' };
    case 'BONUS_IS_NOT_STARTED':
      return { kind: 'notBegun', at: bonus.start_date };
    case 'BONUS_ALREADY_USED':
      return { kind: details.period === 'day' ? 'usedToday' : 'used' };
    case 'BONUS_ACTIVATION_LIMIT_REACHED':
      return { kind: 'places' };
    case 'BONUS_INVALID':
      return { kind: 'other' };
    case 'BONUS_NOT_ALLOWED':
      if (details.reason === 'rating')
        return { kind: 'rating', stars: Number(details.min_rating), own: Number(details.rating) };
      if (details.reason === 'first_deposit') return { kind: 'firstDeposit' };
      if (details.reason === 'group') return { kind: 'group' };
      // Day and hour are told by the bonus itself, as it is at this moment.
      return details.reason === 'day' ? null : { kind: 'other' };
  }
}

/**
 * Why a bonus can't be taken now, or null: what the platform said of it, and what has become of day, hour and term since.
 * `hours`: of today, where it is given at some hours only.
 */
export function offerProblem(
  bonus: Offer,
  moment: Moment,
  hours: { from: string; to: string; isOpen: boolean } | null,
): OfferProblem | null {
  const refused = refusedOf(bonus);
  // What had not begun when it was asked for may have begun.
  const isDue = refused?.kind === 'notBegun' && Date.parse(refused.at) <= moment.now.getTime();
  if (refused && !isDue) return refused;
  if (bonus.end_date && Date.parse(bonus.end_date) <= moment.now.getTime()) return { kind: 'over' };
  if (!isOn(bonus)) return { kind: 'group' };
  if (!isGivenToday(bonus, moment)) return { kind: 'day' };
  return hours && !hours.isOpen ? { kind: 'hours', from: hours.from, to: hours.to } : null;
}

/** The weekdays on which a bonus is given, short and from Monday. */
export function daysOf({ active_on_days: days }: Days, locale: string): string {
  return weekFrom()
    .filter((_day, place) => days.includes(place + 1))
    .map(({ id }) => weekDayName(id, locale, 'short'))
    .join(', ');
}

/** The bonus of a kind that is given on the weekday that it is in the zone, if one is on offer. */
export function offeredToday(offers: readonly ListedBonus[], label: string, moment: Moment): ListedBonus | undefined {
  return offers.find((bonus) => bonus.bonus_group.name === label && isGivenToday(bonus, moment));
}

/** What the percentage modal tells of its settings; undefined where there are none. Spec §3, §9. */
export function percentageOffer(
  items: readonly WireSetting[],
  { now, timeZone, today }: { now: Date; timeZone: string; today: string },
): PercentageOffer | undefined {
  const found = items.find(({ code }) => code === DEFAULT_SETTING_CODE);
  if (!found) return undefined;
  const setting = completeSetting(found);
  const window = todaysWindow(setting, { now, timeZone });
  const percents = Object.values(found.percents ?? {}).map(Number);
  return {
    usageCount: found.usage_count ?? 0,
    activeFrom: window.today_active_from,
    activeTo: window.today_active_to,
    from: percents.length > 0 ? Math.min(...percents) : PERCENT_ON_DEPOSIT.from,
    to: percents.length > 0 ? Math.max(...percents) : PERCENT_ON_DEPOSIT.to,
    wager: setting.wager,
    isTodayActive: window.is_today_active,
    activeOn: activeDays(setting),
    today,
  };
}
