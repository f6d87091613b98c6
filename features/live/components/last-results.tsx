import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/feedback/skeleton';
import { cn } from '@/lib/class-names';
import { colourOf } from '../rules';

const FILL = { red: 'bg-counter text-black', black: 'bg-black text-ivory', zero: 'bg-clubs text-ground' } as const;

/** How the wheel fell lately, newest first, as many as the card is wide; colour is also said. */
export function LastResults({ results, fresh }: { results: readonly number[]; fresh: boolean }) {
  const t = useTranslations('live');
  if (!fresh) return <Skeleton className="h-7 w-full" />;
  return (
    <ol aria-label={t('lastResults')} className="flex h-7 flex-wrap gap-1 overflow-hidden">
      {results.map((pocket, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row, and pockets repeat
          key={index}
          className={cn(
            'grid size-7 place-items-center rounded-sm font-semibold text-xs tabular',
            FILL[colourOf(pocket)],
            index > 0 && 'scale-90',
          )}
        >
          {pocket}
          <span className="sr-only">, {t(`colours.${colourOf(pocket)}`)}</span>
        </li>
      ))}
    </ol>
  );
}
