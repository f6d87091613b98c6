'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import { useTranslations } from 'next-intl';

const TONES: Readonly<Record<WithdrawalStatus, Tone>> = {
  AWAITING_CARD: 'plain',
  WAITING_FOR_APPROVAL: 'warn',
  PAYING: 'note',
  SUCCESS: 'good',
  DENIED: 'bad',
};

/** Where a withdrawal stands, in a word. */
export function StatusBadge({ status }: { status: WithdrawalStatus }) {
  const t = useTranslations('withdrawals.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
