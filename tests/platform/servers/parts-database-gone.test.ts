import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { expect, it, onTestFinished } from 'vitest';
import { createApp as createGateway } from '../../../gateway/src/app';
import { migrateDatabase, openDatabase } from '../../../gateway/src/database';
import { parseEnv } from '../../../gateway/src/env';
import { contentFolder, startContent } from '../../support/content';
import { emptyDatabase } from '../../support/database';
import { startTunnel } from '../../support/database-tunnel';
import { startStudio } from '../../support/studio/studio';

async function tunnelled() {
  const tunnel = await startTunnel(new URL(await emptyDatabase()));
  onTestFinished(() => tunnel.close());
  return tunnel;
}

it('the studio says what is wrong while its database is gone or silent, and is ready when it is back', async () => {
  const tunnel = await tunnelled();
  const studio = await startStudio(tunnel.url, 'http://127.0.0.1:1');
  onTestFinished(() => studio.stop());
  expect((await studio.ask('/ready')).statusCode).toBe(200);
  tunnel.fall();
  const silent = await studio.ask('/ready');
  expect([silent.statusCode, silent.json()]).toMatchObject([503, { reason: 'database' }]);
  await tunnel.close();
  const refused = await studio.ask({ url: '/api/seeds', headers: { 'x-game-session': 'a-secret', origin: 'null' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { errorCode: 'DATABASE_UNAVAILABLE' }]);
  expect(refused.headers['retry-after']).toBe('2');
  tunnel.speak();
  await tunnel.open();
  await expect.poll(async () => (await studio.ask('/ready')).statusCode).toBe(200);
});

it('the gateway tells of its lost database to a merchant in the protocol, and to a payer by a page in their language', async () => {
  const tunnel = await tunnelled();
  await migrateDatabase(tunnel.url);
  const env = parseEnv({
    DATABASE_URL: tunnel.url,
    GATEWAY_SECRET: 'test-gateway-secret-0123456789',
    CARD_SECRET: 'test-card-secret-0123456789',
    LOG_LEVEL: 'silent',
  });
  const db = openDatabase(tunnel.url);
  const app = await createGateway({ env, db, now: () => new Date() });
  onTestFinished(async () => {
    await app.close();
    await db.end();
  });
  expect((await app.inject('/ready')).statusCode).toBe(200);
  tunnel.fall();
  expect((await app.inject('/ready')).json()).toEqual({ status: 'unavailable', reason: 'database' });
  await tunnel.close();
  const url = `/pay/${'a'.repeat(43)}`;
  const headers = { accept: 'text/html', 'accept-language': 'kk' };
  const pages = await Promise.all([app.inject({ url, headers }), app.inject({ url })]);
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(pages.map((page) => page.headers['retry-after'])).toEqual(['2', '2']);
  expect(pages[0]?.body).toContain('Төлем беті уақытша қолжетімсіз');
  expect(pages[1]?.json()).toMatchObject({ error: 'unavailable' });
  tunnel.speak();
  await tunnel.open();
  await expect.poll(async () => (await app.inject('/ready')).statusCode).toBe(200);
});

it('the content service is not ready while its database is silent, and is again when it speaks', async () => {
  const tunnel = await tunnelled();
  const { folder, remove } = contentFolder();
  onTestFinished(remove);
  const content = await startContent({ databaseUrl: tunnel.url, dataDir: folder, listener: 'http://127.0.0.1:9' });
  onTestFinished(() => content.stop());
  const ready = () => fetch(`${content.url}/v1/ready`);
  // Several at once: the connections that are idle when all of them are cut must not end the process.
  for (const { status } of await Promise.all(Array.from({ length: 8 }, ready))) expect(status).toBe(200);
  tunnel.fall();
  const silent = await ready();
  expect([silent.status, await silent.json()]).toMatchObject([503, { errorCode: 'SERVICE_UNAVAILABLE' }]);
  await tunnel.close();
  tunnel.speak();
  await tunnel.open();
  await expect.poll(async () => (await ready()).status).toBe(200);
});

it('a server waits at its start for a database that is not there yet, and says so', async () => {
  const tunnel = await tunnelled();
  await tunnel.close();
  const said: string[] = [];
  const waiting = waitForDatabase(tunnel.url, (line) => said.push(line));
  await expect.poll(() => said.length).toBeGreaterThan(0);
  await tunnel.open();
  await waiting;
  expect(said[0]).toMatch(/^waiting for the database .*250 ms$/);
});
