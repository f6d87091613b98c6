import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { OperatorProtection } from '@kozyr/contracts/operator/protection';
import { SELF_EXCLUSION_LENGTHS } from '@kozyr/contracts/protection';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import type { Command } from '../command';
import { facts, moment } from '../table';

function protectionText(shown: OperatorProtection): string {
  const { self_excluded_from: from, self_excluded_until: until } = shown;
  const { barred_from: barred, barred_until: barredEnd } = shown;
  return facts([
    ['player', shown.player],
    ['state', shown.until ? `${shown.state} until ${moment(shown.until)}` : shown.state],
    ['time-out until', shown.timed_out_until && moment(shown.timed_out_until)],
    ['excluded themselves', from && `${moment(from)} until ${until ? moment(until) : 'for ever'}`],
    ['suspended', shown.suspended_at && `${moment(shown.suspended_at)}: ${shown.suspended_for}`],
    ['closed', shown.closed_at && moment(shown.closed_at)],
    [
      'excluded elsewhere',
      barred && `${moment(barred)} until ${barredEnd ? moment(barredEnd) : 'for ever'}, known by ${shown.barred_by}`,
    ],
  ]);
}

const reason = { value: 'text', help: 'for the audit log; the player does not read it', required: true } as const;
const answer = (shown: OperatorProtection) => ({ data: shown, text: protectionText(shown) });

export const protectionCommands: readonly Command[] = [
  {
    name: 'players protection',
    args: ['id'],
    summary: 'What keeps a player from playing: time-out, self-exclusion, suspension',
    run: async (access, { args: [id = ''] }) =>
      answer(await call(access, endpoints.getPlayerProtection, { params: { id } })),
  },
  {
    name: 'players suspend',
    args: ['id'],
    summary: 'Suspends a player: no sign-in, stakes or payments until it is lifted',
    options: { reason },
    run: async (access, { args: [id = ''], must }) =>
      answer(await call(access, endpoints.suspendPlayer, { params: { id }, body: { reason: must('reason') } })),
  },
  {
    name: 'players lift-suspension',
    args: ['id'],
    summary: 'Lifts a suspension; what the player chose themselves goes on',
    options: { reason },
    run: async (access, { args: [id = ''], must }) =>
      answer(await call(access, endpoints.liftSuspension, { params: { id }, body: { reason: must('reason') } })),
  },
  {
    name: 'players lift-barring',
    args: ['id'],
    summary:
      'Says that a player who was taken for an excluded person is somebody else; what they chose themselves goes on',
    options: { reason: { ...reason, help: 'for the audit log: how you know that these are two people' } },
    run: async (access, { args: [id = ''], must }) =>
      answer(await call(access, endpoints.liftBarring, { params: { id }, body: { reason: must('reason') } })),
  },
  {
    name: 'players exclude',
    args: ['id'],
    summary: 'Excludes a player who has asked support for it; nobody shortens it',
    options: { length: { value: 'length', help: SELF_EXCLUSION_LENGTHS.join(', '), required: true }, reason },
    run: async (access, { args: [id = ''], must }) => {
      const length = z.safeParse(z.enum(SELF_EXCLUSION_LENGTHS), must('length')).data;
      if (!length) throw new UsageError(`--length is one of ${SELF_EXCLUSION_LENGTHS.join(', ')}.`);
      const body = { length, reason: must('reason') };
      return answer(await call(access, endpoints.excludeForPlayer, { params: { id }, body }));
    },
  },
];
