'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/controls/button';
import { type CatalogueIndex, categoryNames, volatilityNames } from '@/lib/catalogue/catalogue-index';
import { type Filters, type Sifted, sift } from '@/lib/catalogue/facets';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { informative, nameIn, restOf, stepsOf, toggled } from '../rules';
import type { Base } from '../types';
import { type FacetOption, FacetRow } from './facet-row';

type Panel = {
  catalogue: CatalogueIndex;
  base: Base | null;
  filters: Filters;
  counts: Sifted['counts'];
  currency: Currency;
  onChange: (filters: Filters) => void;
};
type Row = { key: string; label: string; options: FacetOption[]; onToggle: (key: string) => void };
type NamedFacet = 'category' | 'provider' | 'theme' | 'tag' | 'volatility';

/** Values that have names, in the order of the page at rest: what the reader presses must not run away. */
function namedOptions(
  { facet, rest, counts }: { facet: NamedFacet; rest: Sifted['counts']; counts: Sifted['counts'] },
  slugs: readonly string[],
  selected: readonly string[],
  label: (slug: string) => string,
): FacetOption[] {
  return slugs
    .map((key, place) => ({ key, place, atRest: rest[facet][place] ?? 0 }))
    .filter(({ key, atRest }) => atRest > 0 || selected.includes(key))
    .sort((one, other) => other.atRest - one.atRest)
    .map(({ key, place }) => ({
      key,
      label: label(key),
      games: counts[facet][place] ?? 0,
      selected: selected.includes(key),
    }));
}

/** Values that are numbers, one of them at a time. */
const stepOptions = (
  facet: 'rtp' | 'bet',
  values: readonly number[],
  chosen: number | null,
  counts: Sifted['counts'],
  name: (value: number) => string,
): FacetOption[] =>
  stepsOf(values, counts[facet], facet === 'rtp').map(({ value, games }) => ({
    key: String(value),
    label: name(value),
    games,
    selected: value === chosen,
  }));

const single = (chosen: number | null, key: string) => (chosen === Number(key) ? null : Number(key));

function useNameRows({ catalogue, base, filters, counts, onChange }: Panel, rest: Sifted['counts']): Row[] {
  const t = useTranslations('lobby');
  const themes = useTranslations('gameThemes');
  const tags = useTranslations('gameTags');
  const { index } = catalogue;
  const named = (
    facet: NamedFacet,
    slugs: readonly string[],
    selected: readonly string[],
    label: (slug: string) => string,
  ) => namedOptions({ facet, rest, counts }, slugs, selected, label);
  return [
    {
      key: 'category',
      label: t('facet.category'),
      options:
        base?.kind === 'category'
          ? []
          : named('category', categoryNames, filters.category ? [filters.category] : [], (slug) =>
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
              'provider',
              index.providers.map(([slug]) => slug),
              filters.providers,
              (slug) => index.providers.find(([each]) => each === slug)?.[1] ?? slug,
            ),
      onToggle: (key) => onChange({ ...filters, providers: toggled(filters.providers, key) }),
    },
    {
      key: 'theme',
      label: t('facet.theme'),
      options:
        base?.kind === 'theme' ? [] : named('theme', index.themes, filters.themes, (slug) => nameIn(themes, slug)),
      onToggle: (key) => onChange({ ...filters, themes: toggled(filters.themes, key) }),
    },
    {
      key: 'tag',
      label: t('facet.tag'),
      options: named('tag', index.tags, filters.tags, (slug) => nameIn(tags, slug)),
      onToggle: (key) => onChange({ ...filters, tags: toggled(filters.tags, key) }),
    },
  ];
}

function useMeasureRows({ catalogue, filters, counts, currency, onChange }: Panel, rest: Sifted['counts']): Row[] {
  const t = useTranslations('lobby');
  const bet = filters.bet?.currency === currency ? filters.bet.amount : null;
  return [
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
      options: stepOptions('rtp', catalogue.rtps, filters.rtp, counts, (value) =>
        t('atLeastPercent', { percent: value.toFixed(2) }),
      ),
      onToggle: (key) => onChange({ ...filters, rtp: single(filters.rtp, key) }),
    },
    {
      key: 'bet',
      label: t('facet.bet'),
      options: stepOptions('bet', catalogue.bets[currency], bet, counts, (value) =>
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
}

/** Everything that narrows the games of a page, with what each value would leave. Applied at once. */
export function FacetPanel({
  total,
  onShow,
  ...panel
}: Panel & {
  /** Games left. */
  total: number;
  /** The reader has chosen and wants to see them. */
  onShow: () => void;
}) {
  const t = useTranslations('lobby');
  const { catalogue, base } = panel;
  const rest = useMemo(() => sift(catalogue, restOf(base), 'title').counts, [catalogue, base]);
  const rows = [...useNameRows(panel, rest), ...useMeasureRows(panel, rest)];
  // One function for all rows and presses: a row is drawn anew only when what it shows has changed.
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const toggle = useCallback((facet: string, option: string) => {
    latest.current.find(({ key }) => key === facet)?.onToggle(option);
  }, []);
  return (
    <div className="grid gap-4 rounded-card bg-surface-1 p-4 desktop:grid-cols-2">
      {rows
        .map(({ key, label, options }) => ({ key, label, options: informative(options, total, key === 'tag') }))
        .filter(({ options }) => options.length > 0)
        .map(({ key, label, options }) => (
          <FacetRow key={key} facet={key} label={label} options={options} onToggle={toggle} />
        ))}
      <Button tone="gold" className="self-end desktop:justify-self-end" disabled={total === 0} onClick={onShow}>
        {t('show', { count: total, number: groupDigits(String(total)) })}
      </Button>
    </div>
  );
}
