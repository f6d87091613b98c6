'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay, useOperator } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  approveHeldWin,
  denyHeldWin,
  HELD_WIN_STATUSES,
  listHeldWins,
  type OperatorHeldWin,
} from '@kozyr/contracts/operator/held-wins';
import { getToday } from '@kozyr/contracts/operator/today';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { heldWinsAsked, secondPersonStep } from './money-asked';

const TONES = { PENDING: 'warn', APPROVED: 'good', DENIED: 'bad', WITHDRAWN: 'plain' } as const;
type Asking = { act: 'approve' | 'deny'; row: OperatorHeldWin };

/** Wins that providers sent and nobody has paid yet: two people pay one, one denies it. */
export function HeldWinsScreen() {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const words = useListWords();
  const explain = useExplain();
  const { name: own } = useOperator();
  const mayDecide = useMay('finance');
  const [asked] = useAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const data = useInfiniteQuery(
    pagesQuery(listHeldWins, asked, (more) => call(listHeldWins, { query: heldWinsAsked(more) })),
  );
  const approve = useAct(approveHeldWin, [listHeldWins, getToday]);
  const deny = useAct(denyHeldWin, [listHeldWins, getToday]);
  const columns = useMemo(
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
                <Button onClick={() => setAsking({ act: 'approve', row })}>{t('win.pay')}</Button>
              )}
              <Button onClick={() => setAsking({ act: 'deny', row })}>{t('win.deny')}</Button>
            </span>
          ),
      },
    ],
    [t, mayDecide, own],
  );
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const amount = asking ? formatMoney(asking.row.amount, asking.row.currency) : '';
  const step = asking ? secondPersonStep(asking.row.proposed_by, own) : 'propose';
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
        ]}
        data={data}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <ActDialog
        open={asking?.act === 'approve'}
        onClose={() => setAsking(null)}
        title={t('win.payTitle', { amount })}
        description={step === 'confirm' ? t('win.confirmText') : t('win.proposeText')}
        words={{ ...dialogWords, submit: t('win.pay') }}
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          const { status } = await approve.mutateAsync({ params: { id: asking.row.id } });
          tell(status === 'APPROVED' ? t('win.paid') : t('proposed'));
        }}
      />
      <ReasonDialog
        open={asking?.act === 'deny'}
        onClose={() => setAsking(null)}
        title={t('win.denyTitle', { amount })}
        description={t('win.denyText')}
        reason={{ label: t('playerReads'), short: d('reasonShort'), max: 200 }}
        words={{ ...dialogWords, submit: t('win.deny') }}
        danger
        explain={explain}
        onSubmit={async (note) => {
          if (!asking) return;
          await deny.mutateAsync({ params: { id: asking.row.id }, body: { note } });
          tell(t('win.denied'));
        }}
      />
    </div>
  );
}
