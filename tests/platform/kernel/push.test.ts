import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { pushSubscriptions } from '../../../platform/src/db/schema/notifications';
import { vapidOf } from '../../../platform/src/gateways/push/vapid';
import { webPushAdapter } from '../../../platform/src/gateways/push/web-push-adapter';
import { pushWaiting } from '../../../platform/src/services/kernel/notifications/push-waiting';
import { tellPlayer } from '../../../platform/src/services/kernel/notifications/write-notifications';
import { openStream } from '../../support/event-stream';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { ask, choose, pushesOf, tellOfAnswer } from '../../support/notifications';
import type { TestPlatform } from '../../support/platform';
import { it as platformIt } from '../../support/platform-test';
import { putInto } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';

const PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');

let status = 201;
const got: { url: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];

const it = platformIt
  .extend('service', { scope: 'file' }, async () => {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const bound = server.address();
    const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
    return { origin, close: () => server.close() };
  })
  .extend('settings', { scope: 'file' }, ({ service }) => ({
    PUSH_PRIVATE_KEY: PRIVATE_KEY,
    PUSH_SUBJECT: 'mailto:push@kozyr.example',
    PUSH_SERVICES: `fcm.googleapis.com,${service.origin}`,
  }));
it.afterAll(({ service }) => void service.close());
it.beforeEach(({ platform }) => {
  status = 201;
  got.length = 0;
  // Noon in Kyiv.
  platform.clock.now = new Date('2026-03-02T10:00:00Z');
});

/** What a browser's push service gives, at an address of ours. */
function subscriptionAt(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}
const subscribe = (platform: TestPlatform, player: Pick<TestPlayer, 'bearer'>, endpoint: string | null) =>
  ask(platform, player, '/device', 'PUT', { subscription: endpoint === null ? null : subscriptionAt(endpoint) });
const pushAll = ({ ctx }: TestPlatform) => {
  const vapid = vapidOf(ctx.env);
  return pushWaiting(ctx, vapid && webPushAdapter(vapid));
};
const later = ({ clock }: TestPlatform, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
/** A player whose device gets pushes at any hour. */
async function calledPlayer(platform: TestPlatform, endpoint: string): Promise<TestPlayer> {
  const player = await makePlayer(platform);
  await choose(platform, player, {});
  expect((await subscribe(platform, player, endpoint)).status).toBe(200);
  return player;
}

it('a push goes to the service of the browser once, also from two processes: encrypted, signed and with its time to live', async ({
  platform,
  service,
}) => {
  const endpoint = `${service.origin}/send/once`;
  const player = await calledPlayer(platform, endpoint);
  await tellOfAnswer(platform, player);
  await Promise.all([pushAll(platform), pushAll(platform), pushAll(platform)]);
  expect(got).toHaveLength(1);
  const [push] = got;
  expect(push?.url).toBe('/send/once');
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: `${24 * 3_600}`,
    urgency: 'normal',
    topic: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(push?.body.toString('latin1')).not.toContain('chat');
  const signed = /^vapid t=([^,]+), ?k=(.+)$/.exec(push?.headers.authorization ?? '');
  const [, token = '', key = ''] = signed ?? [];
  const point = Buffer.from(key, 'base64url');
  const at = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: at(1), y: at(33) }, 'ES256');
  // The library stamps it by the machine's own clock.
  const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
  expect(payload.sub).toBe('mailto:push@kozyr.example');
  expect(decodeJwt(token).exp).toBeGreaterThan(Date.now() / 1_000);
  expect(key).toBe((await ask(platform, player, '/settings')).body.public_key);
  expect(await pushesOf(platform, player)).toEqual(['sent']);
});

it.for([404, 410])(
  'a device that the service answers %i about is forgotten',
  async (answered, { platform, service }) => {
    const player = await calledPlayer(platform, `${service.origin}/send/gone-${answered}`);
    status = answered;
    await tellOfAnswer(platform, player);
    await pushAll(platform);
    expect(got).toHaveLength(1);
    expect((await ask(platform, player, '/settings')).body.device).toBe('off');
    expect(await pushesOf(platform, player)).toEqual(['dropped']);
    await tellOfAnswer(platform, player, '2');
    expect(await pushesOf(platform, player)).toEqual(expect.arrayContaining(['none']));
  },
);

