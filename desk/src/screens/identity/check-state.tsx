'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { OperatorIdentityCheck } from '@kozyr/contracts/operator/identity';
import { useTranslations } from 'next-intl';
import { CHECK_TONES } from './check-rules';

type Props = { of: Pick<OperatorIdentityCheck, 'status' | 'reason' | 'with_operator_since'> };

/** How a check stands, why it ended, and whether it waits for an operator. */
export function CheckState({ of: { status, reason, with_operator_since: waits } }: Props) {
  const t = useTranslations('identity');
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={CHECK_TONES[status]}>{t(`status.${status}`)}</Badge>
      {waits && <Badge tone="warn">{t('waits')}</Badge>}
      {reason && <span className="text-muted text-sm">{t(`end.${reason}`)}</span>}
    </span>
  );
}
