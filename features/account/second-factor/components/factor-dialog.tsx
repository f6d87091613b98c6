'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/overlay/dialog';
import type { FactorRequest } from '../store';
import { FactorForm } from './factor-form';

/** Asks a player for the second factor before what they are about to do. */
export function FactorDialog({ request }: { request: FactorRequest }) {
  const t = useTranslations('account.factor');
  return (
    <Dialog open onOpenChange={request.leave} width="narrow" title={t('title')} description={t('lead')}>
      <FactorForm onConfirm={request.attempt} onBack={request.leave} />
    </Dialog>
  );
}
