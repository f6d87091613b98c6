'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { type Facet, type Filters, without } from '@/lib/catalogue/facets';
import { formatMoney } from '@/lib/format/money';
import { nameIn, toggled } from '../rules';

type Chosen = { key: string; label: string; rest: Filters };

/** What narrows the games now, each to be let go by a press. */
export function ChosenFilters({
  catalogue,
  chosen,
  filters,
  onChange,
  onClear,
}: {
  catalogue: CatalogueIndex;
  chosen: readonly Facet[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  onClear: () => void;
}) {
  const t = useTranslations('lobby');
  const themes = useTranslations('gameThemes');
  const tags = useTranslations('gameTags');
  const of = (facet: Facet): Chosen[] => {
    const one = (label: string): Chosen[] => [{ key: facet, label, rest: without(filters, facet) }];
    switch (facet) {
      case 'category':
        return one(nameIn(t, filters.category ?? '', 'category.'));
      case 'rtp':
        return one(`${t('facet.rtp')}: ${t('atLeastPercent', { percent: (filters.rtp ?? 0).toFixed(2) })}`);
      case 'bet': {
        const amount = formatMoney((filters.bet?.amount ?? 0).toFixed(2), { currency: filters.bet?.currency ?? 'uah' });
        return one(`${t('facet.bet')}: ${t('atMost', { amount })}`);
      }
      case 'bonus':
        return one(t('countsInFull'));
      case 'provider':
        return filters.providers.map((slug) => ({
          key: slug,
          label: catalogue.index.providers.find(([each]) => each === slug)?.[1] ?? slug,
          rest: { ...filters, providers: toggled(filters.providers, slug) },
        }));
      case 'theme':
        return filters.themes.map((slug) => ({
          key: slug,
          label: nameIn(themes, slug),
          rest: { ...filters, themes: toggled(filters.themes, slug) },
        }));
      case 'tag':
        return filters.tags.map((slug) => ({
          key: slug,
          label: nameIn(tags, slug),
          rest: { ...filters, tags: toggled(filters.tags, slug) },
        }));
      case 'volatility':
        return filters.volatilities.map((slug) => ({
          key: slug,
          label: `${t('facet.volatility')}: ${nameIn(t, slug, 'volatility.')}`,
          rest: { ...filters, volatilities: toggled(filters.volatilities, slug) },
        }));
    }
  };
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chosen.flatMap((facet) =>
        of(facet).map(({ key, label, rest }) => (
          <li key={`${facet} ${key}`}>
            <button
              type="button"
              aria-label={t('letGo', { name: label })}
              onClick={() => onChange(rest)}
              className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-ivory px-4 font-medium text-ground text-sm"
            >
              {label}
              <Icon name="close" size={16} />
            </button>
          </li>
        )),
      )}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-11 items-center rounded-chip px-4 font-medium text-muted text-sm hover:text-ivory"
        >
          {t('clearAll')}
        </button>
      </li>
    </ul>
  );
}
