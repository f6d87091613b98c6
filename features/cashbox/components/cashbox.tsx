'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/display/tabs';
import { routes } from '@/lib/routes/routes';
import { readAction, readHistoryKind, readPage } from '../rules';
import { CASHBOX_ACTIONS } from '../types';
import { DepositForm } from './deposit-form';
import { DepositStatus } from './deposit-status';
import { History } from './history';

/** The cashbox: what it shows stands in the address alone (action, deposit-amount, deposit, kind, page). Spec §2. */
export function Cashbox() {
  const t = useTranslations('cashbox');
  const query = useSearchParams();
  const action = readAction(query.get('action'));
  const returned = query.get('deposit');
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label={t('title')}
        current={action}
        tabs={CASHBOX_ACTIONS.map((key) => ({ key, label: t(`action.${key}`), href: routes.cashbox(key) }))}
      />
      {action === 'deposit' && returned && <DepositStatus id={returned} />}
      {action === 'deposit' && !returned && <DepositForm preset={query.get('deposit-amount')} />}
      {action === 'history' && <History kind={readHistoryKind(query.get('kind'))} page={readPage(query.get('page'))} />}
    </div>
  );
}
