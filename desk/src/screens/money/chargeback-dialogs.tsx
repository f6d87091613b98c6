'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import type { Chargeback } from '@kozyr/contracts/chargebacks';
import {
  collectOperatorChargeback,
  listOperatorChargebacks,
  writeOffOperatorChargeback,
} from '@kozyr/contracts/operator/chargebacks';
import { getToday } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';

export type AskedChargeback = { act: 'collect' | 'writeOff'; row: Chargeback };
type Props = { asking: AskedChargeback | null; onClose: () => void };

/** Asks before what is owed is collected or given up. */
export function ChargebackDialogs({ asking, onClose }: Props) {
  const t = useTranslations('money');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const collect = useAct(collectOperatorChargeback, [listOperatorChargebacks, getToday]);
  const writeOff = useAct(writeOffOperatorChargeback, [listOperatorChargebacks, getToday]);
  const dialogWords = { close: d('close'), cancel: d('cancel') };
  const owed = asking ? formatMoney(asking.row.outstanding, asking.row.currency) : '';
  return (
    <>
      <ActDialog
        open={asking?.act === 'collect'}
        onClose={onClose}
        title={t('chargeback.collectTitle', { owed })}
        description={t('chargeback.collectText')}
        words={{ ...dialogWords, submit: t('chargeback.collect') }}
        explain={explain}
        onSubmit={async () => {
          if (!asking) return;
          const { outstanding, currency } = await collect.mutateAsync({ params: { id: asking.row.id } });
          tell(t('chargeback.collected', { left: formatMoney(outstanding, currency) }));
        }}
      />
      <ReasonDialog
        open={asking?.act === 'writeOff'}
        onClose={onClose}
        title={t('chargeback.writeOffTitle', { owed })}
        description={t('chargeback.writeOffText')}
        reason={{ label: d('reason'), hint: d('reasonHint'), short: d('reasonShort') }}
        words={{ ...dialogWords, submit: t('chargeback.writeOff') }}
        danger
        explain={explain}
        onSubmit={async (reason) => {
          if (!asking) return;
          const answer = await writeOff.mutateAsync({ params: { id: asking.row.id }, body: { reason } });
          tell('status' in answer ? t('chargeback.writtenOff') : t('proposed'));
        }}
      />
    </>
  );
}
