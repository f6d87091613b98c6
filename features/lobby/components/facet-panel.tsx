'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/controls/button';
import { type CatalogueIndex, categoryNames, volatilityNames } from '@/lib/catalogue/catalogue-index';
import { type Filters, type Sifted, sift } from '@/lib/catalogue/facets';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { informative, nameIn, restOf, stepsOf, toggled } from '../rules';
import type { Base } from '../types';
import { type FacetOption, FacetRow } from './facet-row';

/** Everything that narrows the games of a page, with what each value would leave. Applied at once. */
export function FacetPanel({
  catalogue,
  base,
  filters,
  counts,
  currency,
  total,
  onChange,
  onShow,
}: {
  catalogue: CatalogueIndex;
  base: Base | null;
  filters: Filters;
  counts: Sifted['counts'];
  currency: Currency;
  /** Games left. */
  total: number;
  onChange: (filters: Filters) => void;
  /** The reader has chosen and wants to see them. */
  onShow: () => void;
}) {
  const t = useTranslations('lobby');
  const themes = useTranslations('gameThemes');
  const tags = useTranslations('gameTags');
  // The order of chips is that of the page at rest: what the reader presses must not run away.
  const rest = useMemo(() => sift(catalogue, restOf(base), 'title').counts, [catalogue, base]);
  const { index } = catalogue;

  const named = (
    slugs: readonly string[],
    selected: readonly string[],
    facet: 'category' | 'provider' | 'theme' | 'tag' | 'volatility',
    label: (slug: string) => string,
  ): FacetOption[] =>
    slugs
      .map((key, place) => ({ key, place, atRest: rest[facet][place] ?? 0 }))
      .filter(({ key, atRest }) => atRest > 0 || selected.includes(key))
      .sort((one, other) => other.atRest - one.atRest)
      .map(({ key, place }) => ({
        key,
        label: label(key),
        games: counts[facet][place] ?? 0,
        selected: selected.includes(key),
      }));
  const single = (chosen: number | null, key: string) => (chosen === Number(key) ? null : Number(key));
  const bet = filters.bet?.currency === currency ? filters.bet.amount : null;
  const steps = (
    values: readonly number[],
    facet: 'rtp' | 'bet',
    chosen: number | null,
    name: (value: number) => string,
  ) =>
    stepsOf(values, counts[facet], facet === 'rtp').map(({ value, games }) => ({
      key: String(value),
      label: name(value),
      games,
      selected: value === chosen,
    }));

  const rows: { key: string; label: string; options: FacetOption[]; onToggle: (key: string) => void }[] = [
    {
      key: 'category',
      label: t('facet.category'),
      options:
        base?.kind === 'category'
          ? []
          : named(categoryNames, filters.category ? [filters.category] : [], 'category', (slug) =>
              nameIn(t, slug, 'category.'),
            ),
      onToggle: (key) => onChange({ ...filters, category: filters.category === key ? null : key }),
    },
    {
      key: 'provider',
      label: t('facet.provider'),
      options:
        base?.kind === 'provider'
          ? []
          : named(
              index.providers.map(([slug]) => slug),
              filters.providers,
              'provider',
              (slug) => index.providers.find(([each]) => each === slug)?.[1] ?? slug,
            ),
      onToggle: (key) => onChange({ ...filters, providers: toggled(filters.providers, key) }),
    },
    {
      key: 'theme',
      label: t('facet.theme'),
      options:
        base?.kind === 'theme' ? [] : named(index.themes, filters.themes, 'theme', (slug) => nameIn(themes, slug)),
      onToggle: (key) => onChange({ ...filters, themes: toggled(filters.themes, key) }),
    },
    {
      key: 'tag',
      label: t('facet.tag'),
      options: named(index.tags, filters.tags, 'tag', (slug) => nameIn(tags, slug)),
      onToggle: (key) => onChange({ ...filters, tags: toggled(filters.tags, key) }),
    },
    {
      key: 'volatility',
      label: t('facet.volatility'),
      options: volatilityNames.map((key, place) => ({
        key,
        label: nameIn(t, key, 'volatility.'),
        games: counts.volatility[place] ?? 0,
        selected: filters.volatilities.includes(key),
      })),
      onToggle: (key) => onChange({ ...filters, volatilities: toggled(filters.volatilities, key) }),
    },
    {
      key: 'rtp',
      label: t('facet.rtp'),
      options: steps(catalogue.rtps, 'rtp', filters.rtp, (value) => t('atLeastPercent', { percent: value.toFixed(2) })),
      onToggle: (key) => onChange({ ...filters, rtp: single(filters.rtp, key) }),
    },
    {
      key: 'bet',
      label: t('facet.bet'),
      options: steps(catalogue.bets[currency], 'bet', bet, (value) =>
        t('atMost', { amount: formatMoney(value.toFixed(2), { currency }) }),
      ),
      onToggle: (key) => {
        const amount = single(bet, key);
        onChange({ ...filters, bet: amount === null ? null : { amount, currency } });
      },
    },
    {
      key: 'bonus',
      label: t('facet.bonus'),
      options:
        (rest.bonus[0] ?? 0) > 0
          ? [{ key: 'full', label: t('countsInFull'), games: counts.bonus[1] ?? 0, selected: filters.bonus }]
          : [],
      onToggle: () => onChange({ ...filters, bonus: !filters.bonus }),
    },
  ];
  return (
    <div className="grid gap-4 rounded-card bg-surface-1 p-4 desktop:grid-cols-2">
      {rows
        .map((row) => ({ ...row, options: informative(row.options, total, row.key === 'tag') }))
        .filter(({ options }) => options.length > 0)
        .map(({ key, ...row }) => (
          <FacetRow key={key} {...row} />
        ))}
      <Button tone="gold" className="self-end desktop:justify-self-end" disabled={total === 0} onClick={onShow}>
        {t('show', { count: total, number: groupDigits(String(total)) })}
      </Button>
    </div>
  );
}
