'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/display/tabs';
import { routes } from '@/lib/routes/routes';
import { HISTORY_KINDS, type HistoryKind } from '../types';
import { DepositHistory } from './deposit-history';
import { RoundHistory } from './round-history';

/** Address of a page of a kind of history. */
const hrefOf = (kind: HistoryKind) => (page: number) => routes.cashboxHistory(kind, page);

/** What happened to the player's money, newest first. */
export function History({ kind, page }: { kind: HistoryKind; page: number }) {
  const t = useTranslations('cashbox');
  return (
    <section className="flex flex-col gap-4">
      <Tabs
        label={t('action.history')}
        current={kind}
        tabs={HISTORY_KINDS.map((key) => ({ key, label: t(`history.${key}`), href: hrefOf(key)(1) }))}
      />
      {kind === 'deposits' ? (
        <DepositHistory page={page} hrefOf={hrefOf('deposits')} />
      ) : (
        <RoundHistory page={page} hrefOf={hrefOf('rounds')} />
      )}
    </section>
  );
}
