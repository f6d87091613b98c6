import { natsAddress } from '@kozyr/contracts/fan-out';
import { createBus } from '@kozyr/kit/fan-out/bus';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import { expect } from 'vitest';
import { createApp } from '../../../../platform/src/app';
import { openDatabase } from '../../../../platform/src/db/database';
import { publish } from '../../../../platform/src/outbox/publish';
import { publishEphemeral } from '../../../../platform/src/outbox/publish-ephemeral';
import { currentWallet } from '../../../../platform/src/services/kernel/events/current-wallet';
import { openStream } from '../../../support/event-stream';
import { makePlayer } from '../../../support/funded-player';
import { startNats } from '../../../support/nats-server';
import type { TestPlatform } from '../../../support/platform';
import { it as base } from '../../../support/platform-test';
import { figures, percentile, sizeOf } from '../../../support/prove';

/** A further platform process on the same database, with a pool of its own. */
const it = base.extend('startAnother', ({ platform, onTestFinished }) => async (fanOut?: FanOut) => {
  const db = openDatabase(platform.ctx.env.DATABASE_URL, 8);
  const ctx = { ...platform.ctx, db, fanOut };
  const app = await createApp(ctx);
  onTestFinished(async () => {
    await app.close();
    await fanOut?.stop();
    await db.$client.end();
  });
  return { ctx, url: await app.listen({ port: 0 }) };
});

async function publishWallet({ db }: TestPlatform['ctx'], userId: string, version: number): Promise<void> {
  const wallet = await currentWallet(db, userId);
  await db.transaction((tx) => publish(tx, userId, { type: 'wallet', wallet: { ...wallet, version } }));
}

/** How many statements of NOTIFY a process sends while something is done. */
async function notifiesOf({ db }: TestPlatform['ctx'], act: () => Promise<void>): Promise<number> {
  let count = 0;
  const query = db.$client.query.bind(db.$client);
  db.$client.query = ((...given: unknown[]) => {
    if (JSON.stringify(given[0] ?? '').includes('pg_notify')) count += 1;
    return Reflect.apply(query, db.$client, given);
  }) as typeof query;
  await act();
  db.$client.query = query;
  return count;
}

it('a player’s stream in another process is woken by the fan-out, and the database sends no notice', async ({
  platform,
  startAnother,
}) => {
  const bus = createBus();
  const [here, there] = [await startAnother(bus.join()), await startAnother(bus.join())];
  const player = await makePlayer(platform);
  const stream = await openStream(there.url, player.bearer);
  await stream.until(1);
  const notifies = await notifiesOf(here.ctx, async () => {
    await publishWallet(here.ctx, player.id, 7);
    await stream.until(2);
    await publishEphemeral(here.ctx.db, player.id, { type: 'chat', chat: { kind: 'typing' } });
    await stream.until(3);
  });
  expect(stream.heard.slice(1).map(({ event }) => event.type)).toEqual(['wallet', 'chat']);
  expect(notifies).toBe(0);
  stream.leave();
});

it('a transaction that is undone wakes nobody by the fan-out', async ({ platform, startAnother }) => {
  const bus = createBus();
  const [here, outsider] = [await startAnother(bus.join()), bus.join()];
  const heard: string[] = [];
  outsider.subscribe(
    'kozyr.platform.player_events',
    (message) => heard.push(message),
    () => undefined,
  );
  const player = await makePlayer(platform);
  const wallet = await currentWallet(here.ctx.db, player.id);
  const undone = here.ctx.db.transaction(async (tx) => {
    await publish(tx, player.id, { type: 'wallet', wallet: { ...wallet, version: 666 } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(heard).toEqual([]);
  await publishWallet(here.ctx, player.id, 8);
  await expect.poll(() => heard).toEqual([player.id]);
});

it('while the fan-out is away notices go by NOTIFY, and processes with and without one wake each other', async ({
  platform,
  startAnother,
}) => {
  const place = createBus().join();
  const [here, without] = [await startAnother(place), await startAnother()];
  const player = await makePlayer(platform);
  const streams = await Promise.all([openStream(without.url, player.bearer), openStream(here.url, player.bearer)]);
  await Promise.all(streams.map((stream) => stream.until(1)));
  place.disconnect();
  await publishWallet(here.ctx, player.id, 9);
  await publishEphemeral(here.ctx.db, player.id, { type: 'chat', chat: { kind: 'typing' } });
  for (const stream of streams) await stream.until(3);
  await publishWallet(without.ctx, player.id, 10);
  for (const stream of streams) await stream.until(4);
  for (const stream of streams) stream.leave();
});

it('what was committed while a process did not hear is read once its connection is back', async ({
  platform,
  startAnother,
}) => {
  const bus = createBus();
  const place = bus.join();
  const [here, there] = [await startAnother(bus.join()), await startAnother(place)];
  const player = await makePlayer(platform);
  const stream = await openStream(there.url, player.bearer);
  await stream.until(1);
  place.disconnect();
  await publishWallet(here.ctx, player.id, 11);
  place.reconnect();
  const started = Date.now();
  await stream.until(2);
  // Long before the stream's own look, which comes every 15 s.
  expect(Date.now() - started).toBeLessThan(10_000);
  stream.leave();
});

it('a stream in another process hears of a commit as soon by NATS as by NOTIFY', async ({ platform, startAnother }) => {
  const nats = await startNats();
  const connected = () =>
    openFanOut({ NATS_URL: natsAddress.parse(nats.url) }, 'test', { info: () => undefined, warn: () => undefined });
  const notices = sizeOf('NOTICES', 20);
  for (const [name, here, there] of [
    ['NOTIFY', await startAnother(), await startAnother()],
    ['NATS', await startAnother(await connected()), await startAnother(await connected())],
  ] as const) {
    const player = await makePlayer(platform);
    const stream = await openStream(there.url, player.bearer);
    await stream.until(1);
    const delays: number[] = [];
    for (let nth = 1; nth <= notices; nth += 1) {
      const heard = stream.until(nth + 1).then(() => performance.now());
      await publishWallet(here.ctx, player.id, nth);
      const committed = performance.now();
      delays.push((await heard) - committed);
    }
    figures(
      `commit to another process's stream by ${name}, ms: ${[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(delays, share).toFixed(1)}`).join(', ')}`,
    );
    expect(delays).toHaveLength(notices);
    stream.leave();
  }
  await nats.stop();
});
