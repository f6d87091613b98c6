import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { operators } from '../../../platform/src/db/schema/operators';
import { ensureFirstOperator } from '../../../platform/src/services/identity/operators/first-operator';
import { makeKey } from '../../../platform/src/services/identity/operators/keys';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const FIRST_KEY = 'the-first-operator-key-0123456789abcdef';

const it = platformTest({ OPERATOR_KEY: FIRST_KEY });
let admin: TestOperator;

const refusals = (platform: TestPlatform) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'operator_refused')).orderBy(auditLog.id);
const asKey = (key: string) => ({ headers: { authorization: `Operator ${key}` } });

describe('the first operator', () => {
  it('the first operator is made once, by as many processes as start at once, and keeps the key it was made with', async ({
    platform,
  }) => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureFirstOperator(platform.ctx)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const own = await callAs(platform, asKey(FIRST_KEY), '/operator/me');
    expect(own.json()).toMatchObject({ name: 'owner', role: 'admin', added_by: null, disabled_at: null });
    const other = { ...platform.ctx, env: { ...platform.ctx.env, OPERATOR_KEY: makeKey() } };
    expect(await ensureFirstOperator(other)).toBe(false);
    expect((await callAs(platform, asKey(FIRST_KEY), '/operator/me')).statusCode).toBe(200);
  });

  it('the first operator is not made without a key', async ({ startPlatform }) => {
    const bare = await startPlatform();
    expect(await ensureFirstOperator(bare.ctx)).toBe(false);
    expect(await bare.ctx.db.select().from(operators)).toEqual([]);
  });
});

