import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import type { Currency } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { BUILT_IN_PERCENTAGES, type PercentageRules } from '@kozyr/contracts/promotions/percentages';
import { hoursToMinutes } from 'date-fns';
import type { Context } from '../../../../context';
import { offersByWeekday } from '../../../rewards/bonuses/bonus-settings';
import { type Calendar, readCalendar, VERSIONED_CODE } from '../../../rewards/bonuses/calendar';

type Window = Calendar['days']['monday'];

const textOf = ({ enabled, time_from: from, time_to: to }: Window): string | null => (enabled ? `${from}–${to}` : null);

const minutesAt = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hoursToMinutes(hours) + minutes;
};

/** Whole hours of a week in which it is given; the last minute is one of them. */
const hoursPerWeek = (days: Calendar['days']): number =>
  Math.floor(
    WEEKDAYS.map((day) => days[day])
      .filter(({ enabled }) => enabled)
      .reduce((sum, { time_from: from, time_to: to }) => sum + minutesAt(to) - minutesAt(from) + 1, 0) / 60,
  );

async function previewIn({ db, now }: Context, proposed: PercentageRules, currency: Currency) {
  const key = { code: VERSIONED_CODE, currency };
  const held = (await readCalendar(db, key, now())) ?? BUILT_IN_PERCENTAGES[currency];
  const { percents } = await offersByWeekday(db, key);
  const { wager, days } = proposed[currency];
  return {
    wager: { now: held.wager, proposed: wager },
    days: WEEKDAYS.map((day) => ({
      day,
      hours: { now: textOf(held.days[day]), proposed: textOf(days[day]) },
      percent: percents[day] ?? null,
    })),
    hours_per_week: { now: hoursPerWeek(held.days), proposed: hoursPerWeek(days) },
  };
}

/** What holds of the percentage on deposit by day beside what is proposed. */
export async function previewPercentages(ctx: Context, proposed: PercentageRules): Promise<PreviewOf<'percentages'>> {
  return {
    kind: 'percentages',
    currencies: { uah: await previewIn(ctx, proposed, 'uah'), kzt: await previewIn(ctx, proposed, 'kzt') },
  };
}
