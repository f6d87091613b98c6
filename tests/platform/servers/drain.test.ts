import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { hostedGateway } from '../../../platform/src/gateways/payments/hosted';
import { emptyDatabase, platformDatabase } from '../../support/database';
import { startOrigin } from '../../support/edge-harness';
import { freshPhone, registrationOf } from '../../support/registration';
import { type ServerProcess, startServer } from '../../support/server-process';
import { GAME, startWallet, SECRET as WALLET_SECRET } from '../../support/studio/studio';

const SECRET = 'a-secret-of-a-stopping-server';

/** Locks a table, so that whoever needs it waits; counted is who waits with such words in what they ask: a server's own jobs wait too. */
async function holdTable(databaseUrl: string, table: string, words: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  const waiting = `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and relation = '${table}'::regclass and query ilike '%${words}%'`;
  return {
    somebodyWaits: async () => {
      // A transaction sees one picture of what others ask until it wants another.
      await client.query('select pg_stat_clear_snapshot()');
      return (await client.query<{ count: number }>(waiting)).rows[0]?.count !== 0;
    },
    release: () => client.query('rollback'),
  };
}

/** Stops the server while a request is under way, lets it be answered, and waits for the end. @returns the answer */
async function stopDuring<T>(
  server: ServerProcess,
  { request, underWay, release }: { request: Promise<T>; underWay: () => Promise<boolean>; release: () => unknown },
): Promise<T> {
  await expect.poll(underWay).toBe(true);
  server.stop();
  await expect.poll(server.takesConnections).toBe(false);
  await release();
  const answer = await request;
  expect([await server.ended, server.said()]).toEqual([0, expect.not.stringContaining('in time')]);
  return answer;
}

it('the platform answers a registration that a stop finds under way, takes no other, and ends by itself', async () => {
  const databaseUrl = await platformDatabase();
  const server = await startServer({
    room: 'platform',
    ready: '/health',
    settings: {
      DATABASE_URL: databaseUrl,
      STUDIO_URL: 'http://127.0.0.1:9',
      JWT_SECRET: SECRET,
      WALLET_SECRET: SECRET,
      GATEWAY_SECRET: SECRET,
      PSEUDONYM_SECRET: SECRET,
      SECOND_FACTOR_SECRET: SECRET,
    },
  });
  const table = await holdTable(databaseUrl, 'verification_codes', 'verification_codes');
  const request = fetch(`${server.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registrationOf(freshPhone('UA'))),
  });
  const answer = await stopDuring(server, { request, underWay: table.somebodyWaits, release: table.release });
  expect([answer.status, await answer.json()]).toMatchObject([202, { status: 'CODE_SENT' }]);
});

it('the gateway answers a payment that a stop finds under way, takes no other, and ends by itself', async () => {
  const databaseUrl = await emptyDatabase();
  const settings = { DATABASE_URL: databaseUrl, GATEWAY_SECRET: SECRET, CARD_SECRET: SECRET };
  const server = await startServer({ room: 'gateway', ready: '/ready', settings });
  const client = hostedGateway({
    name: 'hosted',
    url: server.url,
    secrets: [SECRET],
    now: () => new Date(),
    timeout: 60_000,
  });
  const table = await holdTable(databaseUrl, 'payments', 'merchant_reference');
  const request = client.open({
    merchant_reference: randomUUID(),
    method: 'visa',
    amount: '100.00',
    currency: 'uah',
    return_url: 'http://localhost:3000/uk',
    callback_url: 'http://localhost:4000/webhooks/payments/hosted',
    locale: 'uk',
  });
  const payment = await stopDuring(server, { request, underWay: table.somebodyWaits, release: table.release });
  expect(payment).toMatchObject({ status: 'pending', amount: '100.00' });
});

it('the studio answers a spin whose stake a stop finds under way, takes no other, and ends by itself', async () => {
  const wallet = await startWallet();
  onTestFinished(() => wallet.stop());
  const server = await startServer({
    room: 'studio',
    ready: '/ready',
    settings: {
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: '/nowhere',
      PLATFORM_URL: wallet.url,
      WALLET_SECRET,
    },
  });
  const call = (path: string, secret: string, body: object) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/json', 'x-game-session': secret },
      body: JSON.stringify(body),
    });
  const session = { mode: 'real', game: GAME, token: wallet.token('a-player'), exchange: randomUUID(), locale: 'uk' };
  const { secret, fairness } = await (await call('/session', '', session)).json();
  await call('/seeds', secret, { commitment: fairness.next_commitment, client_seed: 'the-players-own' });

  wallet.trouble = ({ action }) => (action === 'play' ? 'held' : 'none');
  const request = call('/spin', secret, { spin_id: randomUUID(), bet: '10.00' });
  const answer = await stopDuring(server, {
    request,
    underWay: async () => wallet.held.length === 1,
    release: () => wallet.held[0]?.(),
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { round: { stake: '10.00', status: 'settled' } }]);
});

it('the edge answers a call that a stop finds under way, takes no other, and ends by itself', async () => {
  const platform = await startOrigin();
  onTestFinished(() => platform.stop());
  const settings = { PLATFORM_URL: platform.url, REVALIDATE_SECRET: SECRET };
  const server = await startServer({ room: 'edge', ready: '/_edge/health', settings });
  let release = () => {};
  platform.answer = (_, response) => {
    release = () => void response.end('{"total":7}');
  };
  const request = fetch(`${server.url}/api/games`);
  const underWay = async () => platform.seen.some(({ url }) => url === '/games');
  const answer = await stopDuring(server, { request, underWay, release: () => release() });
  expect([answer.status, await answer.json()]).toEqual([200, { total: 7 }]);
});
