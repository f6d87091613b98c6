'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { TaskTerms } from '@kozyr/contracts/tasks';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { taskTermsQuery } from '../queries';
import { wordsOf } from '../rules';

const RULES = ['counts', 'same', 'chosen', 'ends', 'undone', 'break'] as const;

/** What the tasks of a day may be, and what each pays. */
function Terms({ terms, currency }: { terms: TaskTerms; currency: Currency }) {
  const t = useTranslations('tasks');
  return (
    <>
      <p>
        {t('rules.reward', {
          amount: formatMoney(terms.reward[currency], { currency }),
          least: formatMoney(terms.min_stake[currency], { currency }),
        })}
      </p>
      <ul className="list-disc pl-5">
        {terms.tasks.map((task) => {
          const words = wordsOf({ ...task, stakes: task.stakes?.[currency] ?? null }, currency);
          const how = task.kind === 'games' || task.kind === 'studios' ? t(`how.${task.kind}`, words) : null;
          return (
            <li key={task.id}>
              {t(`title.${task.kind}`, words)}
              {how && `: ${how}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The rules of tasks, before anybody plays for them: those of today, and those that begin on a later day. Nothing while there are none. */
export function TaskRules({ currency = 'uah' }: { currency?: Currency }) {
  const t = useTranslations('tasks');
  const locale = useLocale();
  const { data } = useQuery(taskTermsQuery);
  if (!data?.offered) return null;
  const [now, ...later] = data.versions;
  return (
    <details className="group rounded-card bg-surface-1">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-3 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {t('rules.title')}
        <Icon name="chevron-down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-muted">
        {now && <Terms terms={now.terms} currency={currency} />}
        <ul className="list-disc pl-5">
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { zone: currency })}</li>
          ))}
        </ul>
        {later.map(({ version, from_day: from, terms }) => (
          <div key={version} className="flex flex-col gap-3">
            <p className="font-semibold text-ivory">
              {t('rules.from', { day: formatDate(`${from}T12:00:00Z`, { locale, timeZone: 'UTC' }) })}
            </p>
            <Terms terms={terms} currency={currency} />
          </div>
        ))}
      </div>
    </details>
  );
}
