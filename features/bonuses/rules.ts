import { PROGRESS_MAX } from '@/components/feedback/progress';
import { isAtLeast, shareOf } from '@/lib/format/amounts';
import { type WeekDayId, weekDayAt, weekFrom } from '@/lib/format/week-days';
import { DEFAULT_SETTING_CODE, DEFAULT_SETTING_WAGER } from './constants';
import type { BadgeState, BonusSetting, TodaysWindow } from './types';

/** Percent wagered: 100 − 100 · left ÷ total, within 0 and 100. Nothing to wager is all wagered. Decimal strings. Spec §4. */
export function wagerProgress({ left, total }: { left: string; total: string }): number {
  return isAtLeast('0', total) ? PROGRESS_MAX : PROGRESS_MAX - shareOf(left, total);
}

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

/** Active before pending before the number on offer; nothing at all shows no badge. Spec §2. */
export function badgeOf(status: 'ACTIVE' | 'PENDING' | null, available: number): BadgeState | null {
  if (status === 'ACTIVE') return { kind: 'active' };
  if (status === 'PENDING') return { kind: 'pending' };
  return available > 0 ? { kind: 'available', count: available } : null;
}
