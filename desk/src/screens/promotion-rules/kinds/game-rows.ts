import { areaName } from '@desk/lib/format/area-name';
import { formatMoney } from '@desk/lib/format/money';
import { CURRENCIES } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import type { useTranslations } from 'next-intl';
import type { Shown } from './shown';

type Say = ReturnType<typeof useTranslations<'promotions'>>;

const unknownNote = (t: Say, unknown: readonly string[]): string[] =>
  unknown.length > 0 ? [t('previewOf.unknown', { slugs: unknown.join(', ') })] : [];

/** What of the stakes of each game counts, and what that would have been for the wagering of four weeks. */
export const contributionRows = (t: Say, { games, currencies, unknown }: PreviewOf<'contribution'>): Shown => ({
  rows: [
    ...CURRENCIES.map((currency) => {
      const { staked, now, proposed } = currencies[currency];
      return {
        what: t('previewOf.counted', { currency: currency.toUpperCase(), staked: formatMoney(staked, currency) }),
        now: formatMoney(now, currency),
        proposed: formatMoney(proposed, currency),
      };
    }),
    ...games.named.map(({ title, now, proposed }) => ({
      what: title,
      now: `${now}\u00a0%`,
      proposed: `${proposed}\u00a0%`,
    })),
  ],
  notes: [
    t('previewOf.gamesChanged', { changed: games.changed, rising: games.rising, falling: games.falling }),
    ...(games.changed > games.named.length ? [t('previewOf.namedOnly', { count: games.named.length })] : []),
    ...(games.kept_low > 0 ? [t('previewOf.keptLow', { count: games.kept_low })] : []),
    ...unknownNote(t, unknown),
  ],
});

/** How many games are closed where, and whom that concerns. */
export const closedRows = (t: Say, { areas, unknown }: PreviewOf<'closed-games'>, locale: string): Shown => ({
  rows: areas.map(({ area, now, proposed }) => ({
    what: t('previewOf.closedIn', { area: areaName(area, locale) }),
    now: String(now),
    proposed: String(proposed),
  })),
  notes: [
    ...(areas.length === 0 ? [t('previewOf.nothingClosed')] : []),
    ...areas.flatMap(({ area, closing, opening, players, open_rounds: rounds }) => {
      const name = areaName(area, locale);
      return [
        ...(closing > 0 ? [t('previewOf.closing', { area: name, closing, players, rounds })] : []),
        ...(opening > 0 ? [t('previewOf.opening', { area: name, opening })] : []),
      ];
    }),
    ...unknownNote(t, unknown),
  ],
});
