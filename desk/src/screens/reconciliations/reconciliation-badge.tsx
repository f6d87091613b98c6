'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { Reconciliation } from '@kozyr/contracts/operator/reconciliations';
import { useTranslations } from 'next-intl';

/** Whether a day agrees, and whether the gateway may still add to it. */
export function ReconciliationBadge({ of: { complete, mismatched } }: { of: Reconciliation }) {
  const t = useTranslations('reconciliations.state');
  if (mismatched > 0) return <Badge tone={complete ? 'bad' : 'warn'}>{t('mismatched', { count: mismatched })}</Badge>;
  return <Badge tone={complete ? 'good' : 'note'}>{t(complete ? 'agrees' : 'open')}</Badge>;
}
