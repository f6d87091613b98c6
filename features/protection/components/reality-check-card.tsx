'use client';

import { REALITY_CHECK_MINUTES, type RealityCheckEvery } from '@kozyr/contracts/gaming-session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RadioCards } from '@/components/controls/radio-cards';
import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { setRealityCheckMutation } from '@/features/account/gaming/mutations';
import { gamingSessionQuery } from '@/features/account/gaming/queries';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { stopError } from '../errors';

const OPTIONS = [...REALITY_CHECK_MINUTES, null] as const;
type Value = `${number}` | 'never';
const optionOf = (every: RealityCheckEvery): Value => (every === null ? 'never' : `${every}`);

/** How often the player is reminded of the time. A choice is saved as it is made. */
export function RealityCheckCard() {
  const t = useTranslations('protection');
  const { data, isError, refetch } = useQuery(gamingSessionQuery);
  const set = useMutation(setRealityCheckMutation);
  // What was chosen shows with the click; where it was not saved, what holds comes back.
  const [chosen, setChosen] = useState<RealityCheckEvery>();
  const labelOf = (every: RealityCheckEvery) => {
    if (every === null) return t('check.never');
    if (every === 60) return t('check.hour');
    return every === 120 ? t('check.hours') : t('check.every', { minutes: every });
  };
  const choose = async (every: RealityCheckEvery) => {
    setChosen(every);
    try {
      await set.mutateAsync(every);
      notify({ kind: 'success', message: t('check.saved'), id: 'protection' });
    } catch (error) {
      notify({ kind: 'error', message: t(`limits.error.${stopError(apiErrorCodeOf(error))}`), id: 'protection' });
    } finally {
      setChosen((now) => (now === every ? undefined : now));
    }
  };
  const every = chosen === undefined ? data?.check.every : chosen;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-display font-semibold text-lg">{t('check.title')}</h2>
        <p className="mt-1 max-w-3xl text-muted text-sm">{t('check.lead')}</p>
      </div>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {every === undefined && !isError && <Skeleton className="h-51 w-full tablet:h-32 desktop:h-18" />}
      {every !== undefined && (
        <RadioCards<Value>
          legend={t('check.legend')}
          columns={5}
          value={optionOf(every)}
          onChange={(value) => choose(OPTIONS.find((option) => optionOf(option) === value) ?? null)}
          options={OPTIONS.filter((option) => data?.check.allowed.includes(option) ?? true).map((option) => ({
            value: optionOf(option),
            label: labelOf(option),
          }))}
        />
      )}
      {data?.break.after_minutes && (
        <p className="text-muted text-sm">{t('check.break', { minutes: data.break.after_minutes })}</p>
      )}
    </Card>
  );
}
