'use client';
import { SelectField } from '@desk/components/form/select-field';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { type AnswerOf, call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { HISTORY_GROUPS, historyGroupSchema } from '@kozyr/contracts/history';
import { listPlayerMovements } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PartTable } from './part-table';

type Movement = AnswerOf<typeof listPlayerMovements>['items'][number];
const WALLETS = ['game', 'electronic', 'bonus', 'cashback', 'holds'] as const;

/** Every movement of a player's money with the balances after it. */
export function MovementsTab({ id }: { id: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui');
  const [group, setGroup] = useState('');
  const data = useInfiniteQuery(
    pagesQuery(listPlayerMovements, { id, group }, ({ after: cursor }) => {
      const wanted = historyGroupSchema.safeParse(group);
      return call(listPlayerMovements, { params: { id }, query: { cursor, group: wanted.data } });
    }),
  );
  const columns = useMemo(
    (): ListColumn<Movement>[] => [
      { id: 'at', title: t('column.at'), cell: ({ at }) => <Moment at={at} /> },
      {
        id: 'what',
        title: t('column.what'),
        cell: ({ kind, reference: { game, withdrawal, note } }) => (
          <>
            {t(`movement.${kind}`)}
            {game && <span className="text-muted"> {game.title}</span>}
            {note && <span className="text-muted"> {note}</span>}{' '}
            {withdrawal && <RecordLink href={routes.withdrawal(withdrawal)} id={withdrawal} />}
          </>
        ),
      },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end',
        cell: ({ amount, currency }) => formatMoney(amount, currency),
      },
      ...WALLETS.map(
        (wallet): ListColumn<Movement> => ({
          id: wallet,
          title: t(`wallet.${wallet}`),
          align: 'end',
          cell: ({ balances, changes, currency }) => (
            <span className={changes[wallet] === '0.00' ? 'text-muted' : 'font-medium'}>
              {formatMoney(balances[wallet], currency)}
            </span>
          ),
        }),
      ),
    ],
    [t],
  );
  return (
    <PartTable
      label={t('tab.movements')}
      columns={columns}
      data={data}
      rowKey={(row) => row.id}
      head={
        <SelectField
          label={t('column.what')}
          className="w-48"
          value={group}
          options={[
            { value: '', label: ui('list.any') },
            ...HISTORY_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
          onChange={({ target }) => setGroup(target.value)}
        />
      }
    />
  );
}
