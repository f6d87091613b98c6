import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays, addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { exclusionRegister, registerChecks } from '../../../platform/src/db/schema/exclusion-register';
import { type ExclusionRegister, RegisterUnavailable } from '../../../platform/src/gateways/exclusion-register/port';
import { cleanAccounts } from '../../../platform/src/jobs/clean-accounts';
import { operate } from '../../../platform/src/operator/operate';
import { ensureFirstOperator } from '../../../platform/src/services/identity/operators/first-operator';
import { askRegisters, askSilentRegisters } from '../../../platform/src/services/kernel/protection/ask-registers';
import { rememberMark } from '../../../platform/src/services/kernel/protection/remember-mark';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { callAsPlayer, exclude } from '../../support/protection';
import { freshPhone, messagesTo, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';

const KEY = 'the-first-operator-key-0123456789abcdef';
const it = platformTest({ OPERATOR_KEY: KEY });
let url: string;
it.beforeAll(async ({ platform }) => {
  await ensureFirstOperator(platform.ctx);
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Types a line at the operator's terminal. */
async function operator(...words: string[]): Promise<{ exit: number; said: string }> {
  const said: string[] = [];
  const terminal = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) };
  const exit = await operate(words, { env: { PLATFORM_URL: url, OPERATOR_KEY: KEY }, ...terminal });
  return { exit, said: said.join('\n') };
}
const WHY = ['--source', 'a national register', '--reason', 'letter of November'] as const;
const stateOf = async (platform: TestPlatform, id: string) =>
  (await callAsPlayer(platform, { id }, '/users')).body.protection;
const remember = (
  { ctx }: TestPlatform,
  { id: userId }: Pick<TestPlayer, 'id'>,
  value: string,
  kind: 'document' | 'card' = 'document',
) => ctx.db.transaction((tx) => rememberMark(ctx, tx, { userId, kind, value }));
const freshDocument = () => `UA passport CD${randomInt(1_000_000_000)}`;
const BARRED = { state: 'self_excluded', until: null, because: 'register' };
const FREE = { state: 'active', until: null };

it('whoever is written into the register is excluded at once where they play, and plays again once the entry is removed', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const other = await registerPlayer(platform.app);
  const added = await operator('register', 'add', '--phone', `+${player.phone}`, '--until', 'forever', ...WHY);
  expect(added).toEqual({
    exit: 0,
    said: '1 added, 0 stood there already. Players among them: 1, excluded now.',
  });
  expect((await platform.app.inject({ url: '/users', headers: player.headers })).statusCode).toBe(401);
  expect(await stateOf(platform, player.userId)).toEqual(BARRED);
  expect(await stateOf(platform, other.userId)).toEqual(FREE);
  const again = await operator('register', 'add', '--phone', player.phone, '--until', 'forever', ...WHY);
  expect(again.said).toContain('0 added, 1 stood there already');

  const listed = JSON.parse((await operator('register', 'list', '--phone', player.phone, '--json')).said);
  expect(listed).toMatchObject({ total: 1, items: [{ known_by: ['phone'], until: null, added_by: 'owner' }] });
  const [{ id }] = listed.items;
  const [row] = await platform.ctx.db.select().from(exclusionRegister).where(eq(exclusionRegister.id, id));
  expect(JSON.stringify(row)).not.toContain(player.phone.slice(-7));
  expect((await operator('register', 'remove', id, '--reason', 'written by mistake')).exit).toBe(0);
  expect(await stateOf(platform, player.userId)).toEqual(FREE);
  expect((await operator('register', 'remove', id, '--reason', 'written by mistake')).said).toContain('NOT_FOUND');
  const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(deeds.map(({ action, details }) => [action, details.source])).toEqual([
    ['register_entry_added', 'a national register'],
    ['register_entry_removed', 'a national register'],
  ]);
});

