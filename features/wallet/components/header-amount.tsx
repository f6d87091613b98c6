'use client';

import type { StakeCurrency } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/icon';
import { Skeleton } from '@/components/feedback/skeleton';
import { Popover } from '@/components/overlay/popover';
import { GamingClock } from '@/features/account/gaming/components/gaming-clock';
import { gamingSessionQuery } from '@/features/account/gaming/queries';
import { formatMoney } from '@/lib/format/money';
import { useUnshown, useWhenShown } from '@/lib/rounds/unshown-store';
import { CountedTotal } from './counted-total';
import { LandedWin } from './landed-win';

/** What the header shows of what a player has: its name and how much, the clock of their play, and more of it on demand. */
export function HeaderAmount({
  name,
  shown,
  isError,
  onRetry,
  children,
}: {
  name: string;
  /** Null while it is not known. */
  shown: { amount: string; currency: StakeCurrency } | null;
  isError: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('wallet');
  const waiting = useUnshown(({ wins }) => wins.length > 0);
  // Held here and not in the clock: the list of balances may be opened while a win waits.
  const played = useWhenShown(useQuery(gamingSessionQuery).data);
  const missing = isError ? (
    <span className="block text-danger text-sm leading-5">{t('unavailable')}</span>
  ) : (
    <Skeleton className="my-1 h-3 w-20" />
  );
  return (
    <>
      {shown && (
        <LandedWin text={`${name}: ${formatMoney(shown.amount, { currency: shown.currency })}`} waiting={waiting} />
      )}
      <GamingClock played={played} className="text-xs leading-4 max-desktop:hidden" />
      <Popover
        buttonClass="flex h-11 min-w-28 items-center gap-2 rounded-control bg-surface-2 px-3 text-left transition-colors hover:bg-surface-3"
        panelClass="max-h-[calc(100dvh-5rem)] w-88 overflow-y-auto p-4 max-tablet:fixed max-tablet:inset-x-4 max-tablet:top-16 max-tablet:w-auto"
        button={(open) => (
          <>
            <span className="min-w-0 flex-1">
              <span className="block text-muted text-xs leading-4">{name}</span>
              {shown ? <CountedTotal {...shown} waiting={waiting} /> : missing}
            </span>
            <Icon
              name="chevron-down"
              size={18}
              className={open ? 'rotate-180 text-muted transition-transform' : 'text-muted transition-transform'}
            />
          </>
        )}
      >
        <GamingClock played={played} className="mb-3 flex flex-col gap-1 border-hairline border-b pb-3 empty:hidden" />
        {children}
        {isError && (
          <button type="button" className="min-h-11 font-medium text-gold" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </Popover>
    </>
  );
}
