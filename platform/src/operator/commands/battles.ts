import { BATTLE_TIERS } from '@kozyr/contracts/battles';
import { CURRENCIES } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { BATTLE_STATUSES, type BattleSizingNow, type OperatorBattle } from '@kozyr/contracts/operator/battles';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, PAGING, pageOf } from '../command';
import { type Column, moment, paged, table } from '../table';

const columns: Column<OperatorBattle>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'tier', of: ({ tier }) => tier },
  { title: 'status', of: ({ status }) => status },
  { title: 'from', of: ({ starts_at }) => moment(starts_at) },
  { title: 'until', of: ({ ends_at }) => moment(ends_at) },
  {
    title: 'stakes',
    of: ({ min_stake, max_stake, currency }) => `${min_stake}–${max_stake ?? '…'} ${currency}`,
    right: true,
  },
  { title: 'prizes', of: ({ prizes }) => prizes.join(' ') },
  { title: 'counted', of: ({ counted_stakes }) => counted_stakes, right: true },
  { title: 'full', of: ({ full_stakes }) => full_stakes, right: true },
  { title: 'paid', of: ({ prizes_paid }) => prizes_paid, right: true },
  { title: 'players', of: ({ players }) => players, right: true },
  { title: 'by', of: ({ scheduled }) => (scheduled ? 'schedule' : 'operator') },
];

const sizes: Column<BattleSizingNow>[] = [
  { title: 'currency', of: ({ currency }) => currency },
  { title: 'players of 7 days', of: ({ players }) => players, right: true },
  { title: 'tiers open', of: ({ tiers }) => tiers, right: true },
  { title: 'by', of: ({ by }) => by },
  { title: 'a tier more from', of: ({ from }) => from.join(' '), right: true },
];

/** One of a few words, or undefined when it is not given. @throws UsageError */
function oneOf<T extends string>(name: string, known: readonly T[], given: string | undefined): T | undefined {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined) throw new UsageError(`--${name} is one of ${known.join(', ')}.`);
  return found;
}

/** @throws UsageError */
function wholeNumber(name: string, given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw new UsageError(`--${name} is a whole number.`);
  return Number(given);
}

/** Battles beside the schedule, and taking one away. */
export const battleCommands: readonly Command[] = [
  {
    name: 'battles list',
    summary: 'Battles, those that end last first',
    options: {
      status: { value: 'status', help: BATTLE_STATUSES.join(', ') },
      currency: { value: 'currency', help: CURRENCIES.join(', ') },
      ...PAGING,
    },
    run: async (access, given) => {
      const status = oneOf('status', BATTLE_STATUSES, given.text('status'));
      const currency = oneOf('currency', CURRENCIES, given.text('currency'));
      const list = await call(access, endpoints.listBattles, { query: { ...pageOf(given), status, currency } });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'battles sizing',
    summary: 'How many tiers of battles open by who took part lately; `settings set BATTLES_TIERS_UAH 3` overrides it',
    run: async (access) => {
      const { items } = await call(access, endpoints.getBattleSizing, {});
      return { data: items, text: table(sizes, items) };
    },
  },
  {
    name: 'battles create',
    summary: 'Adds a battle beside those of the schedule',
    options: {
      tier: { value: 'tier', help: BATTLE_TIERS.join(', '), required: true },
      currency: { value: 'currency', help: CURRENCIES.join(', '), required: true },
      seconds: { value: 'n', help: 'how long it runs', required: true },
      min: { value: 'amount', help: 'stakes from it on count', required: true },
      max: { value: 'amount', help: 'stakes below it count; without it there is no bound' },
      prizes: { value: 'list', help: 'amounts by place: 500,300,100', required: true },
      from: { value: 'moment', help: '2026-11-20T18:00:00Z; now without it' },
      grace: { value: 'n', help: 'seconds after its end in which rounds settled before it still count; 60 without it' },
    },
    run: async (access, { text, must }) => {
      const tier = oneOf('tier', BATTLE_TIERS, must('tier'));
      const currency = oneOf('currency', CURRENCIES, must('currency'));
      if (!tier || !currency) throw new UsageError('--tier and --currency are missing.');
      const grace = text('grace');
      const made = await call(access, endpoints.createBattle, {
        body: {
          tier,
          currency,
          starts_at: text('from') ?? null,
          seconds: wholeNumber('seconds', must('seconds')),
          ...(grace === undefined ? {} : { grace_seconds: wholeNumber('grace', grace) }),
          min_stake: must('min'),
          max_stake: text('max') ?? null,
          prizes: must('prizes').split(','),
        },
      });
      return { data: made, text: table(columns, [made]) };
    },
  },
  {
    name: 'battles cancel',
    args: ['id'],
    summary: 'Cancels a battle that has not finished: it pays nothing and says so',
    options: { reason: { value: 'text', help: 'why, for us alone', required: true } },
    run: async (access, { args: [id = ''], must }) => {
      const row = await call(access, endpoints.cancelBattle, { params: { id }, body: { reason: must('reason') } });
      return { data: row, text: table(columns, [row]) };
    },
  },
];
