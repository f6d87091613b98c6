import type { Rights } from '@kozyr/contracts/operator/permissions';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { callAs, makeOperator, type TestOperator, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest({});
let anna: TestOperator;
let borys: TestOperator;
it.beforeAll(async ({ platform }) => {
  anna = await makeOperator(platform, 'admin');
  borys = await makeOperator(platform, 'admin');
});

let made = 0;
const fresh = () => {
  made += 1;
  return `cashier-${made}`;
};
const CASHIER: Rights = {
  permissions: ['withdrawals.read', 'withdrawals.decide'],
  amounts: { 'withdrawals.decide': { uah: '1000.00', kzt: null } },
};
const create = (platform: TestPlatform, who: TestOperator, name: string, rights: Rights) =>
  callAs(platform, who, '/operator/roles', { body: { name, ...rights } });
const change = (platform: TestPlatform, who: TestOperator, name: string, body: Rights & { version: number }) =>
  callAs(platform, who, `/operator/roles/${name}`, { method: 'PUT', body });
const confirm = (platform: TestPlatform, who: TestOperator, name: string, version: number) =>
  callAs(platform, who, `/operator/roles/${name}/confirm`, { body: { version } });
const said = (answer: { statusCode: number; json: () => { errorCode?: string; details?: Record<string, string> } }) => [
  answer.statusCode,
  answer.json().errorCode,
  answer.json().details?.why,
];

describe('own roles', () => {
  it('a role without anything guarded holds at once, and is in the list with who has it', async ({ platform }) => {
    const name = fresh();
    const answer = await create(platform, anna, name, { permissions: ['players.read', 'today.read'], amounts: {} });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name,
      permissions: ['today.read', 'players.read'],
      version: 1,
      pending: null,
    });
    const added = await callAs(platform, anna, '/operator/operators', { body: { name: `${name}-one`, role: name } });
    expect(added.statusCode).toBe(201);
    const headers = { authorization: `Operator ${added.json().key}` };
    expect((await callAs(platform, { headers }, '/operator/me')).json()).toMatchObject({
      role: name,
      permissions: ['today.read', 'players.read'],
      amounts: {},
    });
    const { items } = (await callAs(platform, anna, '/operator/roles')).json();
    expect(items.find((one: { name: string }) => one.name === name).operators).toEqual([`${name}-one`]);
    expect(items.slice(0, 4).map((one: { name: string }) => one.name)).toEqual([
      'support',
      'payments',
      'finance',
      'admin',
    ]);
  });

  it('a role that decides about money holds nothing until another operator confirms it', async ({ platform }) => {
    const name = fresh();
    const proposed = await create(platform, anna, name, CASHIER);
    expect(proposed.json()).toMatchObject({ permissions: [], pending: { ...CASHIER, by: anna.name } });
    expect(said(await confirm(platform, anna, name, 1))).toEqual([403, 'SECOND_PERSON_NEEDED', undefined]);
    const child = await makeOperator(platform, 'admin', anna.id);
    expect(said(await confirm(platform, child, name, 1))).toEqual([403, 'SECOND_PERSON_NEEDED', undefined]);
    expect((await confirm(platform, borys, name, 1)).json()).toMatchObject({ ...CASHIER, version: 2, pending: null });
    expect(said(await confirm(platform, borys, name, 2))).toEqual([409, 'STATE_CONFLICT', 'decided']);
    const own = and(eq(auditLog.subjectKind, 'operator_role'), eq(auditLog.subject, name));
    const rows = await platform.ctx.db.select().from(auditLog).where(own).orderBy(auditLog.id);
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['operator_role_proposed', anna.id],
      ['operator_role_confirmed', borys.id],
    ]);
    expect(rows[1]?.details).toMatchObject({ permissions: 'withdrawals.read withdrawals.decide' });
  });

  it('what takes away holds at once and drops what waited; what raises an amount waits', async ({ platform }) => {
    const name = fresh();
    await create(platform, anna, name, CASHIER);
    await confirm(platform, borys, name, 1);
    const raised: Rights = { ...CASHIER, amounts: {} };
    const waiting = await change(platform, anna, name, { version: 2, ...raised });
    expect(waiting.json()).toMatchObject({ amounts: CASHIER.amounts, pending: raised, version: 3 });
    const lowered: Rights = { ...CASHIER, amounts: { 'withdrawals.decide': { uah: '500.00', kzt: '10.00' } } };
    const now = await change(platform, anna, name, { version: 3, ...lowered });
    expect(now.json()).toMatchObject({ amounts: lowered.amounts, pending: null, version: 4 });
    expect(said(await change(platform, borys, name, { version: 3, ...CASHIER }))).toEqual([
      409,
      'STATE_CONFLICT',
      'changed',
    ]);
  });

  it('of two who confirm at once one does, and what is rejected holds nothing', async ({ platform }) => {
    const name = fresh();
    await create(platform, anna, name, CASHIER);
    const third = await makeOperator(platform, 'admin');
    const both = await Promise.all([confirm(platform, borys, name, 1), confirm(platform, third, name, 1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const other = fresh();
    await create(platform, anna, other, CASHIER);
    const rejected = await callAs(platform, anna, `/operator/roles/${other}/reject`, { body: { version: 1 } });
    expect(rejected.json()).toMatchObject({ permissions: [], pending: null, version: 2 });
  });

  it('nobody gives, invites into or takes over what they may not do themselves', async ({ platform }) => {
    const lesser = await withRights(platform, ['operators.manage', 'withdrawals.decide'], CASHIER.amounts);
    const beyond = [409, 'STATE_CONFLICT', 'beyond_own_rights'];
    expect(said(await create(platform, lesser, fresh(), { permissions: ['audit.export'], amounts: {} }))).toEqual(
      beyond,
    );
    const more: Rights = {
      permissions: ['withdrawals.decide'],
      amounts: { 'withdrawals.decide': { uah: '1000.01', kzt: null } },
    };
    expect(said(await create(platform, lesser, fresh(), more))).toEqual(beyond);
    const invite = (role: string) =>
      callAs(platform, lesser, '/operator/operators/invite', { body: { name: fresh(), role } });
    expect(said(await invite('admin'))).toEqual(beyond);
    expect(said(await invite('no-such-role'))).toEqual([404, 'NOT_FOUND', undefined]);
    for (const act of ['invite', 'disable'])
      expect(said(await callAs(platform, lesser, `/operator/operators/${borys.name}/${act}`, { body: {} }))).toEqual(
        beyond,
      );
    const own = { body: { role: 'admin' } };
    expect(said(await callAs(platform, lesser, `/operator/operators/${lesser.name}/role`, own))).toEqual(beyond);
  });

  it('another role holds from the next call on, and a role that somebody has stays', async ({ platform }) => {
    const name = fresh();
    await create(platform, anna, name, { permissions: ['today.read'], amounts: {} });
    const petro = await makeOperator(platform, 'support');
    const give = (role: string) => callAs(platform, anna, `/operator/operators/${petro.name}/role`, { body: { role } });
    expect((await give(name)).json()).toMatchObject({ name: petro.name, role: name });
    expect((await callAs(platform, petro, '/operator/player-tags')).statusCode).not.toBe(200);
    const remove = () => callAs(platform, anna, `/operator/roles/${name}/remove`, { body: {} });
    expect(said(await remove())).toEqual([409, 'STATE_CONFLICT', 'role_held']);
    await give('support');
    expect((await remove()).statusCode).toBe(204);
    expect(said(await give(name))).toEqual([404, 'NOT_FOUND', undefined]);
  });

  it('built-in roles stay as they are, and no own role has their names', async ({ platform }) => {
    const nothing: Rights = { permissions: [], amounts: {} };
    expect(said(await create(platform, anna, 'support', nothing))).toEqual([409, 'STATE_CONFLICT', 'role_exists']);
    expect(said(await change(platform, anna, 'support', { version: 0, ...nothing }))).toEqual([
      409,
      'STATE_CONFLICT',
      'built_in',
    ]);
  });
});
