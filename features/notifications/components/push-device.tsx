'use client';

import type { NotificationSettings } from '@kozyr/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { StatusMark } from '@/components/feedback/status-mark';
import { notify } from '@/components/overlay/notify';
import { pushAbility } from '@/lib/push/browser-push';
import { turnOffDevice, turnOnDevice } from '../mutations';

/** Pushes to this device: whether it gets any, and the button that asks. The browser asks nobody anything before it is pressed. */
export function PushDevice({ device, public_key }: Pick<NotificationSettings, 'device' | 'public_key'>) {
  const t = useTranslations('notifications.device');
  const client = useQueryClient();
  const [ability, setAbility] = useState(pushAbility);
  const failed = () => notify({ kind: 'error', message: t('failed'), id: 'notifications' });

  const turnOn = async () => {
    const became = await turnOnDevice(client, public_key).catch(failed);
    if (became === 'none' || became === 'denied') setAbility(became);
  };
  const turnOff = () => turnOffDevice(client).catch(failed);

  // Leave that was taken back in the browser ends pushes there, whatever the platform knows.
  if (ability !== 'able') return <p data-testid="push-device">{t(ability)}</p>;
  return (
    <div className="flex flex-col items-start gap-3" data-testid="push-device" data-device={device}>
      <StatusMark tone={device === 'off' ? 'neutral' : 'active'}>{t(`state.${device}`)}</StatusMark>
      <p className="text-muted text-sm">{t(`text.${device}`)}</p>
      {device === 'off' ? (
        <AsyncButton tone="gold" onClick={turnOn}>
          {t('turnOn')}
        </AsyncButton>
      ) : (
        <AsyncButton onClick={turnOff}>{t('turnOff')}</AsyncButton>
      )}
    </div>
  );
}
