import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { createApp } from '../../../platform/src/app';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { cleanPlayerEvents } from '../../../platform/src/jobs/clean-player-events';
import { publish, publishMany } from '../../../platform/src/outbox/publish';
import { currentWallet } from '../../../platform/src/services/kernel/events/current-wallet';
import { STREAMS_PER_PLAYER } from '../../../platform/src/services/kernel/events/hub';
import { type Heard, openStream } from '../../support/event-stream';
import { bearerOf, makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let here: string;
let there: string;
let other: Awaited<ReturnType<typeof createApp>>;

it.beforeAll(async ({ platform }) => {
  other = await createApp(platform.ctx);
  here = await platform.app.listen({ port: 0 });
  there = await other.listen({ port: 0 });
});
afterAll(async () => {
  await other.close();
});

async function publishWallet(platform: TestPlatform, userId: string, version: number): Promise<void> {
  const wallet = await currentWallet(platform.ctx.db, userId);
  await platform.ctx.db.transaction((tx) => publish(tx, userId, { type: 'wallet', wallet: { ...wallet, version } }));
}
const versions = (heard: readonly Heard[]) =>
  heard.map(({ event }) => (event.type === 'wallet' ? event.wallet.version : null));

it('a player’s stream starts with the current wallet', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 12_345n });
  const stream = await openStream(here, player.bearer);
  const [first] = await stream.until(1);
  expect(first?.event).toEqual({
    type: 'wallet',
    wallet: {
      currency: 'uah',
      game_wallet_group: { balance: '123.45' },
      electronic_wallet_group: { balance: '0.00' },
      bonus_wallet_group: { balance: '0.00' },
      cashback_balance: '0.00',
      version: 1,
    },
  });
  stream.leave();
});

it('players’ streams tell many at once what is theirs, in the order given', async ({ platform }) => {
  const [one, two] = [await makePlayer(platform), await makePlayer(platform)];
  const streams = await Promise.all([openStream(here, one.bearer), openStream(there, two.bearer)]);
  await Promise.all(streams.map((stream) => stream.until(1)));
  const wallet = await currentWallet(platform.ctx.db, one.id);
  const news = [one, two, one].map(({ id }, at) => ({
    userId: id,
    event: { type: 'wallet' as const, wallet: { ...wallet, version: at + 11 } },
  }));
  await platform.ctx.db.transaction((tx) => publishMany(tx, news));
  await platform.ctx.db.transaction((tx) => publishMany(tx, []));
  const heard = await Promise.all(streams.map((stream, at) => stream.until(at === 0 ? 3 : 2)));
  expect(heard.map((events) => versions(events).slice(1))).toEqual([[11, 13], [12]]);
  for (const stream of streams) stream.leave();
});

it('players’ streams are told in every process, and nobody else’s', async ({ platform }) => {
  const player = await makePlayer(platform);
  const stranger = await makePlayer(platform);
  const streams = await Promise.all([openStream(here, player.bearer), openStream(there, player.bearer)]);
  const foreign = await openStream(there, stranger.bearer);
  await Promise.all([...streams, foreign].map((stream) => stream.until(1)));
  await publishWallet(platform, player.id, 7);
  for (const stream of streams) expect(versions(await stream.until(2))).toEqual([0, 7]);
  await publishWallet(platform, stranger.id, 8);
  expect(versions(await foreign.until(2))).toEqual([0, 8]);
  for (const stream of [...streams, foreign]) stream.leave();
});

it('a player’s stream resumes by id without loss or repeat, on another process too', async ({ platform }) => {
  const player = await makePlayer(platform);
  const stream = await openStream(here, player.bearer);
  await stream.until(1);
  await Promise.all(Array.from({ length: 40 }, (_, nth) => publishWallet(platform, player.id, nth + 1)));
  const heard = [...(await stream.until(21))].slice(0, 21);
  stream.leave();
  await Promise.all(Array.from({ length: 200 }, (_, nth) => publishWallet(platform, player.id, nth + 41)));
  const resumed = await openStream(there, { ...player.bearer, 'last-event-id': heard.at(-1)?.id ?? '' });
  const rest = (await resumed.until(1 + 20 + 200)).slice(1);
  resumed.leave();
  const all = [...heard.slice(1), ...rest];
  expect(versions(all).toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 240 }, (_, n) => n + 1));
  const ids = all.map(({ id }) => BigInt(id.slice(1)));
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
});

