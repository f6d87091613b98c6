'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { clockText, secondsLeft } from '../rules';

/** Counts down to the next code (spec §8: available after 2 minutes), then offers it. */
export function ResendButton({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const t = useTranslations('account');
  const [left, setLeft] = useState(() => secondsLeft(resendAt, Date.now()));
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft(secondsLeft(resendAt, Date.now())), 1000);
    return () => clearInterval(timer);
  }, [resendAt, waiting]);

  if (waiting) {
    return (
      <p role="timer" className="flex min-h-11 items-center text-center text-muted text-sm tabular">
        {t('resendIn', { time: clockText(left) })}
      </p>
    );
  }
  return (
    <AsyncButton tone="quiet" size="small" onClick={onResend}>
      {t('resend')}
    </AsyncButton>
  );
}
