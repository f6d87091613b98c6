import { createServer, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { outboxMessages } from '../../../platform/src/db/schema/messages';
import { messageAdapters } from '../../../platform/src/gateways/messages/adapter';
import { sendWaiting } from '../../../platform/src/gateways/messages/send-waiting';
import type { TestPlatform } from '../../support/platform';
import { it as platformIt } from '../../support/platform-test';
import { freshPhone, registrationOf } from '../../support/registration';

const KEY = 'gateway-key-0123456789';

async function register(on: TestPlatform, phone: string) {
  return on.app.inject({ method: 'POST', url: '/auth/register', body: registrationOf(phone) });
}

let status = 202;
const got: { headers: IncomingMessage['headers']; body: Record<string, string> }[] = [];

const it = platformIt
  .extend('server', { scope: 'file' }, async () => {
    const server = createServer((request, response) => {
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
    return server;
  })
  .extend('settings', { scope: 'file' }, ({ server }) => {
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    return { MESSAGE_GATEWAY_URL: `http://127.0.0.1:${port}/messages`, MESSAGE_GATEWAY_KEY: KEY };
  });
it.afterAll(({ server }) => void server.close());

const send = (platform: TestPlatform) => sendWaiting(platform.ctx, messageAdapters(platform.ctx.env));
const row = async (platform: TestPlatform) => {
  const rows = await platform.ctx.db.select().from(outboxMessages);
  return rows.at(-1);
};
const clear = async (platform: TestPlatform) => {
  got.length = 0;
  await platform.ctx.db.delete(outboxMessages);
};

it('a message gateway gets each message once, also from two processes, and we forget the code', async ({
  platform,
}) => {
  await clear(platform);
  status = 202;
  const phone = freshPhone('UA');
  await register(platform, phone);
  const waiting = await row(platform);
  expect(waiting).toMatchObject({ status: 'waiting', attempts: 0 });
  await Promise.all([send(platform), send(platform), send(platform)]);
  expect(got).toHaveLength(1);
  expect(got[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'idempotency-key': waiting?.id });
  expect(got[0]?.body).toEqual({
    id: waiting?.id,
    channel: 'sms',
    to: `38${phone}`,
    locale: 'ru',
    body: waiting?.body,
  });
  expect(await row(platform)).toMatchObject({ status: 'delivered', body: '', code: null });
});

it('a message gateway is tried again after it failed, with the same id', async ({ platform }) => {
  await clear(platform);
  status = 503;
  await register(platform, freshPhone('UA'));
  await send(platform);
  expect(await row(platform)).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(await send(platform)).toBe(0);
  status = 200;
  platform.clock.now = new Date(platform.clock.now.getTime() + 5_000);
  await send(platform);
  expect(got.map(({ headers }) => headers['idempotency-key'])).toEqual([got[0]?.body.id, got[0]?.body.id]);
  expect(await row(platform)).toMatchObject({ status: 'delivered', code: null });
});

it('a message gateway is not asked again when it refuses, nor after the code is too old', async ({ platform }) => {
  await clear(platform);
  status = 400;
  await register(platform, freshPhone('UA'));
  await send(platform);
  expect(await row(platform)).toMatchObject({ status: 'given_up', body: '', code: null });
  await clear(platform);
  await register(platform, freshPhone('UA'));
  platform.clock.now = new Date(platform.clock.now.getTime() + 600_000);
  await send(platform);
  expect(got).toHaveLength(0);
  expect(await row(platform)).toMatchObject({ status: 'given_up', code: null });
});
