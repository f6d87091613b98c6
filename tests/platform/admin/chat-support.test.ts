import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApp } from '../../../platform/src/app';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { newWriter } from '../../support/chat';
import { openStream } from '../../support/event-stream';
import { bearerOf, makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let operator: TestOperator;
it.beforeAll(async ({ platform }) => {
  operator = await makeOperator(platform, 'support');
});

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

const callSupport = (platform: TestPlatform, url: string, body?: object) =>
  callAs(platform, operator, `/operator/chat${url}`, body ? { method: 'POST', body } : {});
const answer = (platform: TestPlatform, player: string, text: string, more: object = {}) =>
  callSupport(platform, `/threads/${player}/messages`, { text, idempotency_key: randomUUID(), ...more });

describe('the desk', () => {
  it('support is online while an operator calls the chat, and for three minutes after; leaving ends it at once', async ({
    platform,
  }) => {
    later(platform, 600);
    const online = async () => (await platform.app.inject({ url: '/chat/support' })).json().online;
    expect(await online()).toBe(false);
    await callSupport(platform, '/threads');
    expect(await online()).toBe(true);
    later(platform, 170);
    expect(await online()).toBe(true);
    later(platform, 20);
    expect(await online()).toBe(false);
    await callSupport(platform, '/threads');
    expect((await callSupport(platform, '/leave', {})).json()).toEqual({ online: false });
    expect(await online()).toBe(false);
  });

  it('support says how long an answer usually takes, once there were some', async ({ platform }) => {
    later(platform, 20 * 86_400);
    const usual = async () => (await platform.app.inject({ url: '/chat/support' })).json().usual_answer_minutes;
    expect(await usual()).toBeNull();
    for (const minutes of [4, 6, 50]) {
      const writer = await newWriter(platform);
      await writer.write('A question');
      later(platform, minutes * 60);
      await answer(platform, writer.id, 'An answer');
    }
    expect(await usual()).toBe(6);
    const writer = await newWriter(platform);
    await writer.write('A question');
    later(platform, 50);
    await answer(platform, writer.id, 'An answer');
    // It was counted less than a minute ago.
    expect(await usual()).toBe(6);
    later(platform, 10);
    expect(await usual()).toBe(5);
  });

  it('support writes to players that there are, and to nobody else', async ({ platform }) => {
    const nobody = randomUUID();
    for (const [url, body] of [
      [`/threads/${nobody}/messages`, { text: 'Hello', idempotency_key: randomUUID() }],
      [`/threads/${nobody}/read`, { up_to: '1' }],
      [`/threads/${nobody}/typing`, {}],
      [`/threads/${nobody}/close`, {}],
    ] as const)
      expect((await callSupport(platform, url, body)).statusCode, url).toBe(404);
    const writer = await newWriter(platform);
    expect((await answer(platform, writer.id, 'We write first')).statusCode).toBe(201);
    expect(await writer.thread()).toMatchObject({ unread: 1 });
  });
});

describe('contact requests', () => {
  const leave = (platform: TestPlatform, body: object, ip = '203.0.113.7') =>
    platform.app.inject({
      method: 'POST',
      url: '/chat/requests',
      headers: { 'x-forwarded-for': ip, 'accept-language': 'kk' },
      body: { idempotency_key: randomUUID(), ...body },
    });

  it('contact requests are kept once, listed to operators in their order, and handled once', async ({ platform }) => {
    const body = { email: 'Guest@Example.com', text: 'How do I register?', idempotency_key: randomUUID() };
    const left = await Promise.all(Array.from({ length: 4 }, () => leave(platform, body)));
    expect(new Set(left.map((each) => each.json().id)).size).toBe(1);
    expect((await leave(platform, { ...body, text: 'Another' })).json().errorCode).toBe('IDEMPOTENCY_CONFLICT');
    const [request] = (await callSupport(platform, '/requests')).json().items;
    expect(request).toMatchObject({ email: 'guest@example.com', text: 'How do I register?', locale: 'kk' });

    const handled = await Promise.all([1, 2, 3].map(() => callSupport(platform, `/requests/${request.id}/handle`, {})));
    expect(handled.map((each) => each.json().handled_by)).toEqual([operator.name, operator.name, operator.name]);
    expect((await callSupport(platform, '/requests')).json().total).toBe(0);
    expect((await callSupport(platform, '/requests?handled=true')).json().items[0].id).toBe(request.id);
    const audited = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'contact_request_handled'));
    expect(audited).toHaveLength(1);
  });

  it('contact requests are bounded for one email address and for one network', async ({ platform }) => {
    const codes = async (count: number, of: (n: number) => [object, string]) => {
      const answers = [];
      for (let n = 0; n < count; n += 1) answers.push((await leave(platform, ...of(n))).statusCode);
      return answers.filter((code) => code === 201).length;
    };
    const text = 'Hello';
    expect(await codes(7, (n) => [{ email: 'one@example.com', text }, `198.51.100.${n}`])).toBe(5);
    expect(await codes(24, (n) => [{ email: `guest${n}@example.com`, text }, '198.51.100.99'])).toBe(20);
  });

  it.for([{ email: 'nobody', text: 'Hi' }, { email: 'a@example.com', text: ' ' }, { text: 'Hi' }])(
    'a contact request of %o is refused',
    async (body, { platform }) => expect((await leave(platform, body)).json().errorCode).toBe('VALIDATION_ERROR'),
  );
});

