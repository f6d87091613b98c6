'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import { approveHeldWin, denyHeldWin, listHeldWins, type OperatorHeldWin } from '@kozyr/contracts/operator/held-wins';
import { getToday } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';
import { secondPersonStep } from './money-asked';

export type AskedWin = { act: 'approve' | 'deny'; row: OperatorHeldWin };
type Props = { asking: AskedWin | null; onClose: () => void };

/** Asks before a held win is paid or denied. */
export function HeldWinDialogs({ asking, onClose }: Props) {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const { name: own } = useOperator();
  const approve = useAct(approveHeldWin, [listHeldWins, getToday]);
  const deny = useAct(denyHeldWin, [listHeldWins, getToday]);
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const amount = asking ? formatMoney(asking.row.amount, asking.row.currency) : '';
  const step = asking ? secondPersonStep(asking.row.proposed_by, own) : 'propose';
  return (
    <>
      <ActDialog
        open={asking?.act === 'approve'}
        onClose={onClose}
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
        onClose={onClose}
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
    </>
  );
}
