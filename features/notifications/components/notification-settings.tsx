'use client';

import { NOTIFICATION_KINDS } from '@kozyr/contracts/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/controls/checkbox';
import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { setSettingsMutation } from '../mutations';
import { settingsQuery } from '../queries';
import { sentOf, withChoice } from '../rules';
import { PushDevice } from './push-device';
import { QuietHours } from './quiet-hours';

/** What the player is told of and how, when nothing is pushed, and pushes to this device. Saved with each click. */
export function NotificationSettings() {
  const t = useTranslations('notifications');
  const heading = useId();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { data, isError, refetch } = useQuery(settingsQuery);
  const set = useMutation(setSettingsMutation(client));
  // What was pressed last, until it is saved: a box answers the press itself, and the next press adds to it.
  const [pressed, setPressed] = useState<ReturnType<typeof sentOf>>();
  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-240 w-full rounded-card tablet:h-180" />;

  const save = (change: ReturnType<typeof sentOf>) => {
    setPressed(change);
    set.mutate(change, {
      onError: () => notify({ kind: 'error', message: t('choices.failed'), id: 'notifications' }),
      onSettled: () => setPressed(undefined),
    });
  };
  const known = pressed ?? sentOf(data);
  return (
    <section aria-labelledby={heading}>
      <Card className="flex flex-col gap-6">
        <div>
          <h2 id={heading} className="font-display font-semibold text-lg">
            {t('choices.title')}
          </h2>
          <p className="mt-1 text-muted text-sm">{t('choices.lead')}</p>
        </div>
        <PushDevice device={data.device} public_key={data.public_key} />
        <div className="grid gap-x-5 gap-y-3 tablet:grid-cols-2">
          {NOTIFICATION_KINDS.map((kind) => (
            <fieldset key={kind} className="rounded-control bg-surface-2 px-4 py-3" data-kind={kind}>
              <legend className="float-left w-full pb-1 font-medium">{t(`choices.kind.${kind}`)}</legend>
              <div className="clear-both flex flex-wrap gap-x-6">
                {(['centre', 'push'] as const).map((where) => (
                  <Checkbox
                    key={where}
                    checked={known.choices[kind][where]}
                    onChange={({ target }) =>
                      save({ ...known, choices: withChoice(known.choices, kind, { [where]: target.checked }) })
                    }
                  >
                    {t(`choices.${where}`)}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <QuietHours
          quiet={known.quiet}
          currency={user?.currency}
          onChange={(quiet) => save({ choices: known.choices, quiet })}
        />
      </Card>
    </section>
  );
}
