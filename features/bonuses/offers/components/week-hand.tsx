'use client';

import { useLocale } from 'next-intl';
import { cn } from '@/lib/class-names';
import { weekDayName, weekFrom } from '@/lib/format/week-days';

/**
 * The week as seven cards from Monday: today's in gold and a little out of the hand, days without the bonus dark.
 * Without `activeOn` every day may be one. Decorative: the days are told in text below it.
 */
export function WeekHand({
  activeOn,
  today,
}: {
  activeOn?: readonly string[] | undefined;
  today?: string | undefined;
}) {
  const locale = useLocale();
  return (
    <span className="flex items-end gap-1.5">
      {weekFrom().map(({ id }) => {
        const on = activeOn?.includes(id) ?? true;
        const now = id === today;
        return (
          <span
            key={id}
            className={cn(
              'flex h-18 w-9 flex-col items-center justify-between rounded-sm py-2 font-semibold text-xs',
              now ? 'card-gold -translate-y-3 text-on-gold' : 'card-night',
              !now && (on ? 'text-ivory' : 'text-muted opacity-45'),
            )}
          >
            <span>{weekDayName(id, locale, 'short')}</span>
            <span className={cn('size-2 rounded-chip', on ? 'bg-current' : 'ring-1 ring-current')} />
          </span>
        );
      })}
    </span>
  );
}
