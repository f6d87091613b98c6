'use client';
import { Badge } from '@desk/components/feedback/badge';
import { formatMoney } from '@desk/lib/format/money';
import { useOperator } from '@desk/lib/own/operator-provider';
import { toMinor } from '@kozyr/contracts/money';
import { isWithinBound } from '@kozyr/contracts/operator/permissions';
import { useTranslations } from 'next-intl';
import type { Queued } from './queue-asked';

/** What is asked for; where it waits for a decision that this operator may not make alone, that is said before it is opened. */
export function QueuedAmount({ row: { amount, currency, status } }: { row: Queued }) {
  const t = useTranslations('withdrawals');
  const own = useOperator();
  const above =
    status === 'WAITING_FOR_APPROVAL' &&
    !isWithinBound(own, 'withdrawals.decide', { amount: toMinor(amount), currency });
  return (
    <span className="inline-flex items-center gap-2">
      {above && <Badge tone="warn">{t('aboveYours')}</Badge>}
      <span className="tabular-nums">{formatMoney(amount, currency)}</span>
    </span>
  );
}
