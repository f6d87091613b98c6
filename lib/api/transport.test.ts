// @vitest-environment jsdom
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { getUser, logout } from '@kozyr/contracts/accounts';
import { listGames } from '@kozyr/contracts/games';
import { exportHistory } from '@kozyr/contracts/history';
import { uploadIdentityPicture } from '@kozyr/contracts/identity';
import { getDeposit } from '@kozyr/contracts/payments';
import { register } from '@kozyr/contracts/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_PLACE } from '@/tests/support/places';
import { ApiError, apiErrorCodeOf } from './api-error';
import { apiBase } from './base';
import { addressOf, type send, type sendForFile, type sendOfFile } from './transport';
import { visitorHeader } from './visitor-id';

const user = {
  id: 'u1',
  phone: '380991234567',
  phone_verified: false,
  protection: { state: 'active', until: null },
  may_promote: true,
  place: OPEN_PLACE,
  email: null,
  currency: 'uah',
  country: 'UA',
  rating: 0,
  created_at: '2026-03-02T10:00:00.000Z',
};

let server: Server;
let origin: string;
let answer: { status: number; body: string };
const asked: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const cors = {
        'access-control-allow-origin': window.location.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'authorization, content-type, x-requested-with, accept-language',
        'access-control-allow-methods': 'GET, POST, PUT',
      };
      if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      return response.writeHead(answer.status, { ...cors, 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: '{}' };
  document.documentElement.lang = 'kk';
});
afterEach(() => vi.doUnmock('./base'));

/** The same code against a server of the test: jsdom's own address has nobody behind it. */
async function transportTo(
  base: string,
): Promise<{ send: typeof send; sendForFile: typeof sendForFile; sendOfFile: typeof sendOfFile }> {
  vi.resetModules();
  vi.doMock('./base', () => ({ currentApiBase: () => base }));
  return import('./transport');
}
const sendTo = async (base: string) => (await transportTo(base)).send;
const failureOf = async (work: Promise<unknown>): Promise<Record<string, unknown>> =>
  work.then(
    () => ({ code: 'none' }),
    (error) => ({ ...error, message: error.message }),
  );

describe('a file', () => {
  const span = { query: { from: '2026-01-01', to: '2026-01-31' } };

  it('a file comes byte for byte, its byte order mark with it', async () => {
    answer = { status: 200, body: '\uFEFFNo.,Amount\r\n1,50.00\r\n' };
    const file = await (await transportTo(origin)).sendForFile(exportHistory, span, 'token-1');
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
      reader.readAsArrayBuffer(file);
    });
    expect([...new Uint8Array(bytes)].slice(0, 5)).toEqual([0xef, 0xbb, 0xbf, 0x4e, 0x6f]);
    expect(asked[0]).toMatchObject({ url: '/history/export?from=2026-01-01&to=2026-01-31' });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token-1' });
  });

  it('a file that is refused tells the code of the contract', async () => {
    answer = { status: 422, body: JSON.stringify({ errorCode: 'HISTORY_SPAN_TOO_LONG', message: 'Too long.' }) };
    const { sendForFile: get } = await transportTo(origin);
    expect(await failureOf(get(exportHistory, span, 'token-1'))).toMatchObject({
      code: 'HISTORY_SPAN_TOO_LONG',
      status: 422,
    });
  });
});

describe('a picture', () => {
  const where = { params: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', side: 'front' as const } };
  const file = new Blob(['\u0000picture'], { type: 'image/png' });

  it('a picture leaves byte for byte under its own type, and a refusal tells the code of the contract', async () => {
    answer = { status: 413, body: JSON.stringify({ errorCode: 'IDENTITY_PICTURE_TOO_LARGE', message: 'Too large.' }) };
    const { sendOfFile: give } = await transportTo(origin);
    const failure = await failureOf(
      give(uploadIdentityPicture, where, 'token-1', { file, onProgress: () => undefined }),
    );
    expect(failure).toMatchObject({ code: 'IDENTITY_PICTURE_TOO_LARGE', status: 413 });
    expect(asked[0]).toMatchObject({ method: 'PUT', body: '\u0000picture' });
    expect(asked[0]?.url).toBe(`/users/identity/checks/${where.params.id}/pictures/front`);
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'content-type': 'image/png' });
  });
});

