'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { OwnTask } from '@kozyr/contracts/tasks';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Badge } from '@/components/display/badge';
import { Progress } from '@/components/feedback/progress';
import { formatMoney } from '@/lib/format/money';
import { targetOf, wordsOf } from '../rules';

/** A task with how far it is and what it pays; `when` says of which day it is, where that is not today. */
export function TaskRow({
  task,
  currency,
  when,
  onTake,
}: {
  task: OwnTask;
  currency: Currency;
  when?: string;
  /** Resolves once it is taken, or once the player was told why not. */
  onTake: () => Promise<unknown>;
}) {
  const t = useTranslations('tasks');
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { kind, state, percent } = task;
  const words = wordsOf(task, currency);
  const title = t(`title.${kind}`, words);
  const said = (value: string) => (kind === 'stakes' ? formatMoney(value, { currency }) : value);
  const far = t('far', { reached: said(task.reached), target: said(targetOf(task)) });
  const take = async () => {
    await onTake();
    // The button is gone once it is taken: the reader stays where they are.
    row.current?.focus();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-testid="task"
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card bg-surface-1 p-4 tablet:flex-row tablet:items-center tablet:gap-6"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {when && <p className="text-muted text-sm">{when}</p>}
        <h3 id={id} className="font-semibold leading-snug">
          {title}
        </h3>
        {(kind === 'games' || kind === 'studios') && <p className="text-muted text-sm">{t(`how.${kind}`, words)}</p>}
        <div className="mt-2 flex items-center gap-3">
          <Progress value={percent} label={title} text={far} tone={state === 'open' ? 'gold' : 'active'} />
          <span aria-hidden className="shrink-0 whitespace-nowrap text-sm tabular">
            {far}
          </span>
        </div>
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3 tablet:w-48 tablet:flex-col tablet:items-end tablet:justify-center">
        <p className="text-sm">{t('pays', { amount: formatMoney(task.reward, { currency }) })}</p>
        {state === 'done' && (
          <AsyncButton size="small" onClick={take} aria-describedby={id}>
            {t('take')}
          </AsyncButton>
        )}
        {state === 'taken' && <Badge tone="active">{t('taken')}</Badge>}
      </div>
    </li>
  );
}
