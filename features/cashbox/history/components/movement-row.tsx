'use client';

import type { HistoryEntry } from '@kozyr/contracts/history';
import { toMinor } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { cn } from '@/lib/class-names';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { SHOWN_WALLETS } from '../../constants';
import { movementSign } from '../rules';
import { MovementDetails } from './movement-details';

/** One movement: what it was, when, by how much, and every balance right after it; pressed, it shows the whole of it. */
export function MovementRow({ entry, open, onToggle }: { entry: HistoryEntry; open: boolean; onToggle: () => void }) {
  const t = useTranslations('cashbox');
  const details = useId();
  const { kind, at, amount, currency, reference, balances } = entry;
  const sign = movementSign(entry);
  return (
    <li data-movement={kind} className="rounded-control bg-surface-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={details}
        onClick={onToggle}
        className="grid w-full grid-cols-[1fr_auto_20px] items-center gap-x-3 gap-y-2 rounded-control px-4 py-3 text-left transition-colors hover:bg-surface-2"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {t(`kind.${kind}`)}
            {reference.game && <span className="text-muted"> · {reference.game.title}</span>}
          </span>
          <span className="block text-muted text-xs tabular">{formatDateTime(at, browserTimeZone())}</span>
        </span>
        <span
          data-testid="movement-amount"
          className={cn('font-semibold', sign > 0 && 'text-active', sign === 0 && 'text-muted')}
        >
          <Money amount={amount} currency={currency} signed />
        </span>
        <Icon name="chevron-down" size={18} className={cn('text-muted transition-transform', open && 'rotate-180')} />
        <span className="col-span-full grid grid-cols-2 gap-x-4 gap-y-0.5 text-muted text-xs tabular tablet:grid-cols-4">
          {SHOWN_WALLETS.filter((wallet) => wallet !== 'holds' || toMinor(balances.holds) !== 0n).map((wallet) => (
            <span key={wallet} data-balance={wallet} className="flex justify-between gap-2 tablet:justify-start">
              <span>{t(`walletName.${wallet}`)}</span>
              <Money amount={balances[wallet]} currency={currency} className="text-ivory" />
            </span>
          ))}
        </span>
      </button>
      <div id={details} hidden={!open}>
        {open && <MovementDetails entry={entry} />}
      </div>
    </li>
  );
}
