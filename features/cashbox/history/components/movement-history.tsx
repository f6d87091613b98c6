'use client';

import { HISTORY_GROUPS } from '@kozyr/contracts/history';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { userQuery } from '@/features/account/queries';
import { cn } from '@/lib/class-names';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { type HistoryFilter, movementsQuery } from '../queries';
import { HistoryDays } from './history-days';
import { HistoryExport } from './history-export';
import { HistoryStates } from './history-states';
import { MovementRow } from './movement-row';

/** Every movement of the player's money, by group and days, with the balances after each; and the file of them. */
export function MovementHistory({ page, filter }: { page: number; filter: HistoryFilter }) {
  const t = useTranslations('cashbox');
  const result = useQuery(movementsQuery(page, filter));
  const { data: user } = useQuery(userQuery);
  const [opened, setOpened] = useState<string>();
  const hrefOf = (target: number) => cashboxRoutes.history('all', target, filter);
  const narrowed = filter.group !== undefined || filter.from !== undefined || filter.to !== undefined;
  return (
    <>
      <nav aria-label={t('history.groups')} className="scrollbar-none -mx-1 overflow-x-auto p-1">
        <ul className="flex w-max gap-2 tablet:w-auto tablet:flex-wrap">
          {[undefined, ...HISTORY_GROUPS].map((group) => (
            <li key={group ?? 'any'}>
              <AppLink
                href={cashboxRoutes.history('all', 1, { ...filter, group })}
                replace
                scroll={false}
                aria-current={group === filter.group ? 'true' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center rounded-chip px-4 font-medium text-sm transition-colors',
                  group === filter.group ? 'bg-ivory text-ground' : 'bg-surface-2 text-ivory hover:bg-surface-3',
                )}
              >
                {t(`group.${group ?? 'any'}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <HistoryDays filter={filter} currency={user?.currency} />
      <HistoryExport group={filter.group} currency={user?.currency} />
      <HistoryStates
        result={result}
        hrefOf={hrefOf}
        empty={
          narrowed
            ? { title: t('history.noneFound'), action: t('history.showAll'), href: cashboxRoutes.history('all') }
            : {
                title: t('history.noMovements'),
                action: t('action.deposit'),
                href: cashboxRoutes.at('deposit'),
                needs: 'money',
              }
        }
      >
        {(rows) => (
          <ul aria-label={t('history.all')} aria-busy={result.isPlaceholderData} className="flex flex-col gap-2">
            {rows.map((entry) => (
              <MovementRow
                key={entry.id}
                entry={entry}
                open={opened === entry.id}
                onToggle={() => setOpened(opened === entry.id ? undefined : entry.id)}
              />
            ))}
          </ul>
        )}
      </HistoryStates>
    </>
  );
}
