import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentProcess,
  contentFolder,
  FIRST,
  PREVIEW_TOKEN,
  signInEditor,
  startContent,
  startListener,
} from '../../support/content';
import { emptyDatabase } from '../../support/database';

const SITE = 'https://kozyr.example';
const { folder, remove } = contentFolder();
let content: ContentProcess;
let listener: Awaited<ReturnType<typeof startListener>>;

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/** A call with exactly these headers and this very target, as a proxy or an attacker sends it. */
function call(target: string, headers: Record<string, string> = {}, body?: object, method = body ? 'POST' : 'GET') {
  const { hostname, port } = new URL(content.url);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      path: target,
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

const from = (address: string) => ({ 'x-forwarded-for': address, host: 'editors.kozyr.example' });
const signIn = (account: { email: string; password: string }, address: string) =>
  call('/api/users/login', from(address), account);
const wrong = { email: FIRST.email, password: 'not-the-password' };

beforeAll(async () => {
  listener = await startListener();
  content = await startContent({
    databaseUrl: await emptyDatabase(),
    dataDir: folder,
    listener: listener.url,
    settings: {
      PUBLIC_URL: SITE,
      CONTENT_PUBLIC_URL: 'https://content.kozyr.example',
      CONTENT_ADMIN_URL: 'https://editors.kozyr.example',
      TRUST_PROXY: 'true',
    },
  });
});

afterAll(async () => {
  await content?.stop();
  await listener?.stop();
  remove();
});

describe('the content service’s public name', () => {
  const visitor = { host: 'content.kozyr.example', 'x-forwarded-for': '203.0.113.5' };

  it('the content service’s public name shows texts, and says that it is https for good', async () => {
    const answer = await call('/api/v1/pages/main?language=ru', visitor);
    expect([answer.status, JSON.parse(answer.body).key]).toEqual([200, 'main']);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it.each([
    '/api/users/login',
    '/api/users/me',
    '/api/users/forgot-password',
    '/api/components',
    '/admin',
    '/api/v1/../users/me',
    '/api/v1/%2e%2e/users/me',
    '/api/v1/..%2fusers/me',
  ])('the content service’s public name has no %s, whatever a stranger claims to be', async (target) => {
    const claims: Record<string, string>[] = [
      {},
      { 'x-content-door': 'open' },
      { 'x-forwarded-host': 'localhost' },
      { forwarded: 'host=localhost' },
    ];
    for (const claim of claims) expect((await call(target, { ...visitor, ...claim })).status).toBe(404);
    expect((await call(target, visitor, FIRST)).status).toBe(404);
  });

  it('the content service’s public name is not loopback because somebody’s name leads here', async () => {
    expect((await call('/api/users/me', { host: 'rebound.attacker.example' })).status).toBe(404);
    expect((await call('/api/users/me', { host: 'localhost' })).status).toBe(200);
  });
});

describe('signing in to the admin', () => {
  it('signing in to the admin locks nobody out: whoever guesses uses up the tries of their own network alone', async () => {
    const answers = [];
    for (let i = 0; i < 12; i += 1) answers.push((await signIn(wrong, '198.51.100.9')).status);
    expect(answers).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
    const stopped = await signIn(FIRST, '198.51.100.9');
    expect([stopped.status, JSON.parse(stopped.body).errors[0].message]).toEqual([
      429,
      'Too many wrong passwords came from your network. Try again in 10 min, or from another network.',
    ]);
    expect((await signIn(FIRST, '192.0.2.44')).status).toBe(200);
  });

  it('signing in to the admin lets no more guesses through at once than one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(wrong, '198.51.101.9')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
  });

  it('signing in to the admin does not count an editor who signs in over and over', async () => {
    for (let i = 0; i < 10; i += 1) expect((await signIn(FIRST, '192.0.2.45')).status).toBe(200);
  });

  it('signing in to the admin keeps every session of editors who sign in to one account at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => signIn(FIRST, `192.0.3.${i}`)));
    const seen = answers.map(async ({ body }) => {
      const me = await call('/api/users/me', { ...from('192.0.3.99'), authorization: `JWT ${JSON.parse(body).token}` });
      return JSON.parse(me.body).user?.email;
    });
    expect(await Promise.all(seen)).toEqual(Array(6).fill(FIRST.email));
  });

  it('signing in to the admin tells a stranger by neither words nor time who works here', async () => {
    const nobody = { email: 'nobody@kozyr.test', password: 'not-the-password' };
    const timed = async (account: typeof wrong, address: string) => {
      const began = performance.now();
      const { status, body } = await signIn(account, address);
      return { status, body, took: performance.now() - began };
    };
    const known = [];
    const unknown = [];
    // The fastest of several: a busy machine makes one or the other slow, hardly all of them.
    for (let i = 0; i < 6; i += 1) {
      known.push(await timed(wrong, `192.1.${i}.1`));
      unknown.push(await timed(nobody, `192.1.${i}.2`));
    }
    expect(unknown.map(({ status, body }) => [status, body])).toEqual(known.map(({ status, body }) => [status, body]));
    const fastest = (all: Array<{ took: number }>) => Math.min(...all.map(({ took }) => took));
    // Without the same work for both it was a thirtieth.
    expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.4);
  });

  it('signing in to the admin sends no links for forgotten passwords, and tells everybody so alike', async () => {
    const answers = [FIRST.email, 'nobody@kozyr.test'].map((email) =>
      call('/api/users/forgot-password', from('192.0.2.46'), { email }),
    );
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, JSON.parse(body).errors[0].message]).toEqual([
        400,
        'Forgotten passwords are set anew by an admin: ask one.',
      ]);
    }
  });
});

