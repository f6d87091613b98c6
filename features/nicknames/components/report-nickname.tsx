'use client';

import { NICKNAME_REASONS, type NicknameReason } from '@kozyr/contracts/nicknames';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { IconButton } from '@/components/controls/icon-button';
import { RadioCards } from '@/components/controls/radio-cards';
import { Icon } from '@/components/display/icon';
import { Dialog } from '@/components/overlay/dialog';
import { notify } from '@/components/overlay/notify';
import { reportError } from '../errors';
import { reportNicknameMutation } from '../mutations';

/** Reports the nickname that stands beside it, after the question what is wrong with it. */
export function ReportNickname({ nickname }: { nickname: string }) {
  const t = useTranslations('nicknameReport');
  const report = useMutation(reportNicknameMutation);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<NicknameReason>();

  async function send() {
    if (!reason) return;
    try {
      await report.mutateAsync({ nickname, reason });
      notify({ kind: 'success', message: t('sent'), id: 'nickname-report' });
    } catch (error) {
      notify({ kind: 'error', message: t(`error.${reportError(error)}`), id: 'nickname-report' });
    }
    setOpen(false);
  }

  return (
    <>
      <IconButton icon={<Icon name="flag" size={20} />} label={t('open', { nickname })} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="narrow"
        title={t('title', { nickname })}
        description={t('text')}
        footer={
          <>
            <AsyncButton tone="gold" wide disabled={!reason} onClick={send}>
              {t('send')}
            </AsyncButton>
            <Button wide onClick={() => setOpen(false)}>
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
    </>
  );
}
