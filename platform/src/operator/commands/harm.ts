import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import {
  HARM_OUTCOMES,
  HARM_STEPS,
  type HarmCase,
  type HarmCaseDetail,
  harmCaseStatusSchema,
  harmOutcomeSchema,
  harmStepSchema,
} from '@kozyr/contracts/operator/harm';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, facts, moment, paged, table } from '../table';

const columns: Column<HarmCase>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'status', of: ({ status, outcome }) => (outcome ? `${status} (${outcome})` : status) },
  { title: 'opened', of: ({ opened_at }) => moment(opened_at) },
  { title: 'last step', of: ({ last_step_at }) => moment(last_step_at) },
  { title: 'player', of: ({ player }) => player },
  { title: 'why', of: ({ reason }) => reason },
];

const signalColumns: Column<HarmCaseDetail['signals'][number]>[] = [
  { title: 'day', of: ({ day }) => day },
  { title: 'marker', of: ({ marker }) => marker },
  { title: 'weight', of: ({ weight }) => weight, right: true },
  { title: 'what was seen', of: ({ reason }) => reason },
];

const stepColumns: Column<HarmCaseDetail['steps'][number]>[] = [
  { title: 'at', of: ({ at }) => moment(at) },
  { title: 'by', of: ({ by }) => by },
  { title: 'step', of: ({ step }) => step },
  { title: 'note', of: ({ note }) => note },
];

function caseText(shown: HarmCaseDetail): string {
  const { opened_by: opener, closed_at: closed, closed_by: closer } = shown;
  const about = facts([
    ['case', shown.id],
    ['player', shown.player],
    ['status', shown.status],
    ['opened', `${moment(shown.opened_at)} by ${opener ?? 'the daily look'}`],
    ['why', shown.reason],
    ['closed', closed && `${moment(closed)} by ${closer}: ${shown.outcome}, ${shown.closing_note}`],
  ]);
  const signals = shown.signals.length > 0 ? table(signalColumns, shown.signals) : 'No signals.';
  const steps = shown.steps.length > 0 ? table(stepColumns, shown.steps) : 'Nothing was done about it yet.';
  return `${about}\n\n${signals}\n\n${steps}`;
}

const answer = (shown: HarmCaseDetail) => ({ data: shown, text: caseText(shown) });
const note = { value: 'text', help: 'what was done and said; the player does not read it', required: true } as const;

/** Players who may come to harm by playing. */
export const harmCommands: readonly Command[] = [
  {
    name: 'harm list',
    summary: 'Players who may come to harm by playing; by default open cases, the oldest first',
    options: {
      status: { value: 'status', help: `${harmCaseStatusSchema.options.join(', ')}, or all` },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const { player, ...rest } = { player: given.text('player'), ...pageOf(given) };
      const asked = given.text('status') ?? (player === undefined ? 'OPEN' : 'all');
      const status = z.safeParse(harmCaseStatusSchema, asked.toUpperCase()).data;
      if (status === undefined && asked !== 'all')
        throw new UsageError(`--status is one of ${harmCaseStatusSchema.options.join(', ')}, or all.`);
      const list = await call(access, endpoints.listHarmCases, { query: { ...rest, status, player } });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'harm show',
    args: ['id'],
    summary: 'One case: what was seen, day by day, and what was done about it',
    run: async (access, { args: [id = ''] }) => answer(await call(access, endpoints.getHarmCase, { params: { id } })),
  },
  {
    name: 'harm open',
    args: ['player'],
    summary: 'Opens a case for what you have seen or were told; no offer is shown to the player while it is open',
    options: { reason: { value: 'text', help: 'what you have seen; the player does not read it', required: true } },
    run: async (access, { args: [id = ''], must }) =>
      answer(await call(access, endpoints.openHarmCase, { params: { id }, body: { reason: must('reason') } })),
  },
  {
    name: 'harm step',
    args: ['id'],
    summary: 'Records what was done about a case',
    options: { did: { value: 'step', help: HARM_STEPS.join(', '), required: true }, note },
    run: async (access, { args: [id = ''], must }) => {
      const step = z.safeParse(harmStepSchema, must('did')).data;
      if (!step) throw new UsageError(`--did is one of ${HARM_STEPS.join(', ')}.`);
      const body = { step, note: must('note') };
      return answer(await call(access, endpoints.addHarmStep, { params: { id }, body }));
    },
  },
  {
    name: 'harm close',
    args: ['id'],
    summary: 'Closes a case with what it came to; offers are shown to the player again',
    options: { outcome: { value: 'outcome', help: HARM_OUTCOMES.join(', '), required: true }, note },
    run: async (access, { args: [id = ''], must }) => {
      const outcome = z.safeParse(harmOutcomeSchema, must('outcome')).data;
      if (!outcome) throw new UsageError(`--outcome is one of ${HARM_OUTCOMES.join(', ')}.`);
      const body = { outcome, note: must('note') };
      return answer(await call(access, endpoints.closeHarmCase, { params: { id }, body }));
    },
  },
];
