'use client';
import { Ago } from '@desk/components/ago';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { OpenButton } from '@desk/components/list/open-button';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { type JobState, listJobs } from '@kozyr/contracts/operator/running';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { JobBadge } from './job-badge';
import { JobDialog } from './job-dialog';
import { inOrder, JOB_CONDITIONS, secondsOf } from './rules';

/** How often the list is read anew, in milliseconds: the shortest pattern is a minute. */
const READ_EVERY_MS = 30_000;

/** Every job that repeats by the clock: what needs somebody comes first, and a row tells all that is known of it. */
export function JobsScreen() {
  const t = useTranslations('jobs');
  const format = useFormatter();
  const words = useListWords();
  const explain = useExplain();
  const [asked, change] = useAddress();
  const read = useInfiniteQuery({
    ...pagesQuery(listJobs, {}, () => call(listJobs, {})),
    refetchInterval: READ_EVERY_MS,
  });
  const jobs = useMemo(() => read.data?.pages.flatMap(({ items }) => items) ?? [], [read.data]);
  const shown = { ...read, data: read.data && { pages: [{ items: inOrder(jobs, asked.condition) }] } };
  const nameOf = (job: string) => (t.has(`names.${job}`) ? t(`names.${job}`) : job);
  const open = jobs.find(({ job }) => job === asked.job);
  const ago = (at: string | null) => (at === null ? t('never') : <Ago at={at} />);
  const columns: ListColumn<JobState>[] = [
    {
      id: 'job',
      title: t('column.job'),
      cell: ({ job }) => <OpenButton onOpen={() => change({ job })}>{nameOf(job)}</OpenButton>,
    },
    { id: 'condition', title: t('column.condition'), cell: (job) => <JobBadge job={job} /> },
    { id: 'started', title: t('column.started'), cell: ({ started_at }) => ago(started_at) },
    { id: 'next', title: t('column.next'), cell: ({ next_at }) => <Ago at={next_at} /> },
    { id: 'error', title: t('column.error'), cell: ({ error }) => error },
    {
      id: 'took',
      title: t('column.took'),
      align: 'end',
      cell: (job) => {
        const seconds = secondsOf(job);
        return seconds === null ? null : t('seconds', { count: format.number(seconds) });
      },
    },
    { id: 'succeeded', title: t('column.succeeded'), cell: ({ succeeded_at }) => ago(succeeded_at) },
    { id: 'runs', title: t('column.runs'), align: 'end', cell: ({ runs }) => format.number(runs) },
    { id: 'failures', title: t('column.failures'), align: 'end', cell: ({ failures }) => format.number(failures) },
    { id: 'every', title: t('column.every'), hiddenAtFirst: true, cell: ({ every }) => <code>{every}</code> },
    { id: 'code', title: t('column.code'), hiddenAtFirst: true, cell: ({ job }) => <code>{job}</code> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="jobs"
        title={t('title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'condition',
            label: t('column.condition'),
            options: JOB_CONDITIONS.map((value) => ({ value, label: t(`filter.${value}`) })),
          },
        ]}
        data={shown}
        rowKey={({ job }) => job}
        onOpen={({ job }) => change({ job })}
        explain={explain}
        words={words}
      />
      {open && <JobDialog job={open} title={nameOf(open.job)} onClose={() => change({ job: undefined })} />}
    </div>
  );
}
