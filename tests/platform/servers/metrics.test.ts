import os from 'node:os';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/postgres.mjs';
import { emptyDatabase, platformDatabase } from '../../support/database';
import { scrape } from '../../support/metrics';
import { startServer } from '../../support/server-process';

const SECRET = 'a-secret-of-a-measured-server';

const SETTINGS = {
  platform: async () => ({
    DATABASE_URL: await platformDatabase(),
    STUDIO_URL: 'http://127.0.0.1:9',
    JWT_SECRET: SECRET,
    WALLET_SECRET: SECRET,
    GATEWAY_SECRET: SECRET,
    PSEUDONYM_SECRET: SECRET,
    SECOND_FACTOR_SECRET: SECRET,
  }),
  studio: async () => ({ DATABASE_URL: await emptyDatabase(), WALLET_SECRET: SECRET, DATA_DIR: os.tmpdir() }),
  gateway: async () => ({ DATABASE_URL: await emptyDatabase(), GATEWAY_SECRET: SECRET, CARD_SECRET: SECRET }),
  edge: async () => ({ REVALIDATE_SECRET: SECRET }),
};

it.each([
  ['platform', '/health', '/games/no-such-game', '/games/:slug'],
  ['studio', '/health', '/api/session', 'none'],
  ['gateway', '/ready', '/pay/no-such-payment', '/pay/:id'],
  ['edge', '/_edge/health', '/_edge/nothing', 'edge'],
] as const)(
  '%s tells its metrics on a port of their own and not on that of visitors',
  async (room, ready, path, route) => {
    const port = await freePort();
    const settings = { ...(await SETTINGS[room]()), METRICS_PORT: String(port) };
    const { url } = await startServer({ room, settings, ready });
    const asked = await fetch(`${url}${path}`);
    await asked.text();
    expect(asked.status).toBeGreaterThanOrEqual(400);
    // An answer counts when the last of it has left, which its reader may know first.
    const refused = async () => (await scrape(port)).sum('kozyr_http_requests_total', { route, status: '4xx' });
    await expect.poll(refused).toBe(1);
    const figures = await scrape(port);
    expect(figures.of('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(figures.text).not.toContain('no-such');

    const here = await fetch(`http://127.0.0.1:${port}/anything`);
    expect([here.status, await here.text()]).toEqual([404, 'Only GET /metrics is answered here.\n']);
    const there = await (await fetch(`${url}/metrics`, { redirect: 'manual' })).text();
    expect(there).not.toContain('# TYPE');
  },
);

it('a server whose port for metrics somebody else has ends with one line that names the setting', async () => {
  const port = await freePort();
  const settings = await SETTINGS.gateway();
  await startServer({ room: 'gateway', settings: { ...settings, METRICS_PORT: String(port) }, ready: '/ready' });
  const second = startServer({
    room: 'gateway',
    settings: { ...settings, METRICS_PORT: String(port) },
    ready: '/ready',
  });
  await expect(second).rejects.toThrow(
    /METRICS_UNTOLD: can't listen on METRICS_HOST 127\.0\.0\.1, METRICS_PORT \d+: .*EADDRINUSE/,
  );
});
