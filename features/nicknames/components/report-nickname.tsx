'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/controls/icon-button';
import { Icon } from '@/components/display/icon';
import { ReportDialog } from './report-dialog';

/** Reports the nickname that stands beside it, after the question what is wrong with it. */
export function ReportNickname({ nickname }: { nickname: string }) {
  const t = useTranslations('nicknameReport');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={<Icon name="flag" size={20} />} label={t('open', { nickname })} onClick={() => setOpen(true)} />
      <ReportDialog nickname={nickname} open={open} onOpenChange={setOpen} />
    </>
  );
}
