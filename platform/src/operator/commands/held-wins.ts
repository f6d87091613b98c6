import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { heldWinStatusSchema, type OperatorHeldWin } from '@kozyr/contracts/operator/held-wins';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, moment, paged, table } from '../table';

const columns: Column<OperatorHeldWin>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'status', of: ({ status, note }) => (note ? `${status} (${note})` : status) },
  { title: 'since', of: ({ held_at }) => moment(held_at) },
  { title: 'amount', of: ({ amount, currency }) => `${amount} ${currency}`, right: true },
  { title: 'stake', of: ({ stake }) => stake, right: true },
  { title: 'paid before', of: ({ won_before }) => won_before, right: true },
  { title: 'bound', of: ({ bound }) => bound, right: true },
  { title: 'why', of: ({ reason }) => reason },
  { title: 'game', of: ({ provider, game }) => `${provider}/${game}` },
  { title: 'player', of: ({ player }) => player },
  { title: 'proposed', of: ({ proposed_by }) => proposed_by },
  { title: 'decided', of: ({ decided_by, decided_at }) => decided_by && `${decided_by} ${moment(decided_at)}` },
];

/** Providers' wins that wait for somebody to look at them. */
export const heldWinCommands: readonly Command[] = [
  {
    name: 'wins list',
    summary: 'Wins held for an operator; by default those that wait, the oldest first',
    options: {
      status: { value: 'status', help: `${heldWinStatusSchema.options.join(', ')}, or all` },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const { player, ...rest } = { player: given.text('player'), ...pageOf(given) };
      const asked = given.text('status') ?? (player === undefined ? 'PENDING' : 'all');
      const status = z.safeParse(heldWinStatusSchema, asked.toUpperCase()).data;
      if (status === undefined && asked !== 'all')
        throw new UsageError(`--status is one of ${heldWinStatusSchema.options.join(', ')}, or all.`);
      const list = await call(access, endpoints.listHeldWins, { query: { ...rest, status, player } });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'wins approve',
    args: ['id'],
    summary: 'Pays a held win: one operator proposes it, another does it by the same command',
    run: async (access, { args: [id = ''] }) => {
      const row = await call(access, endpoints.approveHeldWin, { params: { id } });
      const text = table(columns, [row]);
      const next = 'Proposed. Another operator has to give the same command.';
      return { data: row, text: row.status === 'PENDING' ? `${text}\n\n${next}` : text };
    },
  },
  {
    name: 'wins deny',
    args: ['id'],
    summary: 'Does not pay a held win; the player reads why',
    options: { note: { value: 'text', help: 'why, as the player reads it', required: true } },
    run: async (access, { args: [id = ''], must }) => {
      const row = await call(access, endpoints.denyHeldWin, { params: { id }, body: { note: must('note') } });
      return { data: row, text: table(columns, [row]) };
    },
  },
];
