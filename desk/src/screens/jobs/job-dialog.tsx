'use client';
import { Moment } from '@desk/components/moment';
import { Dialog } from '@desk/components/overlay/dialog';
import { Facts } from '@desk/components/record/facts';
import type { JobState } from '@kozyr/contracts/operator/running';
import { useFormatter, useTranslations } from 'next-intl';
import { JobBadge } from './job-badge';
import { secondsOf } from './rules';

const Said = ({ text }: { text: string }) => (
  <pre className="whitespace-pre-wrap break-words rounded-control bg-raised p-2 font-code text-xs">{text}</pre>
);

/** All that is known of one job. @param title its name in words */
export function JobDialog({ job, title, onClose }: { job: JobState; title: string; onClose: () => void }) {
  const t = useTranslations('jobs');
  const u = useTranslations('ui.dialog');
  const format = useFormatter();
  const moment = (at: string | null) => (at === null ? t('never') : <Moment at={at} />);
  const seconds = secondsOf(job);
  return (
    <Dialog open wide onClose={onClose} title={title} description={job.job} closeLabel={u('close')}>
      <Facts
        of={[
          [t('column.condition'), <JobBadge key="badge" job={job} />],
          [t('column.every'), <code key="every">{job.every}</code>],
          [t('column.started'), moment(job.started_at)],
          [t('column.took'), seconds === null ? null : t('seconds', { count: format.number(seconds) })],
          [t('column.succeeded'), moment(job.succeeded_at)],
          [t('column.next'), <Moment key="next" at={job.next_at} />],
          [t('madeUpFor'), job.made_up_for && <Moment at={job.made_up_for} />],
          [t('column.runs'), format.number(job.runs)],
          [t('column.failures'), format.number(job.failures)],
          [t('column.error'), job.error && <Said text={job.error} />],
          [t('column.result'), job.result && <Said text={job.result} />],
        ]}
      />
    </Dialog>
  );
}
