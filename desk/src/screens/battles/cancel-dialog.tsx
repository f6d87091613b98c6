'use client';
import { tell } from '@desk/components/feedback/tell';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { cancelOperatorBattle, listOperatorBattles, type OperatorBattle } from '@kozyr/contracts/operator/battles';
import { useTranslations } from 'next-intl';

/** Cancels a battle that has not finished: it pays nothing and says so to its players. */
export function CancelDialog({ battle, onClose }: { battle: OperatorBattle; onClose: () => void }) {
  const t = useTranslations('battles');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(cancelOperatorBattle, [listOperatorBattles]);
  return (
    <ReasonDialog
      open
      danger
      onClose={onClose}
      title={t('cancel.title', { tier: t(`tier.${battle.tier}`), currency: battle.currency.toUpperCase() })}
      description={t('cancel.text', { count: battle.players })}
      reason={{ label: u('reason'), hint: u('reasonHint'), short: u('reasonShort') }}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('cancel.submit') }}
      explain={explain}
      onSubmit={async (reason) => {
        await act.mutateAsync({ params: { id: battle.id }, body: { reason } });
        tell(t('cancel.told'));
      }}
    />
  );
}
