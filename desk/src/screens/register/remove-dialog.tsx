'use client';
import { tell } from '@desk/components/feedback/tell';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listRegister, type RegisterEntry, removeFromRegister } from '@kozyr/contracts/operator/exclusion-register';
import { useTranslations } from 'next-intl';

/** Letters of a reason at least, as the contract has it. */
const MIN_REASON = 5;

/** Takes an entry off the register: whoever was kept by it alone plays again. */
export function RemoveDialog({ entry: { id, source }, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const t = useTranslations('register');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const removing = useAct(removeFromRegister, [listRegister]);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('remove.title', { source })}
      description={t('remove.text')}
      danger
      reason={{ label: ui('reason'), hint: ui('reasonHint'), short: t('problem.reason'), min: MIN_REASON }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('remove.submit') }}
      explain={explain}
      onSubmit={async (reason) => {
        const { players } = await removing.mutateAsync({ params: { id }, body: { reason } });
        tell(t('remove.done', { players }));
      }}
    />
  );
}
