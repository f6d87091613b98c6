import { formatMoney } from '@desk/lib/format/money';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import type { useTranslations } from 'next-intl';
import type { PreviewRow, Shown } from './shown';

type Say = ReturnType<typeof useTranslations<'promotions'>>;
type Beside = { now: string; proposed: string };

const percents = (what: string, { now, proposed }: Beside): PreviewRow => ({
  what,
  now: `${now}\u00a0%`,
  proposed: `${proposed}\u00a0%`,
});
const amounts = (what: string, { now, proposed }: Beside, currency: Currency): PreviewRow => ({
  what,
  now: formatMoney(now, currency),
  proposed: formatMoney(proposed, currency),
});

/** What jackpots give back of stakes by level and together, and what that costs. */
export const jackpotRows = (t: Say, { currencies }: PreviewOf<'jackpots'>): Shown => ({
  rows: CURRENCIES.flatMap((currency) => {
    const { levels, return: together, cost_per_million: cost } = currencies[currency];
    const name = currency.toUpperCase();
    return [
      ...levels.flatMap(({ level, return: back, stakes_per_drop: stakes, paid_per_drop: paid }) => {
        const named = { currency: name, level: t(`suit.${level}`) };
        return [
          percents(t('previewOf.levelReturn', named), back),
          amounts(t('previewOf.levelPaid', named), paid, currency),
          amounts(t('previewOf.levelStakes', named), stakes, currency),
        ];
      }),
      percents(t('previewOf.jackpotsReturn', { currency: name }), together),
      amounts(t('previewOf.jackpotsCost', { currency: name }), cost, currency),
    ];
  }),
  notes: [t('previewOf.jackpotsNote')],
});

/** What battles pay a week, by tier and together. */
export const battleRows = (t: Say, { currencies }: PreviewOf<'battles'>): Shown => ({
  rows: CURRENCIES.flatMap((currency) => {
    const { tiers, prizes_per_week: week, full_stakes_per_week: stakes } = currencies[currency];
    const name = currency.toUpperCase();
    return [
      ...tiers.map(({ tier, open, prizes_per_week: own }) =>
        amounts(
          t(open ? 'previewOf.tierWeek' : 'previewOf.tierShut', { currency: name, tier: t(`tier.${tier}`) }),
          own,
          currency,
        ),
      ),
      amounts(t('previewOf.battlesWeek', { currency: name }), week, currency),
      amounts(t('previewOf.battlesStakes', { currency: name }), stakes, currency),
    ];
  }),
  notes: [t('previewOf.battlesNote')],
});

/** The hours of each day on which percentages of deposits are given. */
export const percentageRows = (t: Say, { currencies }: PreviewOf<'percentages'>): Shown => ({
  rows: CURRENCIES.flatMap((currency) => {
    const { days, hours_per_week: hours, wager } = currencies[currency];
    const name = currency.toUpperCase();
    const none = t('percentages.closed');
    return [
      ...days.map(({ day, hours: { now, proposed }, percent }) => ({
        what: percent
          ? t('previewOf.dayPercent', { currency: name, day: t(`day.${day}`), percent })
          : t('previewOf.day', { currency: name, day: t(`day.${day}`) }),
        now: now ?? none,
        proposed: proposed ?? none,
      })),
      {
        what: t('previewOf.hoursWeek', { currency: name }),
        now: String(hours.now),
        proposed: String(hours.proposed),
      },
      { what: t('previewOf.wagerTold', { currency: name }), now: String(wager.now), proposed: String(wager.proposed) },
    ];
  }),
  notes: [t('previewOf.percentagesNote')],
});
