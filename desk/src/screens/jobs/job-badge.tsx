'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { JobState } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { conditionOf, type JobCondition } from './rules';

const TONES: Readonly<Record<JobCondition, Tone>> = {
  failing: 'bad',
  overdue: 'warn',
  running: 'note',
  never: 'plain',
  fine: 'good',
};

/** How a job stands, in words. */
export function JobBadge({ job }: { job: JobState }) {
  const t = useTranslations('jobs.condition');
  const condition = conditionOf(job);
  return <Badge tone={TONES[condition]}>{t(condition, { count: job.failures_in_a_row })}</Badge>;
}
