import { openMetrics } from '@kozyr/kit/metrics';
import { expect, it, onTestFinished } from 'vitest';
import { startEdgeHarness, staticPage } from '../../support/edge-harness';
import { figuresOf } from '../../support/metrics';

/** The edge with its metrics, before an origin that plays everything behind it. */
async function startMeasured() {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1', warn: () => undefined });
  if (!metrics) throw new Error('no metrics were opened');
  const edge = await startEdgeHarness({}, undefined, metrics);
  onTestFinished(async () => {
    await edge.stop();
    await metrics.close();
  });
  return { edge, figures: async () => figuresOf(await metrics.tell()) };
}

it('the edge tells what its caches say: a miss, then hits, and what is stale while it is made anew', async () => {
  const { edge, figures } = await startMeasured();
  edge.origin.answer = staticPage('<html><head></head><body>Home</body></html>');
  await edge.sendRequest('/en');
  await edge.sendRequest('/en');
  await edge.sendRequest('/en');
  edge.clock.time += 700_000;
  await edge.sendRequest('/en');
  const told = await figures();
  const answers = (state: string) => told.of('kozyr_edge_cache_answers_total', { cache: 'guest', state });
  expect([answers('miss'), answers('hit'), answers('stale')]).toEqual([1, 2, 1]);
  expect(told.of('kozyr_edge_cache_entries', { cache: 'guest' })).toBe(1);
  expect(told.of('kozyr_edge_cache_bytes', { cache: 'guest' })).toBeGreaterThan(0);
  expect(told.of('kozyr_edge_cache_bytes', { cache: 'member' })).toBe(0);
});

it('the edge tells requests by the kind of their address, its own refusals, and how those behind it answer', async () => {
  const { edge, figures } = await startMeasured();
  edge.origin.answer = (_, response) => response.writeHead(418).end('{}');
  await edge.sendRequest('/api/games/a-secret-name?token=a-secret');
  await edge.sendRequest('/api/wallets?token=a-secret', { method: 'TRACE' });
  await edge.sendRequest('/api/%00');
  edge.origin.answer = (_, response) => response.destroy();
  await edge.sendRequest('/api/wallets', { method: 'POST', body: '{}' });
  await expect.poll(async () => (await figures()).sum('kozyr_http_requests_total')).toBe(4);
  const told = await figures();
  const requests = (method: string, route: string, status: string) =>
    told.of('kozyr_http_requests_total', { method, route, status });
  expect(requests('GET', 'platform', '4xx')).toBe(1);
  expect(requests('other', 'platform', '4xx')).toBe(1);
  expect(requests('GET', 'forbidden', '4xx')).toBe(1);
  expect(requests('POST', 'platform', '5xx')).toBe(1);
  expect(told.of('kozyr_refusals_total', { code: 'SERVICE_UNAVAILABLE' })).toBe(1);
  expect(told.of('kozyr_refusals_total', { code: 'BAD_REQUEST' })).toBe(2);
  // The edge asks by itself now and then as well.
  for (const status of ['4xx', 'none'])
    expect(told.of('kozyr_edge_upstream_seconds_count', { upstream: 'platform', status })).toBeGreaterThan(0);
  expect(told.of('kozyr_edge_in_work', { gate: 'calls', state: 'running' })).toBe(0);
  expect(told.text).not.toContain('secret');
});
