'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { disableOperator, listOperators } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';

/** Asks whether to end an operator's access for good. */
export function DisableDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('operators');
  const w = useTranslations('ui.dialog');
  const explain = useExplain();
  const disable = useAct(disableOperator, [listOperators]);
  return (
    <ActDialog
      open
      danger
      onClose={onClose}
      title={t('disableDialog.title', { name })}
      description={t('disableDialog.text')}
      words={{ close: w('close'), cancel: w('cancel'), submit: t('disableDialog.submit') }}
      explain={explain}
      onSubmit={async () => {
        await disable.mutateAsync({ params: { name } });
        tell(t('disabled', { name }));
      }}
    />
  );
}
