'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { EmptyState } from '@/components/feedback/empty-state';
import { type Facet, type Filters, type Sifted, without } from '@/lib/catalogue/facets';
import { narrowest } from '../rules';

/** Nothing passes: proposes to loosen the facet that keeps most games away, or else all of them. */
export function NoGames({
  chosen,
  filters,
  relaxed,
  onChange,
  onClear,
}: {
  chosen: readonly Facet[];
  filters: Filters;
  relaxed: Sifted['relaxed'];
  onChange: (filters: Filters) => void;
  onClear: () => void;
}) {
  const t = useTranslations('lobby');
  const loose = narrowest(chosen, relaxed);
  return (
    <EmptyState
      title={t('noneLeft')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {loose && (
            <Button tone="gold" onClick={() => onChange(without(filters, loose))}>
              {t('loosen', { facet: t(`facet.${loose}`), count: relaxed[loose] })}
            </Button>
          )}
          <Button tone={loose ? 'ghost' : 'gold'} onClick={onClear}>
            {t('clearAll')}
          </Button>
        </span>
      }
    >
      {loose ? t('noneLeftLoosen', { facet: t(`facet.${loose}`) }) : t('noneLeftHint')}
    </EmptyState>
  );
}
