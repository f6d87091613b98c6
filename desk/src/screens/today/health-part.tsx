'use client';
import { Ago } from '@desk/components/ago';
import { Badge } from '@desk/components/feedback/badge';
import { Part } from '@desk/components/record/part';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import type { Today } from '@kozyr/contracts/operator/today';
import { useTranslations } from 'next-intl';

/** Whether jobs run, and what processes hand on to each other moves. */
export function HealthPart({ health }: { health: Today['health'] }) {
  const t = useTranslations('today.health');
  const names = useTranslations('jobs.names');
  const { jobs, failing, overdue, queues } = health;
  const wrong = [
    ...failing.map((job) => ({ job, word: t('failing') })),
    ...overdue.map((job) => ({ job, word: t('overdue') })),
  ];
  return (
    <Part
      title={t('title')}
      action={
        <Link href={routes.jobs} prefetch={false} className="text-link text-sm underline underline-offset-2">
          {t('open')}
        </Link>
      }
    >
      <ul className="flex flex-col gap-2 text-sm">
        {wrong.length === 0 && (
          <li className="flex flex-wrap items-center gap-2">
            <Badge tone="good">{t('good')}</Badge> {t('jobs', { count: jobs })}
          </li>
        )}
        {wrong.map(({ job, word }) => (
          <li key={job} className="flex flex-wrap items-center gap-2">
            <Badge tone="bad">{word}</Badge> {names.has(job) ? names(job) : <span className="font-code">{job}</span>}
          </li>
        ))}
        {queues.map(({ name, count, oldest, late }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <Badge tone={late ? 'bad' : 'good'}>{late ? t('late') : t('good')}</Badge>
            {t(`queue.${name}`, { count })}
            <span className="text-muted">{oldest && <Ago at={oldest} />}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