it('a player’s stream starts anew for an id that was never given out', async ({ platform }) => {
  const player = await makePlayer(platform);
  for (const id of ['999999999999', 'x', '-1', '']) {
    const stream = await openStream(here, { ...player.bearer, 'last-event-id': id });
    await stream.until(1);
    stream.leave();
  }
  const stream = await openStream(here, { ...player.bearer, 'last-event-id': '999999999999' });
  await stream.until(1);
  await publishWallet(platform, player.id, 3);
  expect(versions(await stream.until(2))).toEqual([0, 3]);
  stream.leave();
});

it('a player’s stream does not tell what was rolled back', async ({ platform }) => {
  const player = await makePlayer(platform);
  const stream = await openStream(here, player.bearer);
  await stream.until(1);
  const wallet = await currentWallet(platform.ctx.db, player.id);
  const broken = platform.ctx.db.transaction(async (tx) => {
    await publish(tx, player.id, { type: 'wallet', wallet: { ...wallet, version: 666 } });
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  await publishWallet(platform, player.id, 5);
  expect(versions(await stream.until(2))).toEqual([0, 5]);
  stream.leave();
});

it('a player’s stream goes on after the listening connection was cut', async ({ platform }) => {
  const player = await makePlayer(platform);
  const stream = await openStream(here, player.bearer);
  await stream.until(1);
  await platform.ctx.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kozyr-listener' and datname = current_database()",
  );
  await publishWallet(platform, player.id, 11);
  expect(versions(await stream.until(2))).toEqual([0, 11]);
  await publishWallet(platform, player.id, 12);
  expect(versions(await stream.until(3))).toEqual([0, 11, 12]);
  stream.leave();
});

it('a player’s stream is refused without a token, with a spent one, and one stream too many', async ({ platform }) => {
  const player = await makePlayer(platform);
  await expect(openStream(here, {})).rejects.toThrow('401');
  const old = await bearerOf(platform, player.id, new Date(platform.clock.now.getTime() - 601_000));
  await expect(openStream(here, old)).rejects.toThrow('401');
  const streams = await Promise.all(Array.from({ length: STREAMS_PER_PLAYER }, () => openStream(here, player.bearer)));
  await Promise.all(streams.map((stream) => stream.until(1)));
  await expect(openStream(here, player.bearer)).rejects.toThrow('429');
  for (const stream of streams) stream.leave();
});

it('players’ streams are no more than their places when all come at once', async ({ platform }) => {
  const player = await makePlayer(platform);
  const opening = Array.from({ length: 3 * STREAMS_PER_PLAYER }, () => openStream(here, player.bearer));
  const streams = (await Promise.allSettled(opening)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(streams).toHaveLength(STREAMS_PER_PLAYER);
  for (const stream of streams) stream.leave();
});

it('a player’s stream ends when the access token does', async ({ platform }) => {
  const player = await makePlayer(platform);
  const nearlySpent = await bearerOf(platform, player.id, new Date(platform.clock.now.getTime() - 599_000));
  const stream = await openStream(here, nearlySpent);
  await stream.until(1);
  await stream.ended;
  expect(stream.heard).toHaveLength(1);
});

it('players’ streams end when the process stops', async ({ platform }) => {
  const third = await createApp(platform.ctx);
  const address = await third.listen({ port: 0 });
  const player = await makePlayer(platform);
  const stream = await openStream(address, player.bearer);
  await stream.until(1);
  await third.close();
  await stream.ended;
  expect(stream.heard).toHaveLength(1);
});

it('what a player was told is kept for 24 hours', async ({ platform }) => {
  const player = await makePlayer(platform);
  const wallet = await currentWallet(platform.ctx.db, player.id);
  const payload = { type: 'wallet', wallet } as const;
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await platform.ctx.db.insert(playerEvents).values([
    { userId: player.id, payload, createdAt: hours(25) },
    { userId: player.id, payload, createdAt: hours(23) },
  ]);
  expect(await cleanPlayerEvents(platform.ctx)).toBe(1);
  const kept = await platform.ctx.db.$client.query('select 1 from player_events where user_id = $1', [player.id]);
  expect(kept.rowCount).toBe(1);
});

it('a stream of an unknown player is answered 401', async ({ platform }) => {
  await expect(openStream(here, await bearerOf(platform, randomUUID(), platform.clock.now))).rejects.toThrow('401');
});