it('who stands in the register and registers comes in as somebody who is excluded, and a stranger learns nothing by the number', async ({
  platform,
}) => {
  const { app, clock } = platform;
  const login = freshPhone('UA');
  const until = addDays(clock.now, 400);
  await operator('register', 'add', '--phone', login, '--until', until.toISOString(), ...WHY);
  const body = registrationOf(login);
  const register = (more = {}) => app.inject({ method: 'POST', url: '/auth/register', body: { ...body, ...more } });
  const started = await register();
  const another = await app.inject({ method: 'POST', url: '/auth/register', body: registrationOf(freshPhone('UA')) });
  expect([started.statusCode, started.json()]).toEqual([202, another.json()]);
  expect((await register({ code: '000000' })).json().errorCode).toBe('ERR_INVALID_CODE');
  const [message] = await messagesTo(app, `38${login}`);
  const made = await register({ code: message?.code });
  expect([made.statusCode, made.json().user.protection]).toEqual([
    201,
    { state: 'self_excluded', until: until.toISOString(), because: 'register' },
  ]);
  const headers = { authorization: `Bearer ${made.json().tokens.access_token}` };
  expect((await app.inject({ url: '/users', headers })).statusCode).toBe(200);
});

it('a self-exclusion is written into the register, nobody removes it while it runs, and it is gone when it is over', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  const { ctx, clock } = platform;
  const player = await registerPlayer(platform.app);
  await exclude(platform, { id: player.userId }, 'half_year');
  await exclude(platform, { id: player.userId }, 'half_year');
  const [entry, more] = await ctx.db.select().from(exclusionRegister);
  expect(more).toBeUndefined();
  expect(entry).toMatchObject({ source: 'self-exclusion', addedBy: null, documentHash: null, emailHash: null });
  const admin = await makeOperator(platform, 'admin');
  const remove = () =>
    callAs(platform, admin, `/operator/exclusion-register/${entry?.id}/remove`, { body: { reason: 'asked for it' } });
  expect((await remove()).json().errorCode).toBe('STATE_CONFLICT');
  clock.now = addDays(clock.now, 200);
  expect(await cleanAccounts(ctx)).toMatchObject({ register: 1 });
  expect(await stateOf(platform, player.userId)).toEqual(FREE);
});

it('a file is imported line by line, twice without doubling it, and a line that is wrong is named', async ({
  platform,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'register-'));
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const [player, document] = [await makePlayer(platform), freshDocument()];
  await remember(platform, player, document);
  const people = Array.from({ length: 150 }, (_, index) => `,,UA id ${document}${index},2099-01-01,1980-05-06`);
  const good = file(
    'good.csv',
    `\uFEFFphone,email,document,until,born_on\r\n0991112233,"Some.One@Example.com",,forever,\r\n,,"${document}",2099-01-01,\r\n${people.join('\n')}\n`,
  );
  const first = await operator('register', 'import', good, ...WHY);
  expect(first).toEqual({ exit: 0, said: '152 added, 0 stood there already. Players among them: 1, excluded now.' });
  expect((await operator('register', 'import', good, ...WHY)).said).toContain('0 added, 152 stood there already');
  expect(await stateOf(platform, player.id)).toEqual({ ...BARRED, until: '2099-01-01T00:00:00.000Z' });
  const found = JSON.parse((await operator('register', 'list', '--email', 'some.one@example.com', '--json')).said);
  expect(found.items).toMatchObject([{ known_by: ['phone', 'email'] }]);

  const refusals = [
    ['phone,colour\n', 'colour'],
    ['phone\n0991112233\n', 'until among them'],
    ['phone,until\n0991112233\n', 'Line 2 has 1 fields'],
    ['phone,until\n,forever\n', 'Line 2: '],
    ['phone,until\n0991112233,soon\n', 'Line 2: until'],
  ];
  for (const [text = '', what] of refusals) {
    const { exit, said } = await operator('register', 'import', file('wrong.csv', text), ...WHY);
    expect([exit, said]).toEqual([2, expect.stringContaining(what ?? '')]);
  }
  const number = await operator('register', 'import', file('number.csv', 'phone,until\n12,forever\n'), ...WHY);
  expect([number.exit, number.said]).toEqual([1, expect.stringContaining('VALIDATION_ERROR')]);
  expect((await operator('register', 'import', path.join(folder, 'none.csv'), ...WHY)).exit).toBe(2);
  fs.rmSync(folder, { recursive: true });
});

