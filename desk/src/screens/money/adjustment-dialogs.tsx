'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  type Adjustment,
  confirmAdjustment,
  listAdjustments,
  rejectAdjustment,
} from '@kozyr/contracts/operator/adjustments';
import { getToday } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';

export type AskedAdjustment = { act: 'confirm' | 'reject'; row: Adjustment };
type Props = { asking: AskedAdjustment | null; onClose: () => void };

/** Asks before a correction is confirmed or put aside. */
export function AdjustmentDialogs({ asking, onClose }: Props) {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const confirm = useAct(confirmAdjustment, [listAdjustments, getToday]);
  const reject = useAct(rejectAdjustment, [listAdjustments, getToday]);
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const about = {
    amount: asking ? formatMoney(asking.row.amount, asking.row.currency) : '',
    note: asking?.row.note ?? '',
    reason: asking?.row.reason ?? '',
  };
  return (
    <>
      <ActDialog
        open={asking?.act === 'confirm'}
        onClose={onClose}
        title={t('adjustment.confirmTitle', about)}
        description={t('adjustment.about', about)}
        words={{ ...dialogWords, submit: t('adjustment.confirm') }}
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          await confirm.mutateAsync({ params: { id: asking.row.id } });
          tell(t('adjustment.confirmed'));
        }}
      />
      <ActDialog
        open={asking?.act === 'reject'}
        onClose={onClose}
        title={t('adjustment.rejectTitle', about)}
        description={t('adjustment.about', about)}
        words={{ ...dialogWords, submit: t('adjustment.reject') }}
        danger
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          await reject.mutateAsync({ params: { id: asking.row.id } });
          tell(t('adjustment.rejected'));
        }}
      />
    </>
  );
}
