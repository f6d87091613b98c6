import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

/** An edge behind one proxy, with a platform that names the United States as closed. */
beforeEach(async () => {
  harness = await startEdgeHarness({ trustedProxies: 1 });
  const page = staticPage('<!doctype html><html><body>the site</body></html>');
  harness.origin.answer = (incoming, response) => {
    if (incoming.url !== '/jurisdiction/closed') return page(incoming, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ countries: ['US'] }));
  };
  await expect.poll(async () => (await visit('/en', 'US')).status, { timeout: 10_000 }).toBe(451);
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

it('without a proxy that is trusted a visitor who names a country is not believed', async () => {
  const direct = await startEdgeHarness();
  direct.origin.answer = staticPage('<!doctype html><html><body>the site</body></html>');
  const answer = await direct.sendRequest('/en', { headers: { accept: 'text/html', 'x-country': 'US' } });
  expect(answer.status).toBe(200);
  await direct.stop();
});
