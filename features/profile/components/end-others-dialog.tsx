'use client';

import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { Dialog } from '@/components/overlay/dialog';

/** Asks once more before every other session of the player ends. */
export function EndOthersDialog({
  open,
  onCancel,
  onConfirm,
}: {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}) {
  const t = useTranslations('account.settings');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onCancel()}
      width="narrow"
      title={t('endOthersTitle')}
      description={t('endOthersText')}
      footer={
        <>
          <AsyncButton tone="gold" wide onClick={onConfirm}>
            {t('endOthersYes')}
          </AsyncButton>
          <Button wide onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