describe('a preview', () => {
  const redeem = (token: string, secret = PREVIEW_TOKEN) =>
    call('/api/v1/previews/redeem', { authorization: `Bearer ${secret}` }, { token });

  async function clickedBy(token: string | null, path = '/en/about-us') {
    const headers: Record<string, string> = token === null ? {} : { authorization: `JWT ${token}` };
    return call(`/api/previews/open?path=${encodeURIComponent(path)}`, { ...from('192.0.2.50'), ...headers });
  }

  async function editorsToken(): Promise<string> {
    return JSON.parse((await signIn(FIRST, '192.0.2.51')).body).token;
  }

  it('a preview is opened by a token that is new at each click, and good once', async () => {
    const editor = await editorsToken();
    const [first, second] = [await clickedBy(editor), await clickedBy(editor)];
    expect([first.status, second.status]).toEqual([303, 303]);
    const [one, other] = [first, second].map(({ headers }) => new URL(String(headers.location)));
    expect([one?.origin, one?.pathname]).toEqual([SITE, '/api/preview']);
    const tokens = [one, other].map((address) => address?.searchParams.get('token') ?? '');
    expect(new Set([...tokens, PREVIEW_TOKEN]).size).toBe(3);
    const race = await Promise.all(Array.from({ length: 5 }, () => redeem(tokens[0] ?? '')));
    expect(race.filter(({ status }) => status === 200).map(({ body }) => JSON.parse(body))).toEqual([
      { path: '/en/about-us' },
    ]);
    expect((await redeem(tokens[1] ?? '')).status).toBe(200);
  });

  it('a preview is opened for editors only, and for pages of the site only', async () => {
    expect((await clickedBy(null)).status).toBe(401);
    const editor = await editorsToken();
    for (const path of ['//attacker.example', 'https://attacker.example', '/en/../../x', '/fr', '']) {
      expect((await clickedBy(editor, path)).status).toBe(400);
    }
  });

  it('a preview is redeemed by the site alone, and says in the words of §8 what is missing', async () => {
    const editor = await editorsToken();
    const token = new URL(String((await clickedBy(editor)).headers.location)).searchParams.get('token') ?? '';
    for (const refused of [
      await redeem(token, 'not-the-secret-of-the-site'),
      await redeem('wrong'),
      await redeem(''),
    ]) {
      expect([refused.status, JSON.parse(refused.body).message]).toEqual([
        401,
        'You must provide a token to preview drafts',
      ]);
    }
    expect((await redeem(token)).status).toBe(200);
  });

  it('a preview shows its tickets to nobody, not even an admin', async () => {
    const { answer } = await signInEditor(content.url).then((editor) => editor.call('GET', 'preview-tickets'));
    expect(answer.errors).toBeDefined();
  });
});