it('a service that is out of order is asked again later, one that refuses is not, and no redirect is followed', async ({
  platform,
  service,
}) => {
  const player = await calledPlayer(platform, `${service.origin}/send/busy`);
  status = 503;
  await tellOfAnswer(platform, player);
  await pushAll(platform);
  await pushAll(platform);
  expect([got.length, await pushesOf(platform, player)]).toEqual([1, ['waiting']]);
  status = 201;
  later(platform, 2);
  await pushAll(platform);
  expect([got.length, await pushesOf(platform, player)]).toEqual([2, ['sent']]);
  for (const refused of [400, 307]) {
    status = refused;
    await tellOfAnswer(platform, player, `${refused}`);
    await pushAll(platform);
  }
  expect(got).toHaveLength(4);
  expect((await pushesOf(platform, player)).toSorted()).toEqual(['dropped', 'dropped', 'sent']);
});

it('in quiet hours a push waits until they end, in the zone of the player, and one that is out of date by then is dropped', async ({
  platform,
  service,
}) => {
  const player = await calledPlayer(platform, `${service.origin}/send/quiet`);
  await choose(platform, player, {}, { from: '22:00', to: '09:00' });
  platform.clock.now = new Date('2026-03-02T21:00:00Z');
  await tellOfAnswer(platform, player);
  const { ctx } = platform;
  const news = { kind: 'chat', message_id: 'short' } as const;
  const until = new Date('2026-03-03T07:00:00Z');
  await ctx.db.transaction((tx) => tellPlayer(tx, ctx.now(), { userId: player.id, key: 'chat:short', news, until }));
  await pushAll(platform);
  expect([got.length, (await pushesOf(platform, player)).toSorted()]).toEqual([0, ['dropped', 'waiting']]);
  platform.clock.now = new Date('2026-03-03T06:59:59Z');
  await pushAll(platform);
  expect(got).toHaveLength(0);
  platform.clock.now = until;
  await pushAll(platform);
  expect([got.length, (await pushesOf(platform, player)).toSorted()]).toEqual([1, ['dropped', 'sent']]);
});

it('nothing is pushed to whoever has stopped playing, has an open case of harm, has read it, or wants none of its kind', async ({
  platform,
  service,
}) => {
  const called = await Promise.all(
    ['timed-out', 'excluded', 'harmed', 'reader', 'chooser'].map((name) =>
      calledPlayer(platform, `${service.origin}/send/${name}`),
    ),
  );
  for (const player of called) await tellOfAnswer(platform, player);
  const [timedOut, excluded, harmed, reader, chooser] = called;
  if (!(timedOut && excluded && harmed && reader && chooser)) throw new Error('five players came');
  await putInto(platform, timedOut, 'timed_out');
  await putInto(platform, excluded, 'self_excluded');
  const opened = { openedAt: platform.clock.now, reason: 'a test', signalsFrom: '2026-01-01' };
  await platform.ctx.db.insert(harmCases).values({ userId: harmed.id, ...opened });
  await ask(platform, reader, '/read', 'POST', {});
  await choose(platform, chooser, { chat: { centre: true, push: false } });
  await pushAll(platform);
  expect(got).toEqual([]);
  for (const player of called) {
    expect(await pushesOf(platform, player)).toEqual(['dropped']);
    expect((await ask(platform, player)).body.total).toBe(1);
  }
});