describe('typing', () => {
  it('typing of a player is seen by support in another process for a few seconds, and kept in no table', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    await writer.write('Hello');
    const clock = { now: platform.clock.now };
    const app = await createApp({ ...platform.ctx, now: () => clock.now });
    const other = { ...platform, app, clock };
    try {
      const seen = async (where: TestPlatform) =>
        (await callAs(where, operator, `/operator/chat/threads/${writer.id}`)).json().thread.typing;
      expect(await seen(other)).toBe(false);
      await writer.ask('POST', '/chat/typing');
      await expect.poll(() => seen(other)).toBe(true);
      await expect.poll(() => seen(platform)).toBe(true);
      // What was being written has come.
      await writer.write('How are you?');
      expect(await seen(platform)).toBe(false);
      other.clock.now = new Date(other.clock.now.getTime() + 7_000);
      expect(await seen(other)).toBe(false);
    } finally {
      await app.close();
    }
  });

  it('typing of support is heard on the streams that are open, and told to none that is resumed', async ({
    platform,
  }) => {
    const writer = await newWriter(platform);
    const base = await platform.app.listen({ port: 0, host: '127.0.0.1' });
    await writer.write('Hello');
    const stream = await openStream(base, writer.headers);
    await stream.until(1);
    expect((await callSupport(platform, `/threads/${writer.id}/typing`, {})).json()).toEqual({ told: true });
    await answer(platform, writer.id, 'Hello to you');
    const heard = await stream.until(3);
    stream.leave();
    const kinds = heard.flatMap(({ event }) => (event.type === 'chat' ? [event.chat.kind] : []));
    expect(kinds).toEqual(['typing', 'message']);
    const kept = await platform.ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, writer.id));
    expect(JSON.stringify(kept.map(({ payload }) => payload))).not.toContain('typing');
  });
});

describe('an outside help desk', () => {
  const settings = {
    SUPPORT_WIDGET_URL: 'https://desk.example/',
    SUPPORT_WIDGET_TOKEN: 'website-token',
    SUPPORT_WIDGET_SECRET: 'the-inbox-hmac-secret',
  };

  it('an outside help desk is named to the site, and players are proved to it by its secret, which is never told', async ({
    startPlatform,
  }) => {
    const there = await startPlatform(settings);
    const { id } = await makePlayer(there);
    const headers = await bearerOf(there, id, there.clock.now);
    const support = await there.app.inject({ url: '/chat/support' });
    expect(support.json().widget).toEqual({ url: 'https://desk.example', token: 'website-token' });
    const identity = await there.app.inject({ url: '/chat/identity', headers });
    expect(identity.json()).toMatchObject({
      identifier: id,
      identifier_hash: createHmac('sha256', settings.SUPPORT_WIDGET_SECRET).update(id).digest('hex'),
      phone_number: expect.stringMatching(/^\+\d+$/),
    });
    for (const answered of [support, identity]) expect(answered.body).not.toContain(settings.SUPPORT_WIDGET_SECRET);
  });

  it('an outside help desk is not there unless it is configured', async ({ platform }) => {
    const writer = await newWriter(platform);
    expect((await platform.app.inject({ url: '/chat/support' })).json().widget).toBeNull();
    expect((await writer.ask('GET', '/chat/identity')).statusCode).toBe(404);
  });

  it.for(Object.keys(settings))(
    'the platform with an outside help desk does not start without %s',
    async (left, { startPlatform }) => {
      await expect(startPlatform({ ...settings, [left]: undefined })).rejects.toThrow(
        /SUPPORT_WIDGET_URL.*all or none/,
      );
    },
  );
});
