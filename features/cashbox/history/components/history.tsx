'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/display/tabs';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { HISTORY_LISTS, type HistoryList } from '../../types';
import type { HistoryFilter } from '../queries';
import { DepositHistory } from './deposit-history';
import { MovementHistory } from './movement-history';
import { RoundHistory } from './round-history';
import { WithdrawalHistory } from './withdrawal-history';

/** Address of a page of a list. */
const hrefOf = (list: HistoryList) => (page: number) => cashboxRoutes.history(list, page);

/** What happened to the player's money, newest first. `filter` narrows the list of all movements. */
export function History({ list, page, filter }: { list: HistoryList; page: number; filter: HistoryFilter }) {
  const t = useTranslations('cashbox');
  return (
    <section className="flex flex-col gap-4">
      <Tabs
        label={t('action.history')}
        current={list}
        tabs={HISTORY_LISTS.map((key) => ({ key, label: t(`history.${key}`), href: hrefOf(key)(1) }))}
      />
      {list === 'all' && <MovementHistory page={page} filter={filter} />}
      {list === 'deposits' && <DepositHistory page={page} hrefOf={hrefOf('deposits')} />}
      {list === 'withdrawals' && <WithdrawalHistory page={page} hrefOf={hrefOf('withdrawals')} />}
      {list === 'rounds' && <RoundHistory page={page} hrefOf={hrefOf('rounds')} />}
    </section>
  );
}
