'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { Skeleton } from '@/components/feedback/skeleton';
import { walletQuery } from '../queries';
import { deriveBalances } from '../rules';
import { BalanceList } from './balance-list';
import { LiveWallet } from './live-wallet';

/** The balance in the header: the total, and every wallet with what it is for on demand. Members only. Spec §3. */
export function HeaderBalance() {
  const t = useTranslations('wallet');
  const wallet = useQuery(walletQuery);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node))
        setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open]);

  const balances = wallet.data ? deriveBalances(wallet.data) : null;
  return (
    <div ref={box} className="relative">
      <LiveWallet />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="flex h-11 min-w-28 items-center gap-2 rounded-control bg-surface-2 px-3 text-left transition-colors hover:bg-surface-3"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-muted text-xs leading-4">{t('total')}</span>
          {balances && wallet.data ? (
            <span data-testid="balance-total">
              <Money
                amount={balances.totalBalance}
                currency={wallet.data.currency}
                className="block truncate font-semibold text-sm leading-5"
              />
            </span>
          ) : wallet.isError ? (
            <span className="block text-danger text-sm leading-5">{t('unavailable')}</span>
          ) : (
            <Skeleton className="my-1 h-3 w-20" />
          )}
        </span>
        <Icon
          name="chevron-down"
          size={18}
          className={open ? 'rotate-180 text-muted transition-transform' : 'text-muted transition-transform'}
        />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-2 w-[min(22rem,calc(100vw-2rem))] rounded-card bg-surface-2 p-4 shadow-soft max-tablet:fixed max-tablet:inset-x-4 max-tablet:top-16 max-tablet:w-auto"
      >
        {wallet.data && <BalanceList wallet={wallet.data} />}
        {wallet.isError && (
          <button type="button" className="min-h-11 font-medium text-gold" onClick={() => wallet.refetch()}>
            {t('retry')}
          </button>
        )}
      </div>
    </div>
  );
}
