import type { Endpoint } from '@kozyr/contracts/endpoint';
import { endpoints } from '@kozyr/contracts/endpoints';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { type RegisteredPlayer, registerPlayer } from '../../support/registration';
import { STRANGERS } from '../../support/strangers';

const it = platformTest({ ATTEMPTS_PER_ADDRESS: '100000' });
let owner: RegisteredPlayer;
it.beforeAll(async ({ platform }) => {
  owner = await registerPlayer(platform.app);
});

const bearers = Object.entries(endpoints)
  .map(([name, endpoint]): [string, Endpoint] => [name, endpoint])
  .filter(([, { auth }]) => auth === 'bearer');

/** Parameters and a query that no schema takes. */
function brokenPathOf({ path }: Endpoint): string {
  const query = '?page=-1&pageSize=x&currency=gold&tag=&from=never&to=never&limit=-1&cursor=&q=';
  return path.replaceAll(/\{\w+\}/g, '~'.repeat(90)) + query;
}

const send = (platform: TestPlatform, endpoint: Endpoint, headers: Record<string, string>, payload: string) =>
  platform.app.inject({
    method: endpoint.method,
    url: brokenPathOf(endpoint),
    headers: endpoint.method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });

describe.each(Object.keys(STRANGERS))('%s', (stranger) => {
  it.for(bearers)(`${stranger} is refused before what is sent to %s is judged`, async ([_, endpoint], { platform }) => {
    const headers = (await STRANGERS[stranger]?.({ platform, owner })) ?? {};
    for (const payload of ['{}', '[null]', '{"code": {}, "amount": [], "token": 7}']) {
      const answer = await send(platform, endpoint, headers, payload);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.json()).not.toHaveProperty('fields');
    }
  });
});

it.for(bearers.filter(([, { method }]) => method !== 'GET'))(
  'nobody’s body is read for %s without a good token',
  async ([_, endpoint], { platform }) => {
    for (const payload of ['{', JSON.stringify({ text: 'x'.repeat(600 * 1024) })])
      expect((await send(platform, endpoint, {}, payload)).statusCode).toBe(401);
  },
);

it.for(bearers.filter(([, { body }]) => body !== undefined))(
  'a player whose token is good is told what is wrong with %s',
  async ([_, endpoint], { platform }) => {
    const answer = await send(platform, endpoint, owner.headers, '[null]');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    expect(answer.json().fields.length).toBeGreaterThan(0);
  },
);
