import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hostedGateway } from '../../../platform/src/gateways/payments/hosted';
import { studioIntegration } from '../../../platform/src/gateways/providers/studio-integration';
import { seamlessWallet } from '../../../studio/src/wallet/seamless-wallet';
import { type Origin, startOrigin } from '../../support/edge-harness';

const SECRET = 'a secret of the tests';
const TIMEOUT_MS = 200;
const body = gzipSync(JSON.stringify(Array.from({ length: 5_000 }, (_, id) => `${id * 7919}`)));
let other: Origin;

/** Whoever is asked answers 200 and half of a compressed body, then nothing; and Node's fetch does not hear that it is to stop. */
beforeAll(async () => {
  other = await startOrigin();
  other.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.write(body.subarray(0, body.length / 2));
  };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: URL | string, init?: RequestInit) => fetch(input, { ...init, signal: null }));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await other.stop();
});

it('the platform gives up a payment gateway whose answer never ends', async () => {
  const gateway = hostedGateway({
    name: 'hosted',
    url: other.url,
    secrets: [SECRET],
    now: () => new Date(),
    timeout: TIMEOUT_MS,
  });
  await expect(gateway.find('a-payment')).rejects.toThrow('The payment gateway did not answer a GET rightly.');
  await expect(gateway.findPayout('a-payout')).rejects.toThrow('The payment gateway did not answer a GET rightly.');
});

it('the studio holds a movement for undecided when the wallet’s answer never ends', async () => {
  const wallet = seamlessWallet({ platformUrl: other.url, secret: SECRET, timeoutMs: TIMEOUT_MS });
  const bet = await wallet.bet({ sessionId: 'a-session', roundId: 'a-round', part: 'a', amount: 100n });
  expect(bet.kind).toBe('unknown');
});

it('the platform gives up a studio whose answer never ends', async () => {
  const sought = { round: 'a-round', player: 'a-player', transaction: 'a-win' };
  const studio = studioIntegration({ STUDIO_URL: other.url, STUDIO_PUBLIC_URL: other.url, WALLET_SECRET: [SECRET] });
  await expect(studio.recall(sought, 'uk', new Date())).rejects.toThrow('no answer within 1500 ms');
});

it('every server asks others for their answers uncompressed', () => {
  expect(other.seen.length).toBe(4);
  expect(new Set(other.seen.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['identity']));
});
