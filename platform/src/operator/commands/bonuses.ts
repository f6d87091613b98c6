import { bonusLabelSchema, bonusStatusSchema } from '@kozyr/contracts/bonuses';
import { currencySchema } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import {
  bonusChangeSchema,
  newBonusSchema,
  type OperatorBonus,
  type OperatorUserBonus,
} from '@kozyr/contracts/operator/bonuses';
import type * as z from 'zod/mini';
import { UsageError } from '../../errors';
import { call } from '../client';
import { type Command, type Given, PAGING, pageOf } from '../command';
import { readJson } from '../read-json';
import { type Column, facts, moment, paged, table } from '../table';

const columns: Column<OperatorBonus>[] = [
  { title: 'id', of: ({ bonus }) => bonus.id },
  { title: 'name', of: ({ bonus }) => bonus.name },
  { title: 'group', of: ({ group }) => (group.enabled ? group.name : `${group.name} (off)`) },
  { title: 'type', of: ({ bonus }) => (bonus.type === 'PROMO_CODE' ? `${bonus.type} ${bonus.code}` : bonus.type) },
  { title: 'status', of: ({ bonus }) => bonus.status },
  {
    title: 'gives',
    of: ({ bonus }) => (bonus.type === 'PERCENTAGE' ? `${bonus.bonus_amount}%` : bonus.bonus_amount),
    right: true,
  },
  { title: '', of: ({ bonus }) => bonus.currency },
  { title: 'wager', of: ({ bonus }) => bonus.wager, right: true },
  { title: 'taken', of: ({ numbers }) => numbers.taken, right: true },
  { title: 'running', of: ({ numbers }) => numbers.pending + numbers.active, right: true },
  { title: 'given', of: ({ numbers }) => numbers.given, right: true },
  { title: 'released', of: ({ numbers }) => numbers.released, right: true },
];

function bonusText({ bonus, group, numbers }: OperatorBonus): string {
  const { user_bonuses: _own, _count, active_on_days: days, names = {}, ...terms } = bonus;
  const said = Object.entries(terms).map(([name, value]) => [name, value] as const);
  return [
    facts([
      ...said,
      ...Object.entries(names).map(([language, value]) => [`name (${language})`, value] as const),
      ['active_on_days', days.join(', ')],
    ]),
    facts([
      ['group', `${group.name}, ${group.enabled ? 'on' : 'off'}`],
      ...Object.entries(numbers).map(([name, value]) => [name, value] as const),
    ]),
  ].join('\n\n');
}

const userBonusColumns: Column<OperatorUserBonus>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'name', of: ({ name }) => name },
  { title: 'status', of: ({ status, end_reason }) => (end_reason ? `${status} (${end_reason})` : status) },
  { title: 'taken', of: ({ subscribed_at }) => moment(subscribed_at) },
  { title: 'until', of: ({ expires_at }) => moment(expires_at) },
  { title: 'given', of: ({ initial_amount }) => initial_amount, right: true },
  { title: 'wagered', of: ({ wager_done, wager_total }) => `${wager_done} of ${wager_total}`, right: true },
  { title: 'released', of: ({ released }) => released, right: true },
  { title: 'lost', of: ({ forfeited }) => forfeited, right: true },
];

const eventColumns: Column<OperatorUserBonus['events'][number]>[] = [
  { title: 'at', of: ({ at }) => moment(at) },
  { title: 'what', of: ({ kind }) => kind },
  { title: 'amount', of: ({ amount }) => amount, right: true },
  { title: 'transfer', of: ({ transfer_id }) => transfer_id },
];

const userBonusText = (userBonus: OperatorUserBonus) =>
  `${table(userBonusColumns, [userBonus])}\n\n${table(eventColumns, userBonus.events)}`;

/** What an option says, as its schema has it. @throws UsageError naming what it may be */
function oneOf<T extends string>(given: Given, name: string, options: readonly T[]): T | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const found = options.find((option) => option.toLowerCase() === text.toLowerCase());
  if (!found) throw new UsageError(`--${name} is one of ${options.join(', ')}.`);
  return found;
}

const TERMS = {
  value: 'json',
  help: 'fields of POST /operator/bonuses, or @file with them: {"name": "Autumn", "wager": 20}',
  required: true,
} as const;

/** The terms as they are typed or lie in a file. @throws UsageError */
const termsOf = <S extends z.ZodMiniType>(given: Given, schema: S): z.output<S> =>
  readJson('terms', given.must('terms'), schema);

const inForce = (word: string): boolean => {
  if (word !== 'on' && word !== 'off') throw new UsageError('<state> is on or off.');
  return word === 'on';
};

