'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/controls/icon-button';
import { Icon } from '@/components/display/icon';
import { latePart } from '@/lib/late-part';

const ReportDialog = latePart(() => import('./report-dialog').then((module) => module.ReportDialog));

/** Reports the nickname that stands beside it, after the question what is wrong with it: that comes when it is first asked for. */
export function ReportNickname({ nickname }: { nickname: string }) {
  const t = useTranslations('nicknameReport');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton icon={<Icon name="flag" size={20} />} label={t('open', { nickname })} onClick={() => setOpen(true)} />
      {open !== undefined && <ReportDialog nickname={nickname} open={open} onOpenChange={setOpen} />}
    </>
  );
}
