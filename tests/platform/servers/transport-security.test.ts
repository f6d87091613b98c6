import { describe, expect, it } from 'vitest';
import { createApp as createGateway } from '../../../gateway/src/app';
import { openDatabase } from '../../../gateway/src/database';
import { parseEnv } from '../../../gateway/src/env';
import { emptyDatabase } from '../../support/database';
import { startEdgeHarness, staticPage } from '../../support/edge-harness';
import { startStudio } from '../../support/studio/studio';

const HEADER = 'strict-transport-security';
const YEAR = 'max-age=31536000';
const SECRET = 'a secret of sixteen and more';

/** What the edge says of transport on every kind of answer it gives. */
async function saidByEdge(publicUrl: string) {
  const harness = await startEdgeHarness({ publicUrl });
  harness.origin.answer = staticPage('<p>x</p>', { 'set-cookie': [] });
  const said = [];
  const paths = [
    '/ru',
    '/ru',
    '/',
    '/api/users',
    '/art/a/256.webp',
    '/file.js',
    '/_edge/health',
    '/_edge/no',
    '/api/%00',
  ];
  for (const path of paths) said.push((await harness.sendRequest(path)).headers[HEADER]);
  await harness.origin.stop();
  said.push(
    (await harness.sendRequest('/en/profile')).headers[HEADER],
    (await harness.sendRequest(`/${'x'.repeat(5_000)}`)).headers[HEADER],
  );
  await harness.stop();
  return [...new Set(said)];
}

async function cookiesOver(publicUrl: string): Promise<string[] | undefined> {
  const harness = await startEdgeHarness({ publicUrl });
  harness.origin.answer = (_, response) => response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end();
  const { headers } = await harness.sendRequest('/api/auth/web', { method: 'POST', body: '{}' });
  await harness.stop();
  return headers['set-cookie'];
}

async function saidByGateway(url: string) {
  const settings = { DATABASE_URL: await emptyDatabase(), GATEWAY_SECRET: SECRET, CARD_SECRET: SECRET };
  const env = parseEnv({ ...settings, GATEWAY_PUBLIC_URL: url, LOG_LEVEL: 'silent' });
  const db = openDatabase(env.DATABASE_URL);
  const app = await createGateway({ env, db, now: () => new Date() });
  const answers = [await app.inject('/health'), await app.inject('/pay/none'), await app.inject('/none')];
  await app.close();
  await db.end();
  return [...new Set(answers.map(({ headers }) => headers[HEADER]))];
}

async function saidByStudio(url: string) {
  const studio = await startStudio(await emptyDatabase(), 'http://127.0.0.1:1', 0, { STUDIO_PUBLIC_URL: url });
  const answers = [await studio.ask('/health'), await studio.ask('/none'), await studio.ask('/api/session')];
  await studio.stop();
  return [...new Set(answers.map(({ headers }) => headers[HEADER]))];
}

describe.each([
  ['the edge', saidByEdge],
  ['the gateway', saidByGateway],
  ['the studio', saidByStudio],
])('%s', (server, said) => {
  it(`${server} binds browsers to TLS on every answer where its address is https`, async () => {
    expect(await said('https://kozyr.example')).toEqual([YEAR]);
  });

  it(`${server} says nothing of TLS where its address is http`, async () => {
    expect(await said('http://localhost:3000')).toEqual([undefined]);
  });
});

it('an answer is left both of its cookies, over https too', async () => {
  for (const address of ['https://kozyr.example', 'http://localhost:3000'])
    expect(await cookiesOver(address)).toEqual(['a=1', 'b=2']);
});
