'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Checkbox } from '@/components/controls/checkbox';
import { saveFile } from '@/lib/api/download';
import { CopyButton } from './copy-button';

const FILE_NAME = 'kozyr-recovery-codes.txt';

/** The recovery codes, which are shown this once: to copy or to keep as a file, until the player says that they have them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('account.settings.factor');
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t('codesTitle')}
        </h3>
        <p className="mt-1 text-muted text-sm">{t('codesLead')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1 rounded-control bg-surface-2 p-4 tabular tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text}>{t('copy')}</CopyButton>
        <Button size="small" onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE_NAME)}>
          {t('download')}
        </Button>
      </div>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.currentTarget.checked)}>
        {t('saved')}
      </Checkbox>
      <Button tone="gold" wide disabled={!saved} onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
