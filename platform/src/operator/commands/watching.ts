import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { Reconciliation, ReconciliationItem } from '@kozyr/contracts/operator/reconciliations';
import type { JobState } from '@kozyr/contracts/operator/running';
import { acknowledgedKindSchema, type StuckItem } from '@kozyr/contracts/operator/stuck';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, type Given, PAGING, pageOf } from '../command';
import { type Column, facts, moment, paged, table } from '../table';

const stuckColumns: Column<StuckItem>[] = [
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'since', of: ({ since }) => moment(since) },
  { title: 'id', of: ({ id }) => id },
  { title: 'amount', of: ({ amount, currency }) => amount && `${amount} ${currency}`, right: true },
  { title: 'player', of: ({ player }) => player },
  { title: 'what', of: ({ what }) => what },
];

const dayColumns: Column<Reconciliation>[] = [
  { title: 'day', of: ({ day }) => day },
  { title: 'matched', of: ({ matched }) => matched, right: true },
  { title: 'not', of: ({ mismatched }) => mismatched, right: true },
  { title: 'day over', of: ({ complete }) => (complete ? 'yes' : 'no') },
  { title: 'ran', of: ({ ran_at }) => moment(ran_at) },
  { title: 'by', of: ({ ran_by }) => ran_by },
  { title: 'runs', of: ({ runs }) => runs, right: true },
];

const itemColumns: Column<ReconciliationItem>[] = [
  { title: 'difference', of: ({ difference }) => difference },
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'reference', of: ({ reference }) => reference },
  { title: 'at the gateway', of: ({ gateway_id }) => gateway_id },
  { title: '', of: ({ currency }) => currency },
  { title: 'ours', of: ({ ours }) => ours, right: true },
  { title: 'theirs', of: ({ theirs }) => theirs, right: true },
  { title: 'posted', of: ({ posted }) => posted, right: true },
];

function dayText(reconciliation: Reconciliation): string {
  const side = ({ count, amount }: { count: number; amount: string }) => `${amount} in ${count}`;
  const totals = table(
    [
      { title: 'kind', of: ({ kind }) => kind },
      { title: '', of: ({ currency }) => currency },
      { title: 'matched', of: ({ matched }) => side(matched), right: true },
      { title: 'ours', of: ({ ours }) => side(ours), right: true },
      { title: 'theirs', of: ({ theirs }) => side(theirs), right: true },
    ],
    reconciliation.totals,
  );
  return `${table(dayColumns, [reconciliation])}${reconciliation.totals.length > 0 ? `\n\n${totals}` : ''}`;
}

const jobColumns: Column<JobState>[] = [
  { title: 'job', of: ({ job }) => job },
  { title: 'every', of: ({ every }) => every },
  { title: 'last', of: ({ started_at }) => moment(started_at) },
  {
    title: 'ended',
    of: (job) =>
      job.error !== null ? 'failed' : job.started_at === null ? '' : job.ended_at === null ? 'running' : 'well',
  },
  { title: 'next', of: ({ next_at }) => moment(next_at) },
  { title: 'late', of: ({ overdue }) => (overdue ? 'yes' : 'no') },
  { title: 'made up for', of: ({ made_up_for }) => moment(made_up_for) },
  { title: 'runs', of: ({ runs }) => runs, right: true },
  { title: 'failed', of: ({ failures }) => failures, right: true },
  { title: 'in a row', of: ({ failures_in_a_row }) => failures_in_a_row, right: true },
  { title: 'answer', of: ({ result, error }) => (error ?? result ?? '').slice(0, 60) },
];

const GATEWAY = { gateway: { value: 'name', help: 'another gateway than the environment’s' } } as const;
const gatewayIn = (given: Given) => {
  const gateway = given.text('gateway');
  return gateway === undefined ? {} : { gateway };
};

const day = async (access: Parameters<Command['run']>[0], which: string, query: { gateway?: string }) => {
  const { reconciliation, items } = await call(access, endpoints.getReconciliation, { params: { day: which }, query });
  const text = `${dayText(reconciliation)}${items.length > 0 ? `\n\n${table(itemColumns, items)}` : ''}`;
  return { data: { reconciliation, items }, text, mismatched: reconciliation.mismatched };
};

/** Looking after what should move by itself. */
export const watchingCommands: readonly Command[] = [
  {
    name: 'stuck',
    summary: 'Everything that needs a person, the oldest first',
    options: { check: { help: 'end with 4 when there is anything' } },
    run: async (access, given) => {
      const stuck = await call(access, endpoints.listStuck, {});
      const none = stuck.items.length === 0;
      const counts = Object.entries(stuck.counts).map(([kind, count]) => [kind, count] as const);
      return {
        data: stuck,
        text: none ? 'Nothing is stuck.' : `${table(stuckColumns, stuck.items)}\n\n${facts(counts)}`,
        exit: given.has('check') && !none ? 4 : 0,
      };
    },
  },
  {
    name: 'stuck acknowledge',
    args: ['kind', 'id'],
    summary: `Says that one has been seen to: ${acknowledgedKindSchema.options.join(' or ')}`,
    options: { note: { value: 'text', help: 'how; stays in the audit log', required: true } },
    run: async (access, { args: [kind = '', id = ''], must }) => {
      const known = z.safeParse(acknowledgedKindSchema, kind).data;
      if (!known) throw new UsageError(`<kind> is ${acknowledgedKindSchema.options.join(' or ')}.`);
      const body = { kind: known, id, note: must('note') };
      return { data: await call(access, endpoints.acknowledgeStuck, { body }), text: 'Acknowledged.' };
    },
  },
  {
    name: 'reconcile',
    args: ['day'],
    summary: 'Holds a UTC day (YYYY-MM-DD) against the gateway’s statement; ends with 4 when something does not agree',
    options: GATEWAY,
    run: async (access, given) => {
      const [which = ''] = given.args;
      const query = gatewayIn(given);
      await call(access, endpoints.reconcileDay, { body: { day: which, ...query } });
      const { mismatched, ...shown } = await day(access, which, query);
      return { ...shown, exit: mismatched > 0 ? 4 : 0 };
    },
  },
  {
    name: 'reconciliations list',
    summary: 'Days reconciled, newest first',
    options: { mismatched: { help: 'only days with something that does not agree' }, ...PAGING },
    run: async (access, given) => {
      const query = { ...pageOf(given), ...(given.has('mismatched') ? { mismatched: 'true' } : {}) };
      const list = await call(access, endpoints.listReconciliations, { query });
      return { data: list, text: paged(dayColumns, list) };
    },
  },
  {
    name: 'reconciliations show',
    args: ['day'],
    summary: 'One day with everything that does not agree',
    options: GATEWAY,
    run: async (access, given) => {
      const [which = ''] = given.args;
      const { mismatched: _, ...shown } = await day(access, which, gatewayIn(given));
      return shown;
    },
  },
  {
    name: 'jobs',
    summary: 'Every job: its last run, its next, its failures',
    run: async (access) => {
      const jobs = await call(access, endpoints.listJobs, {});
      return { data: jobs, text: table(jobColumns, jobs.items) };
    },
  },
];