/** Bonuses, their groups, and what players have taken of them. */
export const bonusCommands: readonly Command[] = [
  {
    name: 'bonuses list',
    summary: 'Bonuses in every state, with what came of each',
    options: {
      currency: { value: 'currency', help: currencySchema.options.join(', ') },
      group: { value: 'group', help: bonusLabelSchema.options.join(', ') },
      status: { value: 'status', help: bonusStatusSchema.options.join(', ') },
      find: { value: 'text', help: 'a part of its name, or its code' },
      ...PAGING,
    },
    run: async (access, given) => {
      const query = {
        ...pageOf(given),
        currency: oneOf(given, 'currency', currencySchema.options),
        group: oneOf(given, 'group', bonusLabelSchema.options),
        status: oneOf(given, 'status', bonusStatusSchema.options),
        find: given.text('find'),
      };
      const list = await call(access, endpoints.listBonuses, { query });
      return { data: list, text: paged(columns, list) };
    },
  },
  {
    name: 'bonuses show',
    args: ['id'],
    summary: 'Every term of one bonus, and what came of it',
    run: async (access, { args: [id = ''] }) => {
      const shown = await call(access, endpoints.getBonus, { params: { id } });
      return { data: shown, text: bonusText(shown) };
    },
  },
  {
    name: 'bonuses create',
    summary: 'Makes a bonus: a DRAFT, unless its terms say "status": "ACTIVE" and need no second person',
    options: { terms: TERMS },
    run: async (access, given) => {
      const made = await call(access, endpoints.createBonus, { body: termsOf(given, newBonusSchema) });
      return { data: made, text: bonusText(made) };
    },
  },
  {
    name: 'bonuses change',
    args: ['id'],
    summary: 'Changes it for whoever takes it from now on; who has taken it keeps their terms',
    options: { terms: TERMS },
    run: async (access, given) => {
      const [id = ''] = given.args;
      const changed = await call(access, endpoints.changeBonus, {
        params: { id },
        body: termsOf(given, bonusChangeSchema),
      });
      return { data: changed, text: bonusText(changed) };
    },
  },
  {
    name: 'bonuses publish',
    args: ['id'],
    summary: 'Puts a draft on offer; what gives much, or without wagering, by another operator than who said its terms',
    run: async (access, { args: [id = ''] }) => {
      const body = { status: 'ACTIVE' } as const;
      const published = await call(access, endpoints.changeBonus, { params: { id }, body });
      return { data: published, text: bonusText(published) };
    },
  },
  {
    name: 'bonuses groups',
    summary: 'The groups of bonuses',
    run: async (access) => {
      const list = await call(access, endpoints.listBonusGroups, {});
      const text = table(
        [
          { title: 'group', of: ({ name }) => name },
          { title: 'on', of: ({ enabled }) => (enabled ? 'yes' : 'no') },
          { title: 'bonuses', of: ({ bonuses }) => bonuses, right: true },
          { title: 'running', of: ({ running }) => running, right: true },
        ],
        list.items,
      );
      return { data: list, text };
    },
  },
  {
    name: 'bonuses switch',
    args: ['group', 'state'],
    summary: 'Takes a whole group off the offer or puts it back: on, off; what players have runs on',
    run: async (access, { args: [name = '', state = ''] }) => {
      const done = await call(access, endpoints.switchBonusGroup, {
        params: { name },
        body: { enabled: inForce(state) },
      });
      return {
        data: done,
        text: `${done.name} is ${done.changed ? 'now' : 'already'} ${done.enabled ? 'on' : 'off'}.`,
      };
    },
  },
  {
    name: 'bonuses taken',
    args: ['player'],
    summary: 'What a player has taken; the newest with every move of its money',
    options: PAGING,
    run: async (access, given) => {
      const [id = ''] = given.args;
      const list = await call(access, endpoints.listPlayerBonuses, { params: { id }, query: pageOf(given) });
      const [newest] = list.items;
      const moves = newest ? `\n\n${newest.name}:\n${table(eventColumns, newest.events)}` : '';
      return { data: list, text: `${paged(userBonusColumns, list)}${moves}` };
    },
  },
  {
    name: 'bonuses end',
    args: ['player'],
    summary: 'Ends the bonus that runs for a player; the bonus balance is lost, other money stays',
    options: { note: { value: 'text', help: 'why, for the audit log', required: true } },
    run: async (access, given) => {
      const [id = ''] = given.args;
      const ended = await call(access, endpoints.endPlayerBonus, {
        params: { id },
        body: { note: given.must('note') },
      });
      return { data: ended, text: userBonusText(ended) };
    },
  },
];
