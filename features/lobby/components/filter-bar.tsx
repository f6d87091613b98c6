'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Icon } from '@/components/display/icon';
import { ORDERS, type Order } from '@/lib/catalogue/catalogue-index';
import { cn } from '@/lib/class-names';
import { groupDigits } from '@/lib/format/money';

/** How many games there are, the way to the facets, and the order. As high as FilterBarSkeleton. */
export function FilterBar({
  opener,
  total,
  chosen,
  open,
  panel,
  order,
  onOpen,
  onOrder,
}: {
  /** The button that opens the facets. */
  opener: Ref<HTMLButtonElement>;
  total: number;
  /** Facets that are narrowed now. */
  chosen: number;
  open: boolean;
  /** Id of what the button opens. */
  panel: string;
  order: Order;
  onOpen: () => void;
  onOrder: (order: Order) => void;
}) {
  const t = useTranslations('lobby');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="min-h-5 w-full text-muted text-sm tabular tablet:w-auto tablet:flex-1">
        {t('games', { count: total, number: groupDigits(String(total)) })}
      </p>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={onOpen}
        className={cn(
          'inline-flex h-11 shrink-0 items-center gap-2 rounded-control px-4 font-semibold text-sm transition-colors',
          open || chosen > 0 ? 'bg-ivory text-ground' : 'bg-surface-2 text-ivory hover:bg-surface-3',
        )}
      >
        <Icon name="filter" size={20} />
        {t('filters')}
        {chosen > 0 && <span className="tabular">{chosen}</span>}
      </button>
      <span className="relative min-w-0 flex-1 tablet:flex-none">
        <select
          aria-label={t('order')}
          value={order}
          onChange={(event) => onOrder(ORDERS.find((each) => each === event.target.value) ?? 'popular')}
          className="h-11 w-full appearance-none truncate rounded-control bg-surface-2 pr-9 pl-4 font-semibold text-ivory text-sm"
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className="pointer-events-none absolute top-3 right-3 text-muted" />
      </span>
    </div>
  );
}
