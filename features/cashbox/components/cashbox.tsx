'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/display/tabs';
import { CASHBOX_KEYS, routes } from '@/lib/routes/routes';
import { readAction, readHistoryKind, readPage } from '../rules';
import { CASHBOX_ACTIONS } from '../types';
import { DepositForm } from './deposit-form';
import { DepositStatus } from './deposit-status';
import { History } from './history';

/**
 * The cashbox, on its page or over another: what it shows stands in the address alone (action, deposit-amount, deposit,
 * history, history-page). Its links lead to the cashbox's page; over another page they keep to the overlay, see
 * app/frame. Spec §2.
 */
export function Cashbox() {
  const t = useTranslations('cashbox');
  const query = useSearchParams();
  const action = readAction(query.get(CASHBOX_KEYS.action));
  const returned = query.get('deposit');
  const preset = query.get(CASHBOX_KEYS.depositAmount);
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label={t('title')}
        current={action}
        tabs={CASHBOX_ACTIONS.map((key) => ({ key, label: t(`action.${key}`), href: routes.cashbox(key) }))}
      />
      {action === 'deposit' && returned && <DepositStatus id={returned} />}
      {action === 'deposit' && !returned && <DepositForm key={preset} preset={preset} />}
      {action === 'history' && (
        <History
          kind={readHistoryKind(query.get(CASHBOX_KEYS.history))}
          page={readPage(query.get(CASHBOX_KEYS.historyPage))}
        />
      )}
    </div>
  );
}
