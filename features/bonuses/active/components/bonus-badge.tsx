import { useTranslations } from 'next-intl';
import { cn } from '@/lib/class-names';
import type { BadgeState } from '../../types';

/** More than this is "9+": the badge sits on an icon. */
const MAX_SHOWN = 9;

/** A green dot while a bonus is active, an amber one while one is pending, else a red counter of those on offer. Spec §2. */
export function BonusBadge({ state }: { state: BadgeState }) {
  const t = useTranslations('bonusBadge');
  if (state.kind !== 'available') {
    return (
      <span
        role="img"
        aria-label={t(state.kind)}
        className={cn(
          'block size-2.5 rounded-chip ring-2 ring-ground',
          state.kind === 'active' ? 'bg-active' : 'bg-pending',
        )}
      />
    );
  }
  return (
    <span
      role="img"
      aria-label={t('available', { count: state.count })}
      className="inline-flex h-5 min-w-5 items-center whitespace-nowrap justify-center rounded-chip bg-counter px-1 font-bold text-black text-xs tabular leading-none ring-2 ring-ground"
    >
      {state.count > MAX_SHOWN ? `${MAX_SHOWN}+` : state.count}
    </span>
  );
}
