import { writeFile } from 'node:fs/promises';
import {
  DOCUMENT_SIDES,
  documentSideSchema,
  IDENTITY_DENIALS,
  identityCheckStatusSchema,
  identityDenialSchema,
} from '@kozyr/contracts/identity';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { OperatorIdentityCheck, OperatorIdentityCheckDetail } from '@kozyr/contracts/operator/identity';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call, callForFile } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, facts, moment, paged, table } from '../table';

const stateOf = ({ status, reason, with_operator_since: waits }: OperatorIdentityCheck) =>
  waits ? `${status} (operator)` : reason ? `${status} (${reason})` : status;

const columns: Column<OperatorIdentityCheck>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'level', of: ({ level }) => level, right: true },
  { title: 'status', of: stateOf },
  { title: 'submitted', of: ({ submitted_at }) => moment(submitted_at) },
  { title: 'player', of: ({ player }) => player },
  { title: 'document', of: ({ document_kind }) => document_kind },
  { title: 'for an operator because', of: ({ operator_note }) => operator_note },
];

const pictureColumns: Column<OperatorIdentityCheckDetail['pictures'][number]>[] = [
  { title: 'picture', of: ({ side }) => side },
  { title: 'pixels', of: ({ width, height }) => `${width} x ${height}` },
  { title: 'bytes', of: ({ size }) => size, right: true },
  { title: 'given', of: ({ uploaded_at }) => moment(uploaded_at) },
];

function detailText(shown: OperatorIdentityCheckDetail): string {
  const about = facts([
    ['check', shown.id],
    ['player', shown.player],
    ['level', shown.level === 2 ? '2, age and identity' : '3, source of funds'],
    ['status', stateOf(shown)],
    ['name', shown.full_name],
    ['born on', shown.date_of_birth],
    ['document', `${shown.document_kind} of ${shown.document_country}`],
    ['number', shown.document_number],
    ['valid until', shown.document_expires_on],
    ['submitted', moment(shown.submitted_at)],
    ['verifier', shown.verifier && `${shown.verifier} ${shown.verifier_reference}`],
    ['for an operator because', shown.operator_note],
    ['same document', shown.same_document.join(', ')],
    ['same name and birth', shown.same_person.join(', ')],
    ['decided', shown.decided_at && `${moment(shown.decided_at)} by ${shown.decided_by ?? 'the verifier'}`],
    ['counts until', moment(shown.expires_at)],
  ]);
  const pictures = shown.pictures.length > 0 ? table(pictureColumns, shown.pictures) : 'No pictures.';
  return `${about}\n\n${pictures}`;
}

const note = {
  value: 'text',
  help: 'for the audit log: what was compared; the player does not read it',
  required: true,
} as const;

/** Who players are. */
export const identityCommands: readonly Command[] = [
  {
    name: 'identity list',
    summary: 'Checks of identity; by default those that wait for an operator, the oldest first',
    options: {
      status: { value: 'status', help: `${identityCheckStatusSchema.options.join(', ')}, or all` },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const [player, asked] = [given.text('player'), given.text('status')];
      const status = asked && z.safeParse(identityCheckStatusSchema, asked.toUpperCase()).data;
      if (asked && !status && asked !== 'all')
        throw new UsageError(`--status is one of ${identityCheckStatusSchema.options.join(', ')}, or all.`);
      const waiting = asked === undefined && player === undefined ? ('operator' as const) : undefined;
      const query = { ...pageOf(given), player, waiting, status: status || undefined };
      const list = await call(access, endpoints.listIdentityChecks, { query });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'identity show',
    args: ['id'],
    summary: 'One check with what the player gave; the look is in the audit log',
    run: async (access, { args: [id = ''] }) => {
      const data = await call(access, endpoints.getIdentityCheck, { params: { id } });
      return { data, text: detailText(data) };
    },
  },
  {
    name: 'identity document',
    args: ['id', 'picture'],
    summary: 'Writes a picture of a check into a new file that you alone can read; the look is in the audit log',
    options: { out: { value: 'file', help: 'where to, a file that is not there yet', required: true } },
    run: async (access, { args: [id = '', picture], must }) => {
      const side = z.safeParse(documentSideSchema, picture).data;
      if (!side) throw new UsageError(`The picture is one of ${DOCUMENT_SIDES.join(', ')}.`);
      const file = must('out');
      const bytes = await callForFile(access, endpoints.getIdentityPicture, { params: { id, side } });
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
      });
      return {
        data: { file, bytes: bytes.length },
        text: `${bytes.length} bytes are in ${file}. Delete it once you have looked.`,
      };
    },
  },
  {
    name: 'identity approve',
    args: ['id'],
    summary: 'Approves a submitted check; the player is told',
    options: { note },
    run: async (access, { args: [id = ''], must }) => {
      const data = await call(access, endpoints.approveIdentityCheck, { params: { id }, body: { note: must('note') } });
      return { data, text: `Approved until ${moment(data.expires_at)}; the player is told.` };
    },
  },
  {
    name: 'identity deny',
    args: ['id'],
    summary: 'Denies a submitted check, or takes back a wrong approval, for a reason that the player reads',
    options: { reason: { value: 'reason', help: IDENTITY_DENIALS.join(', '), required: true }, note },
    run: async (access, { args: [id = ''], must }) => {
      const reason = z.safeParse(identityDenialSchema, must('reason')).data;
      if (!reason) throw new UsageError(`--reason is one of ${IDENTITY_DENIALS.join(', ')}.`);
      const body = { reason, note: must('note') };
      const data = await call(access, endpoints.denyIdentityCheck, { params: { id }, body });
      return { data, text: 'Denied; the player is told why, and can try again.' };
    },
  },
];
