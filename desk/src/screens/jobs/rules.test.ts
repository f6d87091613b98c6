import type { JobState } from '@kozyr/contracts/operator/running';
import { expect, it } from 'vitest';
import { conditionOf, inOrder, secondsOf } from './rules';

const job = (known: Partial<JobState>): JobState => ({
  job: 'burn_expired_bonuses',
  every: '* * * * *',
  started_at: '2026-03-02T10:00:00Z',
  ended_at: '2026-03-02T10:00:01.500Z',
  succeeded_at: '2026-03-02T10:00:01.500Z',
  made_up_for: null,
  next_at: '2026-03-02T10:01:00Z',
  overdue: false,
  result: null,
  error: null,
  failures_in_a_row: 0,
  failures: 0,
  runs: 1,
  ...known,
});

it('the page of jobs says that a job fails before it says that it is late or runs', () => {
  expect(conditionOf(job({ failures_in_a_row: 2, overdue: true, ended_at: null }))).toBe('failing');
  expect(conditionOf(job({ overdue: true, ended_at: null }))).toBe('overdue');
  expect(conditionOf(job({ ended_at: null }))).toBe('running');
  expect(conditionOf(job({ started_at: null, ended_at: null }))).toBe('never');
  expect(conditionOf(job({}))).toBe('fine');
});

it('the page of jobs puts what needs somebody first and the others by name', () => {
  const jobs = [
    job({ job: 'b' }),
    job({ job: 'd', overdue: true }),
    job({ job: 'a', ended_at: null }),
    job({ job: 'c', failures_in_a_row: 1 }),
  ];
  expect(inOrder(jobs, undefined).map(({ job: name }) => name)).toEqual(['c', 'd', 'a', 'b']);
  expect(inOrder(jobs, 'overdue').map(({ job: name }) => name)).toEqual(['d']);
});

it('the page of jobs tells how long a run took, and nothing while it goes on', () => {
  expect(secondsOf(job({}))).toBe(1.5);
  expect(secondsOf(job({ ended_at: null }))).toBeNull();
});