describe('operators', () => {
  it.beforeAll(async ({ platform }) => {
    admin = await makeOperator(platform, 'admin');
  });

  it('operators are added by an admin, with a key that is shown once and works', async ({ platform }) => {
    const added = await callAs(platform, admin, '/operator/operators', { body: { name: 'olena', role: 'payments' } });
    expect(added.statusCode).toBe(201);
    const { key, operator } = added.json();
    expect(operator.added_by).toBe(admin.name);
    expect((await callAs(platform, asKey(key), '/operator/me')).json()).toMatchObject({ name: 'olena' });
    const list = await callAs(platform, admin, '/operator/operators');
    expect(list.body).not.toContain(key);
    const [row] = await platform.ctx.db.select().from(operators).where(eq(operators.id, operator.id));
    expect(JSON.stringify(row)).not.toContain(key);
    const again = await callAs(platform, admin, '/operator/operators', { body: { name: 'olena', role: 'support' } });
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    const audit = await callAs(platform, admin, '/operator/audit', { query: { subject: operator.id } });
    expect(audit.json().items).toMatchObject([
      {
        actor: { kind: 'operator', id: admin.id, name: admin.name },
        action: 'operator_added',
        details: { name: 'olena', role: 'payments', request_id: expect.any(String) },
      },
    ]);
    expect(audit.body).not.toContain(key);
  });

  it('operators are disabled at once and for good, once in the log', async ({ platform }) => {
    const { key } = (
      await callAs(platform, admin, '/operator/operators', { body: { name: 'taras', role: 'finance' } })
    ).json();
    expect((await callAs(platform, asKey(key), '/operator/me')).statusCode).toBe(200);
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => callAs(platform, admin, '/operator/operators/taras/disable', { method: 'POST' })),
    );
    expect(ends.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const refused = await callAs(platform, asKey(key), '/operator/me');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    const audit = await callAs(platform, admin, '/operator/audit', {
      query: { action: 'operator_disabled', actor: admin.name },
    });
    expect(audit.json().total).toBe(1);
    expect((await refusals(platform)).at(-1)?.details).toMatchObject({ why: 'disabled_key' });
    const nobody = await callAs(platform, admin, '/operator/operators/nobody/disable', { method: 'POST' });
    expect(nobody.statusCode).toBe(404);
  });

  it('operators keep a last admin, also when two disable each other at once', async ({ startPlatform }) => {
    const harness = await startPlatform();
    const [one, two] = [await makeOperator(harness, 'admin'), await makeOperator(harness, 'admin')];
    const answers = await Promise.all([
      callAs(harness, one, `/operator/operators/${two.name}/disable`, { method: 'POST' }),
      callAs(harness, two, `/operator/operators/${one.name}/disable`, { method: 'POST' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = (await harness.ctx.db.select().from(operators)).filter((row) => row.disabledAt === null);
    expect(left).toHaveLength(1);
    const last = left[0]?.id === one.id ? one : two;
    const alone = await callAs(harness, last, `/operator/operators/${last.name}/disable`, { method: 'POST' });
    expect([alone.statusCode, alone.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
  });

  it('operators are seen to have been there, to the minute', async ({ platform }) => {
    const seen = async () => (await callAs(platform, admin, '/operator/me')).json().last_used_at;
    const first = await seen();
    platform.clock.now = new Date(platform.clock.now.getTime() + 30_000);
    expect(await seen()).toBe(first);
    platform.clock.now = new Date(platform.clock.now.getTime() + 31_000);
    expect(new Date(await seen()).getTime()).toBe(new Date(first).getTime() + 61_000);
  });
});

describe('whoever has no good key', () => {
  it('whoever has no good key is refused and written down, until the network has tried too often; a good key still opens', async ({
    startPlatform,
  }) => {
    const harness = await startPlatform();
    const support = await makeOperator(harness, 'support');
    const answers = [];
    for (let i = 0; i < 35; i += 1) answers.push((await callAs(harness, asKey(makeKey()), '/operator/me')).statusCode);
    expect(answers.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(answers.slice(30).every((status) => status === 429)).toBe(true);
    const rows = await harness.ctx.db.select().from(auditLog);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toMatchObject({
      actor: 'unknown',
      action: 'operator_refused',
      subject: 'GET /operator/me',
      details: { why: 'wrong_key', ip: '127.0.0.1' },
    });
    expect((await callAs(harness, support, '/operator/me')).statusCode).toBe(200);
    harness.clock.now = new Date(harness.clock.now.getTime() + 15 * 60_000);
    expect((await callAs(harness, asKey(makeKey()), '/operator/me')).statusCode).toBe(401);
  });

  it('whoever has no good key writes nothing of their own into the log, not even as the name of a request', async ({
    platform,
  }) => {
    const named = async (id: string) => {
      await platform.app.inject({ url: '/operator/me?junk=1', headers: { 'x-request-id': id } });
      return (await refusals(platform)).at(-1)?.details.request_id;
    };
    expect(await named('0b9c2f4e-one-of-the-edge')).toBe('0b9c2f4e-one-of-the-edge');
    for (const id of ['x'.repeat(65), 'a b', '<b>', 'a\tb'])
      expect(await named(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('whoever has no good key learns nothing of what a call takes', async ({ platform }) => {
    const answer = await platform.app.inject({ method: 'POST', url: '/operator/adjustments', body: { junk: true } });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
  });
});

describe('the front door', () => {
  it.for(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'the edge finds nothing at the operator API, by %s, with a good key and without',
    async (header, { platform }) => {
      for (const headers of [{}, admin.headers])
        for (const url of ['/operator/me', '/operator/docs/json', '/operator/docs', '/%6fperator/me']) {
          const answer = await platform.app.inject({ url, headers: { ...headers, [header]: '203.0.113.9' } });
          expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NOT_FOUND']);
        }
    },
  );

  it('the edge shows no API document at all in production', async ({ startPlatform }) => {
    const live = await startPlatform({ KOZYR_MODE: 'production' });
    for (const url of ['/docs', '/docs/json', '/docs/yaml', '/operator/docs', '/operator/docs/json'])
      expect([url, (await live.app.inject(url)).statusCode]).toEqual([url, 404]);
    expect((await live.app.inject('/global-settings')).statusCode).toBe(200);
  });

  it('the public API document tells nothing of operators, who have one of their own', async ({ platform }) => {
    const player = await platform.app.inject('/docs/json');
    expect(player.statusCode).toBe(200);
    expect(player.body).not.toContain('/operator/');
    const own = (await platform.app.inject('/operator/docs/json')).json();
    expect(Object.keys(own.paths)).toContain('/operator/adjustments');
    expect(Object.keys(own.paths).every((path) => path.startsWith('/operator/'))).toBe(true);
  });
});
