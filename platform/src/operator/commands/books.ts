import { STAKE_CURRENCIES, type StakeCurrency } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import type { OperatorPlayer } from '@kozyr/contracts/operator/players';
import {
  type AccountStatement,
  STATEMENT_HOUSE_ACCOUNTS,
  STATEMENT_WALLETS,
} from '@kozyr/contracts/operator/statements';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, type Given, PAGING, pageOf } from '../command';
import { type Column, moment, paged, table } from '../table';

const memoText = (memo: Record<string, string>) =>
  Object.entries(memo)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const entryColumns: Column<AccountStatement['items'][number]>[] = [
  { title: 'posting', of: ({ id }) => id, right: true },
  { title: 'at', of: ({ at }) => moment(at) },
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'amount', of: ({ amount }) => amount, right: true },
  { title: 'balance', of: ({ balance }) => balance, right: true },
  { title: 'of', of: ({ memo }) => memoText(memo) },
];

function statementText(statement: AccountStatement): string {
  const { account, currency, from, to, opening, closing } = statement;
  return [
    `${account}, ${currency}, ${from} to ${to}`,
    `opening  ${opening}`,
    paged(entryColumns, statement),
    `closing  ${closing}`,
  ].join('\n\n');
}

const playerColumns: Column<OperatorPlayer>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'phone', of: ({ phone }) => phone },
  { title: 'email', of: ({ email }) => email },
  { title: 'profiles', of: ({ profiles }) => profiles.join(' ') },
  { title: 'stars', of: ({ rating }) => rating, right: true },
  { title: 'since', of: ({ created_at }) => moment(created_at) },
  { title: 'second factor', of: ({ second_factor }) => (second_factor === null ? '' : moment(second_factor)) },
  { title: 'erased', of: ({ erased_at }) => (erased_at === null ? '' : moment(erased_at)) },
  { title: '', of: ({ currency }) => currency },
  { title: 'game', of: ({ balances }) => balances.game, right: true },
  { title: 'digital', of: ({ balances }) => balances.electronic, right: true },
  { title: 'bonus', of: ({ balances }) => balances.bonus, right: true },
  { title: 'cashback', of: ({ balances }) => balances.cashback, right: true },
  { title: 'on hold', of: ({ balances }) => balances.holds, right: true },
];

const auditColumns: Column<AuditEntry>[] = [
  { title: 'at', of: ({ at }) => moment(at) },
  { title: 'who', of: ({ actor }) => actor.name ?? `${actor.kind}:${actor.id}` },
  { title: 'what', of: ({ action }) => action },
  { title: 'subject', of: ({ subject }) => `${subject.kind} ${subject.id}` },
  { title: 'details', of: ({ details }) => memoText(details) },
];

const from = { value: 'day', help: 'first UTC day, YYYY-MM-DD', required: true } as const;
const to = { value: 'day', help: 'last UTC day, included', required: true } as const;

/** The currency that was asked for; undefined: none was. @throws UsageError */
function currencyOf(given: Given): StakeCurrency | undefined {
  const asked = given.text('currency');
  const currency = STAKE_CURRENCIES.find((one) => one === asked);
  if (asked !== undefined && !currency) throw new UsageError(`--currency is one of ${STAKE_CURRENCIES.join(', ')}.`);
  return currency;
}

/** Looking things up. */
export const bookCommands: readonly Command[] = [
  {
    name: 'statement player',
    args: ['id'],
    summary: 'One wallet of a player with the balance after each entry',
    options: {
      wallet: { value: 'wallet', help: STATEMENT_WALLETS.join(', '), required: true },
      currency: { value: 'currency', help: "that of the account (default), or crd: the player's credits" },
      from,
      to,
      ...PAGING,
    },
    run: async (access, given) => {
      const wallet = STATEMENT_WALLETS.find((one) => one === given.must('wallet'));
      if (!wallet) throw new UsageError(`--wallet is one of ${STATEMENT_WALLETS.join(', ')}.`);
      const query = {
        ...pageOf(given),
        wallet,
        currency: currencyOf(given),
        from: given.must('from'),
        to: given.must('to'),
      };
      const statement = await call(access, endpoints.getPlayerStatement, {
        params: { id: given.args[0] ?? '' },
        query,
      });
      return { data: statement, text: statementText(statement) };
    },
  },
  {
    name: 'statement house',
    args: ['account'],
    summary: `One account of the house: ${STATEMENT_HOUSE_ACCOUNTS.join(', ')}`,
    options: { currency: { value: 'currency', help: 'uah (default), kzt, or crd: credits' }, from, to, ...PAGING },
    run: async (access, given) => {
      const account = STATEMENT_HOUSE_ACCOUNTS.find((one) => one === given.args[0]);
      if (!account) throw new UsageError(`<account> is one of ${STATEMENT_HOUSE_ACCOUNTS.join(', ')}.`);
      const query = {
        ...pageOf(given),
        currency: currencyOf(given) ?? 'uah',
        from: given.must('from'),
        to: given.must('to'),
      };
      const statement = await call(access, endpoints.getHouseStatement, { params: { account }, query });
      return { data: statement, text: statementText(statement) };
    },
  },
  {
    name: 'players find',
    args: ['text'],
    summary: 'Players by id, phone, the end of a phone, or email',
    run: async (access, { args: [find = ''] }) => {
      const found = await call(access, endpoints.findPlayers, { query: { find } });
      return { data: found, text: found.items.length > 0 ? table(playerColumns, found.items) : 'None.' };
    },
  },
  {
    name: 'audit',
    summary: 'Who did what, newest first',
    options: {
      actor: { value: 'name', help: 'name or id of an operator' },
      action: { value: 'action', help: 'withdrawal_approved, setting_changed …' },
      subject: { value: 'id', help: 'what it was done to' },
      ...PAGING,
    },
    run: async (access, given) => {
      const [actor, action, subject] = [given.text('actor'), given.text('action'), given.text('subject')];
      const list = await call(access, endpoints.listAudit, { query: { ...pageOf(given), actor, action, subject } });
      return { data: list, text: paged(auditColumns, list) };
    },
  },
];
