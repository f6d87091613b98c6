import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { messageAdapters } from '../../../platform/src/gateways/messages/adapter';
import { sendWaiting } from '../../../platform/src/gateways/messages/send-waiting';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { freshPhone, registrationOf } from '../../support/registration';

const KEY = 'gateway-key-0123456789';

async function register(on: TestPlatform, phone: string) {
  return on.app.inject({ method: 'POST', url: '/auth/register', body: registrationOf(phone) });
}

describe('the outbox of a trial', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());

  it('the outbox of a trial answers messages newest first, all or of one contact', async () => {
    const [one, other] = [freshPhone('UA'), freshPhone('UA')];
    await register(platform, one);
    platform.clock.now = new Date(platform.clock.now.getTime() + 120_000);
    await register(platform, other);
    await register(platform, one);
    const list = await platform.app.inject(`/dev/outbox?to=+38${one}`);
    const [newest, older] = list.json();
    expect(list.json()).toHaveLength(2);
    expect(newest).toEqual({
      channel: 'sms',
      to: `38${one}`,
      body: expect.stringContaining(newest.code),
      code: expect.stringMatching(/^\d{6}$/),
      created_at: '2026-03-02T10:02:00.000Z',
    });
    expect(older.created_at).toBe('2026-03-02T10:00:00.000Z');
    expect((await platform.app.inject('/dev/outbox')).json()).toHaveLength(3);
    expect((await platform.app.inject('/dev/outbox?to=380000000000')).json()).toEqual([]);
  });

  it('the outbox of a trial is a page for a browser, under a policy that runs its own script alone', async () => {
    const page = await platform.app.inject({
      url: '/dev/outbox?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    const scripts = [...page.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self';/,
    );
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toContain('<script>alert');
  });
});

describe('where there is no outbox', () => {
  it.each([
    { KOZYR_MODE: 'production' },
    { KOZYR_MODE: 'production', OUTBOX_ENABLED: 'true' },
    { OUTBOX_ENABLED: 'false' },
    { PUBLIC_URL: 'https://kozyr.example' },
    { HOST: '0.0.0.0' },
  ])('an outbox that is not there answers 404: %o', async (settings) => {
    const closed = await startPlatform(settings);
    await register(closed, freshPhone('UA'));
    for (const accept of ['application/json', 'text/html']) {
      const answer = await closed.app.inject({ url: '/dev/outbox', headers: { accept } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().errorCode).toBe('NOT_FOUND');
    }
    await closed.stop();
  });
});

describe('an outbox nobody asked for', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());
  const statusOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await platform.app.inject({ url: '/dev/outbox', headers, remoteAddress })).statusCode;

  it.each<Record<string, string>>([
    {},
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' },
    { 'x-forwarded-for': '::1' },
  ])('an outbox nobody asked for is shown to this machine: %o', async (headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    { 'x-forwarded-for': '::ffff:203.0.113.9' },
    { host: 'kozyr.example' },
    { host: 'localhost.kozyr.example' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'rebound.example' },
  ])('an outbox nobody asked for is nowhere for others: %o', async (headers) => {
    expect(await statusOf(headers)).toBe(404);
  });

  it('an outbox nobody asked for is nowhere for a socket from elsewhere, whatever it says of itself', async () => {
    expect(await statusOf({ 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9')).toBe(404);
  });
});

describe('a message gateway', () => {
  let platform: TestPlatform;
  let server: Server;
  let address: string;
  let status = 202;
  const got: { headers: IncomingMessage['headers']; body: Record<string, string> }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/messages`;
    platform = await startPlatform({ MESSAGE_GATEWAY_URL: address, MESSAGE_GATEWAY_KEY: KEY });
  });
  afterAll(async () => {
    await platform.stop();
    server.close();
  });

  const send = () =>
    sendWaiting(
      platform.ctx,
      messageAdapters({ ...platform.ctx.env, MESSAGE_GATEWAY_URL: address, MESSAGE_GATEWAY_KEY: KEY }),
    );
  const row = async () => {
    const rows = await platform.ctx.db.select().from(outboxMessages);
    return rows.at(-1);
  };
  const clear = async () => {
    got.length = 0;
    await platform.ctx.db.delete(outboxMessages);
  };

  it('a message gateway gets each message once, also from two processes, and we forget the code', async () => {
    await clear();
    status = 202;
    const phone = freshPhone('UA');
    await register(platform, phone);
    const waiting = await row();
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 0 });
    await Promise.all([send(), send(), send()]);
    expect(got).toHaveLength(1);
    expect(got[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'idempotency-key': waiting?.id });
    expect(got[0]?.body).toEqual({
      id: waiting?.id,
      channel: 'sms',
      to: `38${phone}`,
      locale: 'ru',
      body: waiting?.body,
    });
    expect(await row()).toMatchObject({ status: 'delivered', body: '', code: null });
  });

  it('a message gateway is tried again after it failed, with the same id', async () => {
    await clear();
    status = 503;
    await register(platform, freshPhone('UA'));
    await send();
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(await send()).toBe(0);
    status = 200;
    platform.clock.now = new Date(platform.clock.now.getTime() + 5_000);
    await send();
    expect(got.map(({ headers }) => headers['idempotency-key'])).toEqual([got[0]?.body.id, got[0]?.body.id]);
    expect(await row()).toMatchObject({ status: 'delivered', code: null });
  });

  it('a message gateway is not asked again when it refuses, nor after the code is too old', async () => {
    await clear();
    status = 400;
    await register(platform, freshPhone('UA'));
    await send();
    expect(await row()).toMatchObject({ status: 'given_up', body: '', code: null });
    await clear();
    await register(platform, freshPhone('UA'));
    platform.clock.now = new Date(platform.clock.now.getTime() + 600_000);
    await send();
    expect(got).toHaveLength(0);
    expect(await row()).toMatchObject({ status: 'given_up', code: null });
  });
});
