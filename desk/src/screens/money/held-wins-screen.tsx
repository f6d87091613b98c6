'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay, useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { HELD_WIN_STATUSES, listHeldWins, type OperatorHeldWin } from '@kozyr/contracts/operator/held-wins';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { type AskedWin, HeldWinDialogs } from './held-win-dialogs';
import { heldWinsAsked, secondPersonStep } from './money-asked';

const TONES = { PENDING: 'warn', APPROVED: 'good', DENIED: 'bad', WITHDRAWN: 'plain' } as const;

/** The columns of the list; acts are for those who may decide. */
function useColumns({ mayDecide, own, onAsk }: { mayDecide: boolean; own: string; onAsk: (asking: AskedWin) => void }) {
  const t = useTranslations('money');
  return useMemo(
    () => [
      { id: 'at', title: t('column.at'), cell: ({ held_at }: OperatorHeldWin) => <Moment at={held_at} /> },
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }: OperatorHeldWin) => <RecordLink href={routes.player(player)} id={player} />,
      },
      {
        id: 'amount',
        title: t('column.amount'),
        align: 'end' as const,
        cell: ({ amount, currency }: OperatorHeldWin) => formatMoney(amount, currency),
      },
      {
        id: 'status',
        title: t('column.status'),
        cell: ({ status }: OperatorHeldWin) => <Badge tone={TONES[status]}>{t(`win.status.${status}`)}</Badge>,
      },
      { id: 'why', title: t('column.why'), cell: ({ reason }: OperatorHeldWin) => t(`win.reason.${reason}`) },
      {
        id: 'stake',
        title: t('column.stake'),
        align: 'end' as const,
        cell: ({ stake, currency }: OperatorHeldWin) => formatMoney(stake, currency),
      },
      {
        id: 'bound',
        title: t('column.bound'),
        align: 'end' as const,
        cell: ({ bound, currency }: OperatorHeldWin) => bound && formatMoney(bound, currency),
      },
      { id: 'game', title: t('column.game'), cell: ({ provider, game }: OperatorHeldWin) => `${game} · ${provider}` },
      { id: 'by', title: t('column.proposedBy'), cell: ({ proposed_by }: OperatorHeldWin) => proposed_by },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: (row: OperatorHeldWin) =>
          mayDecide &&
          row.status === 'PENDING' && (
            <span className="flex gap-2">
              {secondPersonStep(row.proposed_by, own) !== 'wait' && (
                <Button onClick={() => onAsk({ act: 'approve', row })}>{t('win.pay')}</Button>
              )}
              <Button onClick={() => onAsk({ act: 'deny', row })}>{t('win.deny')}</Button>
            </span>
          ),
      },
    ],
    [t, mayDecide, own, onAsk],
  );
}

/** Wins that providers sent and nobody has paid yet: two people pay one, one denies it. */
export function HeldWinsScreen() {
  const t = useTranslations('money');
  const words = useListWords();
  const explain = useExplain();
  const { name: own } = useOperator();
  const mayDecide = useMay('wins.decide');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<AskedWin | null>(null);
  const data = useInfiniteQuery(
    pagesQuery(listHeldWins, asked, (more) => call(listHeldWins, { query: heldWinsAsked(more) })),
  );
  const columns = useColumns({ mayDecide, own, onAsk: setAsking });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('win.title')} detail={t('win.detail')} />
      <List
        name="held-wins"
        title={t('win.title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('column.status'),
            options: HELD_WIN_STATUSES.map((value) => ({ value, label: t(`win.status.${value}`) })),
          },
          { kind: 'text', name: 'player', label: t('playerId') },
        ]}
        empty={t('win.empty')}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <HeldWinDialogs asking={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
