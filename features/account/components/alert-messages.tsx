'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { alertSeen, waitingAlerts } from '@/lib/alerts/alerts';

/** Turns the alert messages that wait (spec §3) into toasts; each waits on until its toast was seen. Draws nothing. */
export function AlertMessages({ onTold }: { onTold: () => void }) {
  const t = useTranslations('account.alert');
  const showWaiting = useEffectEvent(() => {
    const { errorMessage, successMessage } = waitingAlerts();
    const position = 'top-center' as const;
    if (errorMessage)
      notify({
        kind: 'error',
        message: t(errorMessage),
        position,
        id: 'alert-error',
        onSeen: () => alertSeen('errorMessage', errorMessage),
      });
    if (successMessage)
      notify({
        kind: 'success',
        message: t(successMessage),
        position,
        id: 'alert-success',
        onSeen: () => alertSeen('successMessage', successMessage),
      });
    onTold();
  });
  useEffect(() => showWaiting(), []);
  return null;
}
