import { NICKNAME_REASONS, nicknameReasonSchema } from '@kozyr/contracts/nicknames';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { ReportedNickname } from '@kozyr/contracts/operator/nicknames';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, moment, paged } from '../table';

const columns: Column<ReportedNickname>[] = [
  { title: 'player', of: ({ player }) => player },
  { title: 'nickname', of: ({ nickname }) => nickname },
  { title: 'reports', of: ({ reports }) => String(reports), right: true },
  { title: 'why', of: ({ reasons }) => reasons.join(', ') },
  { title: 'first', of: ({ first_at }) => moment(first_at) },
  { title: 'last', of: ({ last_at }) => moment(last_at) },
];

/** Nicknames that players have reported. */
export const nicknameCommands: readonly Command[] = [
  {
    name: 'nicknames reported',
    summary: 'Nicknames that players have reported and nobody has decided about, the most reported first',
    options: PAGING,
    run: async (access, given) => {
      const list = await call(access, endpoints.listReportedNicknames, { query: pageOf(given) });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'nicknames take',
    args: ['player', 'nickname'],
    summary: 'Takes a nickname away, reported or not; the player reads why, and nobody may choose it again',
    options: { reason: { value: 'reason', help: NICKNAME_REASONS.join(', '), required: true } },
    run: async (access, { args: [id = '', nickname = ''], must }) => {
      const reason = z.safeParse(nicknameReasonSchema, must('reason')).data;
      if (!reason) throw new UsageError(`--reason is one of ${NICKNAME_REASONS.join(', ')}.`);
      const data = await call(access, endpoints.takeNickname, { params: { id }, body: { nickname, reason } });
      return { data, text: 'Taken away: others read the player masked again.' };
    },
  },
  {
    name: 'nicknames dismiss',
    args: ['player', 'nickname'],
    summary: 'Finds nothing wrong with a reported nickname',
    run: async (access, { args: [id = '', nickname = ''] }) => {
      const data = await call(access, endpoints.dismissNicknameReports, { params: { id }, body: { nickname } });
      return { data, text: 'The reports are ended; the player keeps the nickname.' };
    },
  },
];
