'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { takeAlerts } from '@/lib/alerts/alerts';

/** Turns the alert messages that wait (spec §3) into toasts, once. Draws nothing. */
export function AlertMessages({ onTold }: { onTold: () => void }) {
  const t = useTranslations('account.alert');
  const tell = useEffectEvent(() => {
    const { errorMessage, successMessage } = takeAlerts();
    if (errorMessage) notify({ kind: 'error', message: t(errorMessage), position: 'top-center', id: 'alert-error' });
    if (successMessage)
      notify({ kind: 'success', message: t(successMessage), position: 'top-center', id: 'alert-success' });
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}