describe('a call', () => {
  it('a call sends language and token, and answers the parsed body', async () => {
    answer = { status: 200, body: JSON.stringify({ ...user, extra: 1 }) };
    expect(await (await sendTo(origin))(getUser, {}, 'token-1')).toEqual(user);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/users' });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'accept-language': 'kk' });
    expect(asked[0]?.headers).not.toHaveProperty('x-requested-with');
    expect(asked[0]?.headers).not.toHaveProperty('x-visitor-id');
  });

  it('a call by cookie is marked as our own, and an empty answer is understood', async () => {
    answer = { status: 204, body: '' };
    expect(await (await sendTo(origin))(logout, {}, null)).toBeUndefined();
    expect(asked[0]?.headers).toMatchObject({ 'x-requested-with': 'kozyr' });
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('the status decides the shape of the answer', async () => {
    answer = { status: 202, body: '{"status":"CODE_SENT","resend_after":120}' };
    const body = { login: '1', password: 'sixsix', ageConsent: true, termsVersion: '1' } as const;
    expect(await (await sendTo(origin))(register, { body }, null)).toEqual({ status: 'CODE_SENT', resend_after: 120 });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(body);
  });
});

describe('a failure', () => {
  it('a failure carries what the platform said', async () => {
    const fields = [{ path: 'login', message: 'Too long' }];
    const body = { errorCode: 'VALIDATION_ERROR', message: 'Wrong.', fields, details: { retry_after: '9' } };
    answer = { status: 422, body: JSON.stringify(body) };
    const failure = await failureOf((await sendTo(origin))(getUser, {}, 't'));
    expect(failure).toMatchObject({ code: 'VALIDATION_ERROR', status: 422, message: 'Wrong.', fields });
    expect(failure).toMatchObject({ details: { retry_after: '9' } });
  });

  it.each([
    [502, '<html>', 'INTERNAL_SERVER_ERROR'],
    [503, '', 'SERVICE_UNAVAILABLE'],
    [429, 'slow down', 'TOO_MANY_REQUESTS'],
    [418, '{"errorCode":"TEAPOT","message":"?"}', 'INTERNAL_SERVER_ERROR'],
    [200, '{"id":1}', 'INTERNAL_SERVER_ERROR'],
    [206, JSON.stringify(user), 'INTERNAL_SERVER_ERROR'],
  ])('a failure has a code of the contract for %i %s', async (status, body, code) => {
    answer = { status, body };
    expect(await failureOf((await sendTo(origin))(getUser, {}, 't'))).toMatchObject({ code, status });
  });

  it('a failure is NETWORK when nobody answers', async () => {
    const failure = await failureOf((await sendTo('http://127.0.0.1:1'))(getUser, {}, 't'));
    expect(failure).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('a call that its caller cancelled is no failure of ours', async () => {
    const abort = new AbortController();
    abort.abort();
    const failure = await failureOf((await sendTo(origin))(getUser, { signal: abort.signal }, 't'));
    expect(failure).toMatchObject({ name: 'CanceledError' });
  });

  it('a failure names its code, and a fault counts as INTERNAL_SERVER_ERROR', () => {
    expect(apiErrorCodeOf(new ApiError('LOGIN_TAKEN', ''))).toBe('LOGIN_TAKEN');
    expect(apiErrorCodeOf(new TypeError('x'))).toBe('INTERNAL_SERVER_ERROR');
  });
});

describe('the address', () => {
  it('an address has parameters and query filled in, escaped, without what is undefined', () => {
    expect(addressOf(getDeposit.path, { params: { id: 'a/b?c' } })).toBe('/payments/deposits/a%2Fb%3Fc');
    expect(addressOf(listGames.path, { query: { page: 2, provider: undefined, tag: 'a b' } })).toBe(
      '/games?page=2&tag=a+b',
    );
  });

  it.each([
    ['same-origin', 'kozyr.example', '/api'],
    ['subdomain', 'kozyr.example', 'https://api.kozyr.example'],
    ['subdomain', 'www.kozyr.example:8443', 'https://api.kozyr.example:8443'],
  ] as const)('the address of the API in its %s form belongs to this site', (form, host, base) => {
    expect(apiBase(form, { protocol: 'https:', host })).toBe(base);
  });
});

describe('the visitor-ID header', () => {
  it('the visitor-ID header is the same in every call, and absent while off or where storage is forbidden', () => {
    const first = visitorHeader(true);
    expect(first['x-visitor-id']).toMatch(/^[\da-f-]{36}$/);
    expect(visitorHeader(true)).toEqual(first);
    expect(visitorHeader(false)).toEqual({});
    expect(visitorHeader()).toEqual({});
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(visitorHeader(true, forbidden)).toEqual({});
    expect(visitorHeader(true, () => ({ getItem: forbidden, setItem: forbidden }))).toEqual({});
  });
});
