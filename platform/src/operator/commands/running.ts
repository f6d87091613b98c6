import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { OPERATOR_ROLES, roleNameSchema } from '@kozyr/contracts/operator/roles';
import type { OperatorSetting } from '@kozyr/contracts/operator/running';
import { UsageError } from '../../errors';
import { call } from '../client';
import type { Command } from '../command';
import type { PlatformAccess } from '../env';
import { type Column, facts, moment, table } from '../table';

const settingColumns: Column<OperatorSetting>[] = [
  { title: 'code', of: ({ code }) => code },
  { title: 'value', of: ({ value }) => value, right: true },
  { title: 'set', of: ({ set }) => (set ? 'yes' : 'no') },
  { title: 'otherwise', of: ({ fallback }) => fallback, right: true },
  { title: 'what it is', of: ({ hint }) => hint },
];

const operatorColumns: Column<Operator>[] = [
  { title: 'name', of: ({ name }) => name },
  { title: 'role', of: ({ role }) => role },
  { title: 'since', of: ({ created_at }) => moment(created_at) },
  { title: 'added by', of: ({ added_by }) => added_by ?? '–' },
  { title: 'last used', of: ({ last_used_at }) => moment(last_used_at) },
  { title: 'disabled', of: ({ disabled_at }) => moment(disabled_at) },
];

async function set(access: PlatformAccess, code: string, value: string | null) {
  const setting = await call(access, endpoints.setSetting, { params: { code }, body: { value } });
  return { data: setting, text: table(settingColumns, [setting]) };
}

const switchedText = (what: string, { enabled, changed }: { enabled: boolean; changed: boolean }) =>
  `${what} is ${changed ? 'now' : 'already'} ${enabled ? 'on' : 'off'}.`;

function switches(kind: 'games' | 'providers', word: 'on' | 'off'): Command {
  const endpoint = kind === 'games' ? endpoints.switchGame : endpoints.switchProvider;
  const what = kind === 'games' ? 'a game' : 'all games of a provider';
  return {
    name: `${kind} ${word}`,
    args: ['slug'],
    summary: word === 'on' ? `Puts ${what} back on the offer` : `Takes ${what} off the offer; wins are still paid`,
    run: async (access, { args: [slug = ''] }) => {
      const done = await call(access, endpoint, { params: { slug }, body: { enabled: word === 'on' } });
      return { data: done, text: switchedText(done.slug, done) };
    },
  };
}

function closings(kind: 'games' | 'providers'): Command {
  const endpoint = kind === 'games' ? endpoints.closeGame : endpoints.closeProvider;
  return {
    name: `${kind} closed-in`,
    args: ['slug'],
    mayName: 'areas',
    summary: `Says in which countries ${kind === 'games' ? 'a game is' : 'all games of a provider are'} not offered: KZ,EU; none without areas`,
    run: async (access, { args: [slug = '', areas = ''] }) => {
      const closed_in = areas
        .toUpperCase()
        .split(',')
        .filter((area) => area !== '');
      const done = await call(access, endpoint, { params: { slug }, body: { closed_in } });
      const where = done.closed_in.length > 0 ? `closed in ${done.closed_in.join(', ')}` : 'open everywhere';
      return { data: done, text: `${done.slug} is ${done.changed ? 'now' : 'already'} ${where}.` };
    },
  };
}

const ofProvider = { value: 'slug', help: 'one provider; all games without it' } as const;

async function maintain(access: PlatformAccess, provider: string | null, kind: 'PLANNED' | 'INCIDENT' | null) {
  const done = await call(access, endpoints.setMaintenance, { body: { provider, kind } });
  const state = kind === null ? 'No technical work' : `Technical work (${kind})`;
  return { data: done, text: `${state} for ${provider ?? 'all games'}${done.changed ? '' : ', as before'}.` };
}

/** What keeps the product running: settings, switches, operators. */
export const runningCommands: readonly Command[] = [
  {
    name: 'settings list',
    summary: 'Limits and restrictions, and what holds now',
    run: async (access) => {
      const list = await call(access, endpoints.listSettings, {});
      return { data: list, text: table(settingColumns, list.items) };
    },
  },
  {
    name: 'settings set',
    args: ['code', 'value'],
    summary: 'Sets one; it holds from the next answer on',
    run: (access, { args: [code = '', value = ''] }) => set(access, code, value),
  },
  {
    name: 'settings unset',
    args: ['code'],
    summary: 'Takes one away, so that its fallback holds',
    run: (access, { args: [code = ''] }) => set(access, code, null),
  },
  switches('games', 'on'),
  switches('games', 'off'),
  switches('providers', 'on'),
  switches('providers', 'off'),
  closings('games'),
  closings('providers'),
  {
    name: 'tables reopen',
    args: ['slug'],
    summary: 'Opens a live table again that was closed because its runs were interrupted',
    run: async (access, { args: [slug = ''] }) => {
      const done = await call(access, endpoints.reopenTable, { params: { slug } });
      return { data: done, text: `${done.slug} is open again.` };
    },
  },
  {
    name: 'maintenance list',
    summary: 'Technical work under way',
    run: async (access) => {
      const list = await call(access, endpoints.listMaintenance, {});
      const rows = list.items.map(({ provider, kind }) => [provider ?? 'all games', kind] as const);
      return { data: list, text: rows.length > 0 ? facts(rows) : 'None.' };
    },
  },
  {
    name: 'maintenance begin',
    summary: 'Says that technical work begins: no game opens, no stake is taken, wins are paid',
    options: { provider: ofProvider, incident: { help: 'not planned' } },
    run: (access, { text, has }) =>
      maintain(access, text('provider') ?? null, has('incident') ? 'INCIDENT' : 'PLANNED'),
  },
  {
    name: 'maintenance end',
    summary: 'Says that technical work has ended',
    options: { provider: ofProvider },
    run: (access, { text }) => maintain(access, text('provider') ?? null, null),
  },
  {
    name: 'operators list',
    summary: 'Every operator there has been',
    run: async (access) => {
      const list = await call(access, endpoints.listOperators, {});
      return { data: list, text: table(operatorColumns, list.items) };
    },
  },
  {
    name: 'operators add',
    args: ['name'],
    summary: 'Adds an operator and shows their key, this once',
    options: { role: { value: 'role', help: `${OPERATOR_ROLES.join(', ')}, or one made at the desk`, required: true } },
    run: async (access, { args: [name = ''], must }) => {
      const role = must('role');
      if (!roleNameSchema.safeParse(role).success)
        throw new UsageError(`--role is one of ${OPERATOR_ROLES.join(', ')}, or one made at the desk.`);
      const added = await call(access, endpoints.addOperator, { body: { name, role } });
      const key = `Key, shown this once; ${name} sets it as OPERATOR_KEY:\n\n  ${added.key}`;
      return { data: added, text: `${table(operatorColumns, [added.operator])}\n\n${key}` };
    },
  },
  {
    name: 'operators disable',
    args: ['name'],
    summary: 'Ends an operator’s key for good',
    run: async (access, { args: [name = ''] }) => {
      const row = await call(access, endpoints.disableOperator, { params: { name } });
      return { data: row, text: table(operatorColumns, [row]) };
    },
  },
  {
    name: 'whoami',
    summary: 'Whose key this is',
    run: async (access) => {
      const own = await call(access, endpoints.getOwnOperator, {});
      return { data: own, text: table(operatorColumns, [own]) };
    },
  },
];
