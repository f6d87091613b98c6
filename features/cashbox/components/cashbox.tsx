'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/display/tabs';
import { usePlaysForCredits } from '@/features/account/place/queries';
import { CASHBOX_KEYS, cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { DepositForm } from '../deposit/components/deposit-form';
import { DepositStatus } from '../deposit/components/deposit-status';
import { History } from '../history/components/history';
import { readDay, readGroup, readHistoryList, readPage } from '../history/rules';
import { readAction } from '../rules';
import { CASHBOX_ACTIONS } from '../types';
import { Withdrawal } from '../withdrawal/components/withdrawal';
import { WithdrawalTracker } from '../withdrawal/components/withdrawal-tracker';
import { NoDeposits } from './no-deposits';

/**
 * The cashbox, on its page or over another: what it shows stands in the address alone, by CASHBOX_KEYS. Its links lead to
 * the cashbox's page; over another page they keep to the overlay, see app/frame. Spec §2. `underDeposit`
 * stands under the deposit's form: what the player's limits leave, and what a deposit brings.
 */
export function Cashbox({ underDeposit }: { underDeposit: ReactNode }) {
  const t = useTranslations('cashbox');
  const query = useSearchParams();
  const action = readAction(query.get(CASHBOX_KEYS.action));
  const deposit = query.get(CASHBOX_KEYS.deposit);
  const withdrawal = query.get(CASHBOX_KEYS.withdrawal);
  const preset = query.get(CASHBOX_KEYS.depositAmount);
  const forCredits = usePlaysForCredits();
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label={t('title')}
        current={action}
        tabs={CASHBOX_ACTIONS.map((key) => ({ key, label: t(`action.${key}`), href: cashboxRoutes.at(key) }))}
      />
      {action === 'deposit' && deposit && <DepositStatus id={deposit} />}
      {action === 'deposit' && !deposit && forCredits && <NoDeposits />}
      {action === 'deposit' && !deposit && !forCredits && (
        <>
          <DepositForm key={preset} preset={preset} />
          {underDeposit}
        </>
      )}
      {action === 'withdrawal' && (withdrawal ? <WithdrawalTracker id={withdrawal} /> : <Withdrawal />)}
      {action === 'history' && (
        <History
          list={readHistoryList(query.get(CASHBOX_KEYS.history))}
          page={readPage(query.get(CASHBOX_KEYS.historyPage))}
          filter={{
            group: readGroup(query.get(CASHBOX_KEYS.historyGroup)),
            from: readDay(query.get(CASHBOX_KEYS.historyFrom)),
            to: readDay(query.get(CASHBOX_KEYS.historyTo)),
          }}
        />
      )}
    </div>
  );
}
