import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

const PLACES = [
  { country: 'US', mode: 'closed', without: ['money', 'credits', 'promotions'] },
  { country: 'KZ', mode: 'play', without: ['money', 'bonuses'] },
];

/** An edge behind one proxy, with a platform that has closed the United States, and plays for credits in Kazakhstan. */
beforeEach(async () => {
  harness = await startEdgeHarness({ trustedProxies: 1 });
  const page = staticPage('<!doctype html><html><body>the site</body></html>');
  harness.origin.answer = (incoming, response) => {
    if (incoming.url !== '/jurisdiction/places') return page(incoming, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ places: PLACES }));
  };
  await expect.poll(async () => (await visit('/en', 'US')).status).toBe(451);
});
afterEach(() => harness.stop());

const visit = (path: string, country: string, headers: Record<string, string> = {}) =>
  harness.sendRequest(path, { headers: { accept: 'text/html,*/*', 'x-country': country, ...headers } });

it.each([
  ['/uk/games', 'У вашій країні ми не працюємо', '/uk?auth=login'],
  ['/kk', 'Еліңізде біз жұмыс істемейміз', '/kk?auth=login'],
])(
  'a visitor from a closed country reads so at %s in their language, with a way in for who has money here',
  async (path, words, way) => {
    const answer = await visit(path, 'us');
    expect([answer.status, answer.headers['cache-control']]).toEqual([451, 'no-store']);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain(`href="${way}"`);
  },
);

it('who signs in or is signed in gets the site, and so does everybody from elsewhere', async () => {
  const statuses = [
    await visit('/en?auth=login', 'US'),
    await visit('/en', 'US', { cookie: 'kozyr_audience=member' }),
    await visit('/en', 'UA'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  // A page that is kept in memory is refused as any other.
  expect((await visit('/en', 'US')).status).toBe(451);
});

it('a guest’s page learns what is not offered where they come from, once, and forgets it where all is', async () => {
  const cookiesOf = async (...[country, headers]: [country: string, headers?: Record<string, string>]) =>
    (await visit('/en', country, headers)).headers['set-cookie'];
  expect(await cookiesOf('KZ')).toEqual(['kozyr_place=money.bonuses; Path=/; SameSite=Lax']);
  expect(await cookiesOf('KZ', { cookie: 'a=b; kozyr_place=money.bonuses' })).toBeUndefined();
  expect(await cookiesOf('KZ', { cookie: 'kozyr_audience=member' })).toBeUndefined();
  expect(await cookiesOf('UA')).toBeUndefined();
  expect(await cookiesOf('UA', { cookie: 'kozyr_place=money.bonuses' })).toEqual([
    'kozyr_place=; Path=/; SameSite=Lax; Max-Age=0',
  ]);
});

it('without a proxy that is trusted a visitor who names a country is not believed', async () => {
  const direct = await startEdgeHarness();
  direct.origin.answer = staticPage('<!doctype html><html><body>the site</body></html>');
  const answer = await direct.sendRequest('/en', { headers: { accept: 'text/html', 'x-country': 'US' } });
  expect(answer.status).toBe(200);
  await direct.stop();
});
