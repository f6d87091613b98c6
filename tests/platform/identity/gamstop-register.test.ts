import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { gamstopRegister } from '../../../platform/src/gateways/exclusion-register/gamstop-register';
import type { Person } from '../../../platform/src/gateways/exclusion-register/port';
import { halfSetRegisters } from '../../../platform/src/gateways/exclusion-register/registers';

const NOW = new Date('2026-11-20T10:00:00Z');
const person: Person = {
  marks: [],
  birthHash: null,
  firstName: 'Олена',
  lastName: 'O’Hara',
  bornOn: '1990-01-31',
  email: 'olena@example.com',
  phone: '447700900123',
  postcode: 'HP1 1AA',
};

type Asked = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  form: URLSearchParams;
};
const asked: Asked[] = [];
let answer: { status: number; headers?: Record<string, string> } | 'silence' | 'hang up' = { status: 200 };
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url: path, headers } = request;
      asked.push({ method, url: path, headers, form: new URLSearchParams(body) });
      if (answer === 'hang up') request.socket.destroy();
      else if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/v2`;
});
afterEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Only what never answers is given up soon. */
const ask = (who = person) =>
  gamstopRegister({ url, key: 'our-key', timeout: answer === 'silence' ? 300 : 30_000 }).isExcluded(who, NOW);

it.each([
  ['Y', { excluded: true, during: { from: NOW, until: null } }],
  ['N', { excluded: false }],
  ['P', { excluded: false }],
])('the answer %s of the register in its header is read as what it says', async (said, read) => {
  answer = { status: 200, headers: { 'X-Exclusion': said, 'X-Unique-Id': 'a-1' } };
  expect(await ask()).toEqual(read);
  expect(asked).toHaveLength(1);
  const [one] = asked;
  expect([one?.method, one?.url, one?.headers['x-api-key'], one?.headers['content-type']]).toEqual([
    'POST',
    '/v2',
    'our-key',
    'application/x-www-form-urlencoded;charset=UTF-8',
  ]);
  expect(Object.fromEntries(one?.form ?? [])).toEqual({
    firstName: 'Олена',
    lastName: 'O’Hara',
    dateOfBirth: '1990-01-31',
    email: 'olena@example.com',
    postcode: 'HP1 1AA',
    mobile: '+447700900123',
  });
});

it('a person without a phone is asked about without one, and one without a date of birth is not asked about', async () => {
  answer = { status: 200, headers: { 'X-Exclusion': 'N' } };
  expect(await ask({ ...person, phone: null })).toEqual({ excluded: false });
  expect(asked[0]?.form.has('mobile')).toBe(false);
  asked.length = 0;
  expect(await ask({ ...person, bornOn: null })).toBe('unasked');
  expect(asked).toEqual([]);
});

it.each([
  ['a wrong key', { status: 403 }],
  ['a question it refuses', { status: 400, headers: { 'X-Exclusion': 'N' } }],
  ['its own failure', { status: 500 }],
  ['an answer that says neither yes nor no', { status: 200 }],
  ['a word that the protocol does not know', { status: 200, headers: { 'X-Exclusion': 'maybe' } }],
  ['another address', { status: 302, headers: { Location: 'https://example.com/' } }],
  ['silence', 'silence'],
  ['a broken connection', 'hang up'],
] as const)('after %s nothing is known of the person', async (_, how) => {
  answer = how;
  await expect(ask()).rejects.toMatchObject({ name: 'RegisterUnavailable' });
});

it('the register takes no exclusions from operators, and is never half set', async () => {
  expect(await gamstopRegister({ url, key: 'k' }).report(person, { from: NOW, until: null }, NOW)).toBe(false);
  expect(asked).toEqual([]);
  const set = { GAMSTOP_API_URL: url, GAMSTOP_API_KEY: '0123456789abcdef' };
  expect([halfSetRegisters(set), halfSetRegisters({ GAMSTOP_API_URL: undefined, GAMSTOP_API_KEY: undefined })]).toEqual(
    [[], []],
  );
  expect(halfSetRegisters({ ...set, GAMSTOP_API_KEY: undefined })).toHaveLength(1);
});
