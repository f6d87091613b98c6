import { randomUUID } from 'node:crypto';
import type { Chargeback } from '@kozyr/contracts/chargebacks';
import { chargebackStatusSchema } from '@kozyr/contracts/chargebacks';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { ADJUSTED_WALLETS, type Adjustment, adjustmentStatusSchema } from '@kozyr/contracts/operator/adjustments';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, moment, paged, table } from '../table';

const adjustmentColumns: Column<Adjustment>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'status', of: ({ status }) => status },
  { title: 'player', of: ({ player }) => player },
  { title: 'wallet', of: ({ wallet }) => wallet },
  { title: 'amount', of: ({ amount, currency }) => `${amount} ${currency}`, right: true },
  { title: 'proposed', of: ({ proposed_by, proposed_at }) => `${proposed_by} ${moment(proposed_at)}` },
  { title: 'decided', of: ({ decided_by, decided_at }) => decided_by && `${decided_by} ${moment(decided_at)}` },
  { title: 'reason', of: ({ reason }) => reason },
  { title: 'note', of: ({ note }) => note },
];

const chargebackColumns: Column<Chargeback>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'status', of: ({ status }) => status },
  { title: 'since', of: ({ created_at }) => moment(created_at) },
  { title: 'amount', of: ({ amount, currency }) => `${amount} ${currency}`, right: true },
  { title: 'recovered', of: ({ recovered }) => recovered, right: true },
  { title: 'owed', of: ({ outstanding }) => outstanding, right: true },
  { title: 'reason', of: ({ reason }) => reason },
  { title: 'player', of: ({ user_id }) => user_id },
  { title: 'deposit', of: ({ deposit_id }) => deposit_id },
];

/** One of a few words, or undefined when it is not given. @throws UsageError */
function oneOf<T extends string>(name: string, known: readonly T[], given: string | undefined): T | undefined {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined) throw new UsageError(`--${name} is one of ${known.join(', ')}.`);
  return found;
}

/** Putting money right: adjustments and chargebacks. */
export const correctionCommands: readonly Command[] = [
  {
    name: 'adjust',
    summary: 'Proposes to put money right in one wallet; another operator confirms it',
    options: {
      player: { value: 'id', help: 'whose', required: true },
      wallet: { value: 'wallet', help: ADJUSTED_WALLETS.join(', '), required: true },
      amount: { value: 'amount', help: '12.50 is given to the player, -12.50 is taken', required: true },
      note: { value: 'text', help: 'what the player reads in their history', required: true },
      reason: { value: 'text', help: 'for us alone', required: true },
      key: { value: 'key', help: 'idempotency key, for a script that may repeat itself' },
    },
    run: async (access, { text, must }) => {
      const wallet = oneOf('wallet', ADJUSTED_WALLETS, must('wallet'));
      if (!wallet) throw new UsageError('--wallet is missing.');
      const made = await call(access, endpoints.createAdjustment, {
        body: {
          player: must('player'),
          wallet,
          amount: must('amount'),
          note: must('note'),
          reason: must('reason'),
          idempotency_key: text('key') ?? randomUUID(),
        },
      });
      const next = `Another operator confirms it: npm run operator -- adjustments confirm ${made.id}`;
      return { data: made, text: `${table(adjustmentColumns, [made])}\n\n${next}` };
    },
  },
  {
    name: 'adjustments list',
    summary: 'Adjustments, newest first',
    options: {
      status: { value: 'status', help: adjustmentStatusSchema.options.join(', ') },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const status = oneOf('status', adjustmentStatusSchema.options, given.text('status')?.toUpperCase());
      const query = { ...pageOf(given), status, player: given.text('player') };
      const list = await call(access, endpoints.listAdjustments, { query });
      return { data: list, text: paged(adjustmentColumns, list) };
    },
  },
  {
    name: 'adjustments confirm',
    args: ['id'],
    summary: 'Moves the money of an adjustment that another operator proposed',
    run: async (access, { args: [id = ''] }) => {
      const row = await call(access, endpoints.confirmAdjustment, { params: { id } });
      return { data: row, text: table(adjustmentColumns, [row]) };
    },
  },
  {
    name: 'adjustments reject',
    args: ['id'],
    summary: 'Puts an adjustment aside; nothing moves',
    run: async (access, { args: [id = ''] }) => {
      const row = await call(access, endpoints.rejectAdjustment, { params: { id } });
      return { data: row, text: table(adjustmentColumns, [row]) };
    },
  },
  {
    name: 'chargebacks list',
    summary: 'Deposits that banks took back, newest first',
    options: {
      status: { value: 'status', help: chargebackStatusSchema.options.join(', ') },
      player: { value: 'id', help: 'of one player' },
      ...PAGING,
    },
    run: async (access, given) => {
      const status = oneOf('status', chargebackStatusSchema.options, given.text('status'));
      const query = { ...pageOf(given), status, player: given.text('player') };
      const list = await call(access, endpoints.listChargebacks, { query });
      return { data: list, text: paged(chargebackColumns, list) };
    },
  },
  {
    name: 'chargebacks collect',
    args: ['id'],
    summary: 'Takes what the player owes, as far as they hold it now',
    run: async (access, { args: [id = ''] }) => {
      const row = await call(access, endpoints.collectChargeback, { params: { id } });
      return { data: row, text: table(chargebackColumns, [row]) };
    },
  },
  {
    name: 'chargebacks write-off',
    args: ['id'],
    summary: 'Gives up what is owed: one operator proposes it, another does it by the same command',
    options: { reason: { value: 'text', help: 'why', required: true } },
    run: async (access, { args: [id = ''], must }) => {
      const answer = await call(access, endpoints.writeOffChargeback, {
        params: { id },
        body: { reason: must('reason') },
      });
      const proposed = 'proposed_by' in answer;
      const row = proposed ? answer.chargeback : answer;
      const text = table(chargebackColumns, [row]);
      return {
        data: answer,
        text: proposed ? `${text}\n\nProposed. Another operator has to give the same command.` : text,
      };
    },
  },
];
