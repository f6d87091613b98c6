'use client';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { type CallError, call, setRemedy } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { stepUp } from '@kozyr/contracts/operator/own-sign-in';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

/** Asks for the second factor when a call needs a fresh one; the call is then done again by itself. */
export function StepUp() {
  const t = useTranslations('own.stepUp');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const answer = useRef<(done: boolean) => void>(() => undefined);
  useEffect(
    () =>
      setRemedy(async (error: CallError) => {
        if (error.error.errorCode !== 'STEP_UP_NEEDED') return false;
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  return (
    <ActDialog
      open={open}
      title={t('title')}
      description={t('text')}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('submit') }}
      explain={explain}
      onClose={() => {
        setOpen(false);
        setCode('');
        answer.current(false);
      }}
      onSubmit={async () => {
        await call(stepUp, { body: { code } });
        answer.current(true);
      }}
    >
      <TextField
        label={t('code')}
        value={code}
        autoComplete="one-time-code"
        inputMode="numeric"
        onChange={({ target }) => setCode(target.value)}
      />
    </ActDialog>
  );
}