it('a push of a promotion is made for who has asked for it, and is dropped where promotions are closed meanwhile', async ({
  platform,
  service,
}) => {
  const player = await calledPlayer(platform, `${service.origin}/send/wheel`);
  const { ctx } = platform;
  const turn = (key: string) =>
    ctx.db.transaction((tx) => {
      const until = new Date(ctx.now().getTime() + 3_600_000);
      const news = { kind: 'wheel', until: until.toISOString() } as const;
      return tellPlayer(tx, ctx.now(), { userId: player.id, key, news, until });
    });
  await turn('wheel:1');
  expect(await pushesOf(platform, player)).toEqual(['none']);
  await choose(platform, player, { wheel: { centre: false, push: true } });
  await turn('wheel:2');
  await pushAll(platform);
  expect(got).toHaveLength(1);
  await turn('wheel:3');
  await ctx.db.update(users).set({ profiles: ['XX'] });
  await pushAll(platform);
  await ctx.db.update(users).set({ profiles: ['TRIAL'] });
  expect([got.length, (await pushesOf(platform, player)).toSorted()]).toEqual([1, ['dropped', 'none', 'sent']]);
});

it('a device is asked for by its own sign-in and ends with it; a browser that another player takes over is theirs alone', async ({
  platform,
  service,
}) => {
  const endpoint = `${service.origin}/send/shared`;
  const first = await registerPlayer(platform.app);
  expect((await subscribe(platform, { bearer: first.headers }, endpoint)).body.device).toBe('push');
  const second = await registerPlayer(platform.app);
  await subscribe(platform, { bearer: second.headers }, endpoint);
  expect((await ask(platform, { bearer: first.headers }, '/settings')).body.device).toBe('off');

  await tellOfAnswer(platform, { id: second.userId });
  const cookies = { kozyr_refresh: second.refreshToken };
  const out = { method: 'POST', url: '/auth/logout', headers: { 'x-requested-with': 'kozyr' }, cookies } as const;
  expect((await platform.app.inject(out)).statusCode).toBeLessThan(300);
  await pushAll(platform);
  expect(got).toEqual([]);
  expect(await platform.ctx.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, second.userId))).toBe(0);

  const third = await registerPlayer(platform.app);
  await subscribe(platform, { bearer: third.headers }, endpoint);
  const again = { username: third.phone, password: PASSWORD };
  const elsewhere = (await platform.app.inject({ method: 'POST', url: '/auth/web', body: again })).json();
  const bearer = { authorization: `Bearer ${elsewhere.tokens.access_token}` };
  expect((await ask(platform, { bearer }, '/settings')).body.device).toBe('off');
  expect((await ask(platform, { bearer: third.headers }, '/device', 'DELETE')).body.device).toBe('off');
});

it('pushes go to no address that is no push service, and of eleven devices the newest ten are kept', async ({
  platform,
  service,
}) => {
  const player = await makePlayer(platform);
  for (const endpoint of ['http://169.254.169.254/', 'https://example.com/send', `${service.origin}1/send`, 'nonsense'])
    expect((await subscribe(platform, player, endpoint)).status).toBe(400);
  expect((await ask(platform, player, '/device', 'PUT', {})).status).toBe(422);
  await choose(platform, player, {});
  for (let device = 1; device <= 11; device += 1) {
    later(platform, 1);
    const bearer = await bearerOf(platform, player.id, platform.clock.now);
    await subscribe(platform, { bearer }, `${service.origin}/send/device-${device}`);
  }
  await tellOfAnswer(platform, player);
  await pushAll(platform);
  expect(got.map(({ url }) => url)).toHaveLength(10);
  expect(got.map(({ url }) => url)).not.toContain('/send/device-1');
});

it('a device without a push service hears of it on a page that is open, in the language of its player', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await choose(platform, player, {});
  expect((await subscribe(platform, player, null)).body.device).toBe('page');
  const base = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(base, player.bearer);
  await tellOfAnswer(platform, player);
  await pushAll(platform);
  await expect
    .poll(() => stream.heard.map(({ event }) => event))
    .toContainEqual({
      type: 'push',
      message: {
        id: expect.any(String),
        kind: 'chat',
        locale: 'ru',
        title: 'Поддержка ответила',
        body: 'Ответ ждёт вас в чате.',
      },
    });
  expect(await pushesOf(platform, player)).toEqual(['sent']);
  stream.leave();
});
