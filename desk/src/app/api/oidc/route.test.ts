import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST } from './own/route';
import { GET } from './route';

const jar = new Map<string, string>();
vi.mock('server-only', () => ({}));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  }),
  headers: async () => new Headers(),
}));

const DESK = 'http://localhost:4400';
const STATE = 'a-state-of-the-platform';
const asked: { path: string; token: string | null; body: unknown }[] = [];

/** A platform that answers each call so. */
function platform(answer: { status: number; body: unknown }): void {
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push({
      path: url.pathname,
      token: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
}
const back = async () => (await GET(new NextRequest(`${DESK}/api/oidc?code=abc&state=${STATE}`))).headers;
const hashOf = (location: string | null) =>
  Object.fromEntries(new URLSearchParams(new URL(location ?? DESK).hash.slice(1)));
const refusal = (status: number, why?: string) => ({
  status,
  body: {
    errorCode: status === 503 ? 'SERVICE_UNAVAILABLE' : 'OIDC_WRONG',
    message: 'No.',
    ...(why ? { details: { why } } : {}),
  },
});
const begin = (body: unknown) =>
  POST(
    new NextRequest(`${DESK}/api/oidc/own`, {
      method: 'POST',
      headers: { 'x-desk': '1', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  vi.stubEnv('DESK_SECRET', 'a-secret-of-the-desk-that-is-long-enough');
  jar.clear();
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a browser that began no way is led to the sign-in, and the platform is asked nothing', async () => {
  platform({ status: 200, body: {} });
  const location = (await back()).get('location');
  expect(location).toBe(`${DESK}/sign-in#refused=SIGN_IN_EXPIRED`);
  expect(asked).toEqual([]);
});

it('a sign-in that is done opens the session in a cookie alone, and one that is not goes on with its ticket', async () => {
  const operator = {
    id: '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11',
    name: 'olha',
    role: 'support',
    created_at: '2026-11-01T00:00:00.000Z',
    added_by: null,
    disabled_at: null,
    last_used_at: null,
    signs_in: 'desk',
  };
  const session = { token: 'a-token-of-a-session-here', ends_at: '2026-11-01T12:00:00.000Z' };
  jar.set('desk-way', `entry.${STATE}`);
  platform({ status: 200, body: { signed_in: { session, operator, recovery_codes: null }, started: null } });
  expect((await back()).get('location')).toBe(`${DESK}/today`);
  expect(asked).toEqual([
    { path: '/operator/desk/oidc/finish', token: null, body: { state: STATE, answer: `code=abc&state=${STATE}` } },
  ]);
  expect([jar.get('desk'), jar.has('desk-way')]).toEqual([session.token, false]);
  jar.set('desk-way', `entry.${STATE}`);
  const started = {
    ticket: 'a-ticket-of-sixteen-letters',
    next: 'set_up',
    ways: [],
    expires_at: '2026-11-01T00:10:00.000Z',
  };
  platform({ status: 200, body: { signed_in: null, started } });
  expect(JSON.parse(hashOf((await back()).get('location')).started ?? '')).toEqual(started);
});

it.each([
  ['its reason', refusal(422, 'oidc_not_bound'), 'oidc_not_bound'],
  ['its code where it has no reason', refusal(422), 'OIDC_WRONG'],
  ['that the provider is away', refusal(503, 'oidc_away'), 'oidc_away'],
])('a refusal is told by %s', async (_, answer, refused) => {
  jar.set('desk-way', `entry.${STATE}`);
  platform(answer);
  expect(hashOf((await back()).get('location'))).toEqual({ refused });
});

it('a platform that cannot be reached is said to be', async () => {
  jar.set('desk-way', `entry.${STATE}`);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('refused');
  });
  expect(hashOf((await back()).get('location'))).toEqual({ refused: 'SERVICE_UNAVAILABLE' });
});

it.each([
  ['bind', '/own'],
  ['step_up', '/provider'],
] as const)(
  'a way of somebody who is signed in (%s) is ended by their session, at a page of its own',
  async (purpose, page) => {
    jar.set('desk', 'a-token-of-a-session-here');
    platform({ status: 200, body: { state: STATE, url: 'https://login.example.com/authorize' } });
    const begun = await begin({ purpose });
    expect(await begun.json()).toEqual({ url: 'https://login.example.com/authorize' });
    expect(jar.get('desk-way')).toBe(`${purpose}.${STATE}`);
    platform({ status: 200, body: { done: purpose } });
    expect((await back()).get('location')).toBe(`${DESK}${page}#done=${purpose}`);
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      [purpose === 'bind' ? '/operator/own/oidc/bind' : '/operator/own/oidc/step-up', 'Desk a-token-of-a-session-here'],
      ['/operator/own/oidc/finish', 'Desk a-token-of-a-session-here'],
    ]);
  },
);

it('a way is begun only from a page of the desk, and for what there is', async () => {
  platform({ status: 200, body: {} });
  const stranger = new NextRequest(`${DESK}/api/oidc/own`, { method: 'POST', body: '{"purpose":"bind"}' });
  expect((await POST(stranger)).status).toBe(403);
  expect((await begin({ purpose: 'sign_in' })).status).toBe(400);
  expect(asked).toEqual([]);
});
