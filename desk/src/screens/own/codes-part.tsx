'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { OneTimeCodes } from '@desk/components/one-time-codes';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Dialog } from '@desk/components/overlay/dialog';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { getOwnSignIn, replaceOwnRecoveryCodes } from '@kozyr/contracts/operator/own-sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Few are left from here on. */
const FEW = 3;

/** The operator's recovery codes: how many are left, and new ones in their place. */
export function CodesPart({ left }: { left: number }) {
  const t = useTranslations('own.codes');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const replace = useAct(replaceOwnRecoveryCodes, [getOwnSignIn]);
  return (
    <Part title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        {left < FEW ? <Notice tone="warn">{t('left', { count: left })}</Notice> : <p>{t('left', { count: left })}</p>}
        <Button onClick={() => setAsking(true)}>{t('replace')}</Button>
      </div>
      <ActDialog
        open={asking}
        title={t('replaceTitle')}
        description={t('replaceText')}
        words={{ close: ui('dialog.close'), cancel: ui('dialog.cancel'), submit: t('replace') }}
        explain={explain}
        onClose={() => setAsking(false)}
        onSubmit={async () => setCodes((await replace.mutateAsync({})).recovery_codes)}
      />
      <Dialog
        open={codes !== null && !asking}
        title={t('newTitle')}
        description={t('newText')}
        closeLabel={ui('dialog.close')}
        onClose={() => setCodes(null)}
      >
        <OneTimeCodes
          codes={codes ?? []}
          file="kozyr-desk-recovery-codes.txt"
          words={{
            list: ui('codes.list'),
            copy: ui('codes.copy'),
            copied: ui('codes.copied'),
            download: ui('codes.download'),
          }}
        />
      </Dialog>
    </Part>
  );
}