it('whoever is written down and whoever proves the same in the same moment meet, in any order', async ({
  platform,
}) => {
  const admin = await makeOperator(platform, 'admin');
  for (let round = 0; round < 6; round += 1) {
    const [player, document] = [await makePlayer(platform), freshDocument()];
    const entries = [{ document, until: null }];
    const body = { source: 'a race', reason: 'both at once', entries };
    const [answer] = await Promise.all([
      callAs(platform, admin, '/operator/exclusion-register', { body }),
      remember(platform, player, document),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(await stateOf(platform, player.id)).toEqual(BARRED);
  }
});

it('an outside register is asked once in a day at the sign-in; while it is silent the player comes in, and is excluded once it answers', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  const { ctx, clock } = platform;
  const player = await registerPlayer(platform.app);
  const id = player.userId;
  const login = () =>
    platform.app.inject({ method: 'POST', url: '/auth/web', body: { username: player.phone, password: PASSWORD } });
  expect((await login()).statusCode).toBe(201);
  const checks = () => ctx.db.select().from(registerChecks).where(eq(registerChecks.userId, id));
  const [first] = await checks();
  expect(first).toMatchObject({ askedAt: clock.now, answeredAt: clock.now, foundIn: null });

  let calls = 0;
  let says: Awaited<ReturnType<ExclusionRegister['isExcluded']>> | 'silent' = 'silent';
  const outside: ExclusionRegister = {
    name: 'outside',
    report: async () => false,
    isExcluded: async () => {
      calls += 1;
      if (says === 'silent') throw new RegisterUnavailable('nobody there');
      return says;
    },
  };
  expect(await askRegisters(ctx, id, [outside])).toBe(false);
  expect(calls).toBe(0);
  clock.now = addDays(clock.now, 1);
  expect(await Promise.all([askRegisters(ctx, id, [outside]), askRegisters(ctx, id, [outside])])).toEqual([
    false,
    false,
  ]);
  expect(calls).toBe(1);
  expect((await checks())[0]).toMatchObject({ answeredAt: null });
  expect((await login()).statusCode).toBe(201);

  says = { excluded: true, during: { from: clock.now, until: null } };
  expect(await askSilentRegisters(ctx, [outside])).toEqual({ asked: 0, found: 0 });
  clock.now = addMinutes(clock.now, 6);
  expect(await askSilentRegisters(ctx, [outside])).toEqual({ asked: 1, found: 1 });
  expect(await stateOf(platform, id)).toEqual(BARRED);
  expect((await checks())[0]).toMatchObject({ foundIn: 'outside' });

  // A silent register lifts nothing; one that has let the person go does.
  says = 'silent';
  clock.now = addHours(clock.now, 25);
  await askRegisters(ctx, id, [outside]);
  expect(await stateOf(platform, id)).toEqual(BARRED);
  says = { excluded: false };
  clock.now = addHours(clock.now, 25);
  await askRegisters(ctx, id, [outside]);
  expect(await stateOf(platform, id)).toEqual(FREE);
});

it('what somebody is barred for beside the register outlives their entry there', async ({ platform }) => {
  const [excluded, player, card, other] = [
    await makePlayer(platform),
    await makePlayer(platform),
    `print-${randomInt(1_000_000_000)}`,
    freshDocument(),
  ];
  await remember(platform, excluded, card, 'card');
  await exclude(platform, excluded, 'half_year');
  await remember(platform, player, card, 'card');
  await remember(platform, player, other);
  const added = await operator('register', 'add', '--document', other, '--until', 'forever', ...WHY, '--json');
  expect(await stateOf(platform, player.id)).toEqual(BARRED);
  const [id] = JSON.parse(added.said).ids;
  await operator('register', 'remove', id, '--reason', 'written by mistake');
  expect(await stateOf(platform, player.id)).toMatchObject({ state: 'self_excluded', because: 'same_person' });
});
