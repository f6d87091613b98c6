'use client';
import { Button } from '@desk/components/form/button';
import { OneTimeCodes } from '@desk/components/one-time-codes';
import { useTranslations } from 'next-intl';

/** The recovery codes of whoever has just set a second factor up, shown this once. */
export function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('entry.codes');
  const w = useTranslations('ui.codes');
  return (
    <>
      <OneTimeCodes
        codes={codes}
        file="kozyr-desk-recovery-codes.txt"
        words={{ list: w('list'), copy: w('copy'), copied: w('copied'), download: w('download') }}
      />
      <Button look="action" onClick={onDone}>
        {t('done')}
      </Button>
    </>
  );
}
