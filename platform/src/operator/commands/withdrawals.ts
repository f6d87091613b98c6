import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { OperatorWithdrawal, WithdrawalCase } from '@kozyr/contracts/operator/withdrawals';
import { operatorDenialSchema, withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, facts, moment, paged, plain, table } from '../table';

const columns: Column<OperatorWithdrawal>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'status', of: ({ status, reason }) => (reason ? `${status} (${reason})` : status) },
  { title: 'since', of: ({ status_since }) => moment(status_since) },
  { title: 'amount', of: ({ amount }) => amount, right: true },
  { title: '', of: ({ currency }) => currency },
  { title: 'recipient', of: ({ recipient_name }) => recipient_name },
  { title: 'card', of: ({ card }) => card && `${card.brand} ${card.mask}` },
  { title: 'player', of: ({ contact }) => contact },
  { title: 'stars', of: ({ rating }) => rating, right: true },
];

const oneLine = (row: OperatorWithdrawal) => table(columns, [row]);

function caseText({ withdrawal: w, player, account_age_days, sums, steps, notes, earlier }: WithdrawalCase): string {
  const parts = [
    facts([
      ['withdrawal', w.id],
      ['status', w.reason ? `${w.status} (${w.reason})` : w.status],
      ['amount', `${w.amount} ${w.currency}`],
      ['recipient', w.recipient_name],
      ['card', w.card && `${w.card.brand} ${w.card.mask}`],
      ['payout at the gateway', w.payout_id],
      ...steps.map(({ status, at }) => [`  ${status}`, moment(at)] as const),
    ]),
    facts([
      ['player', player.id],
      ['phone', player.phone && `${player.phone}${player.phone_verified_at ? ' (proved)' : ' (not proved)'}`],
      ['email', player.email],
      ['stars', player.rating],
      ['account', `${account_age_days} days old, ${player.country}`],
      ['profiles', player.profiles.join(' ')],
      [
        'balances',
        Object.entries(player.balances)
          .map(([wallet, amount]) => `${wallet} ${amount}`)
          .join(', '),
      ],
      ['deposited', `${sums.deposited} in ${sums.deposits}`],
      ['withdrawn', `${sums.withdrawn} in ${sums.withdrawals}`],
      ['staked', sums.staked],
      ['owed for chargebacks', sums.owed],
    ]),
    ...notes.map(({ at, operator, action, text }) => `${moment(at)}  ${plain(operator)}  ${action}  ${plain(text)}`),
    ...(earlier.length > 0 ? [`Earlier:\n${table(columns, earlier)}`] : []),
  ];
  return parts.join('\n\n');
}

const note = { value: 'text', help: 'for the audit log; the player does not read it' } as const;

export const withdrawalCommands: readonly Command[] = [
  {
    name: 'withdrawals list',
    summary: 'Withdrawals; by default those that wait for approval, the oldest first',
    options: {
      status: { value: 'status', help: `${withdrawalStatusSchema.options.join(', ')}, or all` },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const { player, ...rest } = { player: given.text('player'), ...pageOf(given) };
      const asked = given.text('status') ?? (player === undefined ? 'WAITING_FOR_APPROVAL' : 'all');
      const status = z.safeParse(withdrawalStatusSchema, asked.toUpperCase()).data;
      if (status === undefined && asked !== 'all')
        throw new UsageError(`--status is one of ${withdrawalStatusSchema.options.join(', ')}, or all.`);
      const list = await call(access, endpoints.listWithdrawals, { query: { ...rest, status, player } });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'withdrawals show',
    args: ['id'],
    summary: 'One withdrawal with what a decision needs',
    run: async (access, { args: [id = ''] }) => {
      const shown = await call(access, endpoints.getWithdrawal, { params: { id } });
      return { data: shown, text: caseText(shown) };
    },
  },
  {
    name: 'withdrawals approve',
    args: ['id'],
    summary: 'Approves it and sends it to the gateway',
    options: { note },
    run: async (access, { args: [id = ''], text }) => {
      const row = await call(access, endpoints.approveWithdrawal, { params: { id }, body: { note: text('note') } });
      return { data: row, text: oneLine(row) };
    },
  },
  {
    name: 'withdrawals deny',
    args: ['id'],
    summary: 'Denies it; the money is back with the player at once',
    options: {
      reason: { value: 'reason', help: operatorDenialSchema.options.join(', '), required: true },
      note,
    },
    run: async (access, { args: [id = ''], text, must }) => {
      const reason = z.safeParse(operatorDenialSchema, must('reason')).data;
      if (!reason) throw new UsageError(`--reason is one of ${operatorDenialSchema.options.join(', ')}.`);
      const row = await call(access, endpoints.denyWithdrawal, {
        params: { id },
        body: { reason, note: text('note') },
      });
      return { data: row, text: oneLine(row) };
    },
  },
];
