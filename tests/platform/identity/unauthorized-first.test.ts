import type { Endpoint } from '@kozyr/contracts/endpoint';
import { endpoints } from '@kozyr/contracts/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { type RegisteredPlayer, registerPlayer } from '../../support/registration';
import { strangersTo } from '../../support/strangers';

let platform: TestPlatform;
let owner: RegisteredPlayer;
beforeAll(async () => {
  platform = await startPlatform({ ATTEMPTS_PER_ADDRESS: '100000' });
  owner = await registerPlayer(platform.app);
});
afterAll(() => platform.stop());

const bearers = Object.entries(endpoints)
  .map(([name, endpoint]): [string, Endpoint] => [name, endpoint])
  .filter(([, { auth }]) => auth === 'bearer');
const strangers = strangersTo(() => ({ platform, owner }));

/** Parameters and a query that no schema takes. */
function brokenPathOf({ path }: Endpoint): string {
  const query = '?page=-1&pageSize=x&currency=gold&tag=&from=never&to=never&limit=-1&cursor=&q=';
  return path.replaceAll(/\{\w+\}/g, '~'.repeat(90)) + query;
}

const send = (endpoint: Endpoint, headers: Record<string, string>, payload: string) =>
  platform.app.inject({
    method: endpoint.method,
    url: brokenPathOf(endpoint),
    headers: endpoint.method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });

describe.each(Object.keys(strangers))('%s', (stranger) => {
  it.each(bearers)(`${stranger} is refused before what is sent to %s is judged`, async (_, endpoint) => {
    const headers = (await strangers[stranger]?.()) ?? {};
    for (const payload of ['{}', '[null]', '{"code": {}, "amount": [], "token": 7}']) {
      const answer = await send(endpoint, headers, payload);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.json()).not.toHaveProperty('fields');
    }
  });
});

it.each(bearers.filter(([, { method }]) => method !== 'GET'))(
  'nobody’s body is read for %s without a good token',
  async (_, endpoint) => {
    for (const payload of ['{', JSON.stringify({ text: 'x'.repeat(600 * 1024) })])
      expect((await send(endpoint, {}, payload)).statusCode).toBe(401);
  },
);

it.each(bearers.filter(([, { body }]) => body !== undefined))(
  'a player whose token is good is told what is wrong with %s',
  async (_, endpoint) => {
    const answer = await send(endpoint, owner.headers, '[null]');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    expect(answer.json().fields.length).toBeGreaterThan(0);
  },
);
