import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { freshPhone, registrationOf } from '../../support/registration';

const _KEY = 'gateway-key-0123456789';

async function register(on: TestPlatform, phone: string) {
  return on.app.inject({ method: 'POST', url: '/auth/register', body: registrationOf(phone) });
}

describe('the outbox of a trial', () => {
  it('the outbox of a trial answers messages newest first, all or of one contact', async ({ platform }) => {
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

  it('the outbox of a trial is a page for a browser, under a policy that runs its own script alone', async ({
    platform,
  }) => {
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
  it.for([
    { KOZYR_MODE: 'production' },
    { KOZYR_MODE: 'production', OUTBOX_ENABLED: 'true' },
    { OUTBOX_ENABLED: 'false' },
    { PUBLIC_URL: 'https://kozyr.example' },
    { HOST: '0.0.0.0' },
  ])('an outbox that is not there answers 404: %o', async (settings, { startPlatform }) => {
    const closed = await startPlatform(settings);
    await register(closed, freshPhone('UA'));
    for (const accept of ['application/json', 'text/html']) {
      const answer = await closed.app.inject({ url: '/dev/outbox', headers: { accept } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().errorCode).toBe('NOT_FOUND');
    }
  });
});

describe('an outbox nobody asked for', () => {
  const statusOf = async (platform: TestPlatform, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await platform.app.inject({ url: '/dev/outbox', headers, remoteAddress })).statusCode;

  it.for<Record<string, string>>([
    {},
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' },
    { 'x-forwarded-for': '::1' },
  ])('an outbox nobody asked for is shown to this machine: %o', async (headers, { platform }) => {
    expect(await statusOf(platform, headers)).toBe(200);
  });

  it.for<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    { 'x-forwarded-for': '::ffff:203.0.113.9' },
    { host: 'kozyr.example' },
    { host: 'localhost.kozyr.example' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'rebound.example' },
  ])('an outbox nobody asked for is nowhere for others: %o', async (headers, { platform }) => {
    expect(await statusOf(platform, headers)).toBe(404);
  });

  it('an outbox nobody asked for is nowhere for a socket from elsewhere, whatever it says of itself', async ({
    platform,
  }) => {
    expect(await statusOf(platform, { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9')).toBe(404);
  });
});
