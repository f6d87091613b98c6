'use client';
import { Notice } from '@desk/components/feedback/notice';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { endpointQuery, pagesQuery } from '@desk/lib/query/endpoint-query';
import { type AccountStatement, getHouseStatement } from '@kozyr/contracts/operator/statements';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { spanAsked } from './rules';
import { StatementSpan } from './statement-span';

/** What moved on an account of the house, oldest first, with the balance after each entry. */
export function StatementsScreen() {
  const t = useTranslations('statements');
  const w = useTranslations('words.asOf');
  const words = useListWords();
  const explain = useExplain();
  const [asked, change] = useAddress();
  const [now] = useState(() => new Date());
  const span = spanAsked(asked, now);
  const { account, currency, from, to } = span;
  const read = useInfiniteQuery({
    ...pagesQuery(getHouseStatement, { ...span, pageSize: '100' }, ({ page, pageSize }) =>
      call(getHouseStatement, { params: { account }, query: { page, pageSize, currency, from, to } }),
    ),
    enabled: from <= to,
  });
  // The balances are of the span, on every page: one entry is enough.
  const { data: balances } = useQuery({
    ...endpointQuery(getHouseStatement, { params: { account }, query: { pageSize: 1, currency, from, to } }),
    enabled: from <= to,
  });
  const money = (amount: string) => formatMoney(amount, currency);
  const columns: ListColumn<AccountStatement['items'][number]>[] = [
    { id: 'at', title: t('column.at'), cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'kind',
      title: t('column.kind'),
      cell: ({ kind }) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : <code>{kind}</code>),
    },
    { id: 'amount', title: t('column.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    { id: 'balance', title: t('column.balance'), align: 'end', cell: ({ balance }) => money(balance) },
    {
      id: 'memo',
      title: t('column.memo'),
      cell: ({ memo }) =>
        Object.entries(memo)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
    },
    { id: 'id', title: t('column.id'), cell: ({ id }) => <code>{id}</code> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <StatementSpan span={span} onChange={change} />
      {from > to && <Notice tone="bad">{t('wrongSpan')}</Notice>}
      {balances && (
        <p className="text-muted text-sm">{w.rich(balances.read_from, { at: () => <Moment at={balances.as_of} /> })}</p>
      )}
      {balances && (
        <Facts
          of={[
            [t('opening'), money(balances.opening)],
            [t('closing'), money(balances.closing)],
          ]}
        />
      )}
      {from <= to && (
        <List
          name="statements"
          title={t(`accounts.${account}`)}
          columns={columns}
          filters={[]}
          data={read}
          rowKey={({ id, amount }) => `${id} ${amount}`}
          empty={t('empty')}
          explain={explain}
          words={words}
        />
      )}
    </div>
  );
}
