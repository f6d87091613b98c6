import { formatMoney } from '@desk/lib/format/money';
import { CURRENCIES } from '@kozyr/contracts/money';
import type { PreviewOf, PromotionPreview } from '@kozyr/contracts/operator/promotion-previews';
import { useLocale, useTranslations } from 'next-intl';
import { closedRows, contributionRows } from './game-rows';
import { battleRows, jackpotRows, percentageRows } from './play-rows';
import type { Shown } from './shown';

type Say = ReturnType<typeof useTranslations<'promotions'>>;

const starsRows = (t: Say, { currencies }: PreviewOf<'stars'>): Shown => ({
  rows: CURRENCIES.flatMap((currency) =>
    currencies[currency].stars.map(({ stars, now, proposed }) => ({
      what: t('previewOf.stars', { count: stars, currency: currency.toUpperCase() }),
      now: String(now),
      proposed: String(proposed),
    })),
  ),
  notes: CURRENCIES.map((currency) => {
    const { rising, falling } = currencies[currency];
    return t('previewOf.moves', { currency: currency.toUpperCase(), rising, falling });
  }),
});

const cashbackRows = (t: Say, { currencies }: PreviewOf<'cashback'>): Shown => ({
  rows: CURRENCIES.flatMap((currency) => {
    const { weeks, total } = currencies[currency];
    const line = (what: string, { now, proposed }: { now: string; proposed: string }) => ({
      what,
      now: formatMoney(now, currency),
      proposed: formatMoney(proposed, currency),
    });
    const name = currency.toUpperCase();
    return [
      ...weeks.map((week) =>
        line(t('previewOf.week', { currency: name, monday: week.from, players: week.players }), week),
      ),
      line(t('previewOf.fourWeeks', { currency: name }), total),
    ];
  }),
  notes: [t('previewOf.cashbackNote')],
});

const wheelRows = (t: Say, { currencies, players }: PreviewOf<'wheel'>): Shown => ({
  rows: [
    ...CURRENCIES.flatMap((currency) => {
      const { per_spin: spin, per_30_days: month } = currencies[currency];
      const name = currency.toUpperCase();
      return [
        {
          what: t('previewOf.spin', { currency: name }),
          now: formatMoney(spin.now, currency),
          proposed: formatMoney(spin.proposed, currency),
        },
        {
          what: t('previewOf.month', { currency: name }),
          now: formatMoney(month.now, currency),
          proposed: formatMoney(month.proposed, currency),
        },
      ];
    }),
    { what: t('previewOf.spinners'), now: String(players.now), proposed: String(players.proposed) },
  ],
  notes: [],
});

/** The lines of a preview, kind by kind, in the operator's language. */
export function usePreviewRows(preview: PromotionPreview): Shown {
  const t = useTranslations('promotions');
  const locale = useLocale();
  switch (preview.kind) {
    case 'stars':
      return starsRows(t, preview);
    case 'cashback':
      return cashbackRows(t, preview);
    case 'wheel':
      return wheelRows(t, preview);
    case 'jackpots':
      return jackpotRows(t, preview);
    case 'battles':
      return battleRows(t, preview);
    case 'percentages':
      return percentageRows(t, preview);
    case 'contribution':
      return contributionRows(t, preview);
    case 'closed-games':
      return closedRows(t, preview, locale);
    case 'withdrawal-rules':
      return { rows: [], notes: [] };
  }
}
