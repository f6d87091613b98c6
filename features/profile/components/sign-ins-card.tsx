'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { Badge } from '@/components/display/badge';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { asApiError, placeOf } from '@/features/account/errors';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { endOtherSignInsMutation } from '../mutations';
import { openSignInsQuery } from '../queries';
import { addressText, deviceName } from '../rules';
import { EndOthersDialog } from './end-others-dialog';
import { SettingsCard } from './settings-card';

/** Where the player is signed in, this browser marked, and the way to end all the others. */
export function SignInsCard() {
  const t = useTranslations('account.settings');
  const errors = useTranslations('account.error');
  const open = useQuery(openSignInsQuery);
  const end = useMutation(endOtherSignInsMutation);
  const [asking, setAsking] = useState(false);
  const timeZone = browserTimeZone();

  const endOthers = async () => {
    try {
      const { ended } = await end.mutateAsync();
      notify({ kind: 'success', message: t('endedOthers', { count: ended }), id: 'account' });
    } catch (error) {
      const shown = placeOf(asApiError(error));
      const minutes = 'minutes' in shown ? shown.minutes : 1;
      notify({
        kind: 'error',
        message: errors('error' in shown ? shown.error : 'unexpected', { minutes }),
        id: 'account',
      });
    }
    setAsking(false);
  };

  if (!open.data) {
    return (
      <SettingsCard title={t('signInsTitle')}>
        {open.isError ? <ErrorState onRetry={() => open.refetch()} /> : <Skeleton className="h-28 w-full" />}
      </SettingsCard>
    );
  }
  const { items, total } = open.data;
  const alone = total <= 1;
  return (
    <SettingsCard title={t('signInsTitle')} {...(alone ? { lead: t('onlyThis') } : {})}>
      <ul className="flex flex-col divide-y divide-hairline">
        {items.map(({ id, current, device, address, created_at: since, last_used_at: last }) => (
          <li key={id} data-current={current} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words font-medium">{deviceName(device) ?? t('unknownDevice')}</span>
              {current && <Badge tone="active">{t('thisOne')}</Badge>}
            </span>
            <span className="text-muted text-sm tabular">
              {t('historyAddress')}: {addressText(address) ?? t('noAddress')}
            </span>
            <span className="text-muted text-sm tabular">
              {t('signedIn', { when: formatDateTime(since, timeZone) })}
            </span>
            <span className="text-muted text-sm tabular">
              {t('lastUsed', { when: formatDateTime(last, timeZone) })}
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="text-muted text-sm">{t('moreSignIns', { count: total - items.length })}</p>
      )}
      {!alone && (
        <Button tone="danger" className="self-start" onClick={() => setAsking(true)}>
          {t('endOthers')}
        </Button>
      )}
      <EndOthersDialog open={asking} onCancel={() => setAsking(false)} onConfirm={endOthers} />
    </SettingsCard>
  );
}
