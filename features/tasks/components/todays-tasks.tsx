'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf, stopOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { takeTaskMutation } from '../mutations';
import { ownTasksQuery, useOwnTasks } from '../queries';
import { TaskRow } from './task-row';
import { TaskRules } from './task-rules';

/** Takes a reward and says what came of it; never rejects. */
function useTake(): (day: string, task: string) => Promise<void> {
  const t = useTranslations('tasks');
  const client = useQueryClient();
  const { mutateAsync } = useMutation(takeTaskMutation);
  return async (day, task) => {
    try {
      const { reward, currency } = await mutateAsync({ day, task });
      const message = t('paid', { amount: formatMoney(reward, { currency }) });
      notify({ kind: 'success', message, id: 'tasks' });
    } catch (error) {
      const code = apiErrorCodeOf(error);
      const gone = code === 'NOTHING_TO_CLAIM';
      // A round of it was undone: how far it is now is on the page.
      if (gone) await client.invalidateQueries({ queryKey: ownTasksQuery.queryKey });
      notify({
        kind: gone ? 'info' : 'error',
        message: t(gone ? 'undone' : (stopOf(code) ?? 'takeFailed')),
        id: 'tasks',
      });
    }
  };
}

/** The player's tasks of today, rewards of days before that wait, and the rules. Nothing where there are none for this player. */
export function TodaysTasks() {
  const t = useTranslations('tasks');
  const locale = useLocale();
  const id = useId();
  const take = useTake();
  const { data, isError, refetch } = useOwnTasks();
  if (!data)
    return isError ? <ErrorState onRetry={() => refetch()} /> : <Skeleton className="h-96 w-full rounded-card" />;
  const { offered, currency, day, tasks, earlier } = data;
  if (!offered && tasks.length === 0 && earlier.length === 0) return null;
  const dayText = (of: string) => formatDate(`${of}T12:00:00Z`, { locale, timeZone: 'UTC' });
  return (
    <section aria-labelledby={id} data-testid="todays-tasks" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="font-display font-semibold text-lg tablet:text-xl">
          {t('heading')}
        </h2>
        <p className="text-muted">{offered ? t('lead', { zone: currency }) : t('off')}</p>
      </div>
      {tasks.length > 0 && (
        <ul aria-labelledby={id} className="flex flex-col gap-3">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} currency={currency} onTake={() => take(day, task.id)} />
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <ul aria-label={t('earlier')} className="flex flex-col gap-3">
          {earlier.map(({ day: of, task }) => (
            <TaskRow
              key={`${of} ${task.id}`}
              task={task}
              currency={currency}
              when={t('doneOn', { day: dayText(of) })}
              onTake={() => take(of, task.id)}
            />
          ))}
        </ul>
      )}
      <TaskRules currency={currency} />
    </section>
  );
}
