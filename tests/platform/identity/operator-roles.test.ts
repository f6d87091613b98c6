import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { operatorEndpoints } from '@kozyr/contracts/operator';
import { mayDo, PERMISSIONS, type Permission } from '@kozyr/contracts/operator/permissions';
import { OPERATOR_ROLES, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { bearerOf, makePlayer } from '../../support/funded-player';
import { BODIES, PATH_VALUES, QUERIES } from '../../support/operator-calls';
import { CALLS_BEFORE_PERMISSIONS } from '../../support/operator-calls-before';
import { NEEDS } from '../../support/operator-needs';
import { makeOperator, type TestOperator, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';

const it = platformTest({ GATEWAY_URL: 'http://127.0.0.1:9' });
const holders = new Map<string, TestOperator>();
const lackers = new Map<string, TestOperator>();
let last: TestOperator;
let admin: TestOperator;
let playerHeaders: { authorization: string };
it.beforeAll(async ({ platform }) => {
  // The gateway's address answers nobody: a call that gets so far is one that was let in.
  holders.set('', await withRights(platform, []));
  for (const one of PERMISSIONS) {
    holders.set(one, await withRights(platform, [one]));
    lackers.set(
      one,
      await withRights(
        platform,
        PERMISSIONS.filter((other) => other !== one),
      ),
    );
  }
  admin = await makeOperator(platform, 'admin');
  last = await makeOperator(platform, 'support');
  const player = await makePlayer(platform);
  playerHeaders = await bearerOf(platform, player.id, platform.clock.now);
});

const known = (who: TestOperator | undefined): TestOperator => {
  if (!who) throw new Error('There is no operator of these rights.');
  return who;
};
/** Who may do this alone. */
const holding = (needs: Permission | null) => known(holders.get(needs ?? ''));
/** Who may do everything else. */
const lacking = (needs: Permission | null) => known(lackers.get(needs ?? ''));

const every = Object.entries(NEEDS).map(([name, needs]) => {
  const found = Object.entries(operatorEndpoints).find(([one]) => one === name);
  if (!found) throw new Error(`there is no endpoint ${name}`);
  const endpoint: OperatorEndpoint = found[1];
  return {
    name,
    needs,
    endpoint,
    body: new Map(Object.entries(BODIES)).get(name),
    query: new Map(Object.entries(QUERIES)).get(name),
  };
});

const ask = (
  platform: TestPlatform,
  { endpoint, body, query }: (typeof every)[number],
  headers: Record<string, string>,
) =>
  platform.app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? 'x'),
    headers,
    query: query ?? {},
    ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
  });

const refusals = async (platform: TestPlatform) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'operator_refused')).orderBy(desc(auditLog.id));

it('the matrix speaks of every call there is, and the contract says the same', () => {
  expect(Object.keys(NEEDS).sort()).toEqual(Object.keys(operatorEndpoints).sort());
  expect(every.map(({ name, endpoint }) => [name, endpoint.permission])).toEqual(Object.entries(NEEDS));
});

it('each permission opens some call, or is one of those that are asked for within', () => {
  expect(PERMISSIONS.filter((one) => !Object.values(NEEDS).includes(one))).toEqual([]);
});

it.for(CALLS_BEFORE_PERMISSIONS)(
  'the built-in roles $may keep the calls that they had before permissions',
  ({ may, calls }) => {
    const now = calls.map((name) => [name, OPERATOR_ROLES.filter((role) => mayDo(rightsOfBuiltIn(role), NEEDS[name]))]);
    expect(now).toEqual(calls.map((name) => [name, may]));
  },
);

it.for(every.map((one) => [one.name, one] as const))(
  'whoever may do nothing but what %s asks for calls it',
  async ([_, one], { platform }) => {
    const before = (await refusals(platform)).length;
    const answer = await ask(platform, one, holding(one.needs).headers);
    expect([401, 403, 500]).not.toContain(answer.statusCode);
    expect((await refusals(platform)).length).toBe(before);
  },
);

it.for(every.filter(({ needs }) => needs !== null).map((one) => [one.name, one] as const))(
  'whoever may do everything but what %s asks for is refused, which is written down',
  async ([_, one], { platform }) => {
    const before = (await refusals(platform)).length;
    const who = lacking(one.needs);
    const answer = await ask(platform, one, who.headers);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'FORBIDDEN']);
    const [refused, ...rest] = await refusals(platform);
    expect(rest).toHaveLength(before);
    expect(refused).toMatchObject({
      actor: who.id,
      subject: `${one.endpoint.method} ${one.endpoint.path}`,
      details: { why: 'role', ip: '127.0.0.1' },
    });
  },
);

/** Whoever is no operator, each in a quarter of an hour of its own. */
const strangers: Record<string, () => Record<string, string>> = {
  'no key': () => ({}),
  'a wrong key': () => ({ authorization: `Operator ${'x'.repeat(43)}` }),
  'another scheme': () => ({ authorization: last.headers.authorization.replace('Operator', 'Bearer') }),
  'a player’s token': () => playerHeaders,
  'half a key': () => ({ authorization: last.headers.authorization.slice(0, -20) }),
  'a cookie': () => ({ cookie: `operator=${last.headers.authorization}` }),
};

describe.each(Object.keys(strangers))('%s', (stranger) => {
  it.for(every.map((one) => [one.name, one] as const))(
    `${stranger} opens nothing at %s, and is written down`,
    async ([_, one], { platform }) => {
      platform.clock.now = new Date(platform.clock.now.getTime() + 16 * 60_000);
      const before = (await refusals(platform)).length;
      const answer = await ask(platform, one, strangers[stranger]?.() ?? {});
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
      expect(Object.keys(answer.json()).sort()).toEqual(['errorCode', 'message', 'requestId']);
      const [refused, ...rest] = await refusals(platform);
      expect(rest).toHaveLength(before);
      expect(refused).toMatchObject({ actor: 'unknown', subject: `${one.endpoint.method} ${one.endpoint.path}` });
    },
  );
});

describe('bodies that are no bodies', () => {
  it.for(every.filter(({ endpoint }) => endpoint.body !== undefined).map((one) => [one.name, one] as const))(
    '%s of operators answers bodies that are no bodies by a refusal of the contract',
    async ([_, one], { platform }) => {
      for (const payload of ['{', 'null', '[]', '{"amount": 1, "value": {}, "enabled": "yes", "day": "2026-02-30"}']) {
        const answer = await platform.app.inject({
          method: one.endpoint.method,
          url: one.endpoint.path.replaceAll(/\{(\w+)\}/g, (__, name: string) => PATH_VALUES[name] ?? 'x'),
          headers: { ...admin.headers, 'content-type': 'application/json' },
          payload,
        });
        expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        expect(answer.json().errorCode).toMatch(/^[A-Z_]+$/);
      }
    },
  );
});
