'use client';

import { NICKNAME_REASONS, type NicknameReason } from '@kozyr/contracts/nicknames';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { RadioCards } from '@/components/controls/radio-cards';
import { Dialog } from '@/components/overlay/dialog';
import { notify } from '@/components/overlay/notify';
import { reportError } from '../errors';
import { reportNicknameMutation } from '../mutations';

/** Asks what is wrong with a nickname, and reports it. */
export function ReportDialog({
  nickname,
  open,
  onOpenChange,
}: {
  nickname: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations('nicknameReport');
  const report = useMutation(reportNicknameMutation);
  const [reason, setReason] = useState<NicknameReason>();

  async function send() {
    if (!reason) return;
    try {
      await report.mutateAsync({ nickname, reason });
      notify({ kind: 'success', message: t('sent'), id: 'nickname-report' });
    } catch (error) {
      notify({ kind: 'error', message: t(`error.${reportError(error)}`), id: 'nickname-report' });
    }
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="narrow"
      title={t('title', { nickname })}
      description={t('text')}
      footer={
        <>
          <AsyncButton tone="gold" wide disabled={!reason} onClick={send}>
            {t('send')}
          </AsyncButton>
          <Button wide onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RadioCards<NicknameReason>
        legend={t('legend')}
        columns={1}
        value={reason}
        onChange={setReason}
        options={NICKNAME_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
    </Dialog>
  );
}
