import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import { afterEach, expect, vi } from 'vitest';
import { publish } from '../../../platform/src/outbox/publish';
import { publishTopic } from '../../../platform/src/outbox/publish-topic';
import { endSessionOfToken, openSession } from '../../../platform/src/services/identity/accounts/refresh-tokens';
import { currentWallet } from '../../../platform/src/services/kernel/events/current-wallet';
import { createEventHub, type EventHub, HEARTBEAT_MS } from '../../../platform/src/services/kernel/events/hub';
import { type Outlet, SLOW_CLIENT_MS } from '../../../platform/src/services/kernel/events/paced-outlet';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let hub: EventHub;
it.beforeEach(async ({ platform }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  hub = createEventHub(platform.ctx);
  await hub.start();
});
afterEach(() => {
  hub.stopAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const realTimeout = globalThis.setTimeout;
/** Lets the database answer while the stream's timers stand still. */
const breathe = () => new Promise((resolve) => realTimeout(resolve, 2));
async function until(condition: () => boolean, each: () => unknown = () => {}): Promise<void> {
  while (!condition()) {
    await breathe();
    await each();
  }
}
const aLittle = () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 15);

/** An outlet into memory; takes says whether the client keeps up. */
function memory(takes: () => boolean) {
  const written: string[] = [];
  const ended: string[] = [];
  const calls = { drained: () => {}, gone: () => {} };
  const out: Outlet = {
    write: (text) => {
      written.push(String(text));
      return takes();
    },
    onDrain: (listen) => {
      calls.drained = listen;
    },
    end: () => ended.push('end'),
    destroy: () => ended.push('destroy'),
    onGone: (listen) => {
      calls.gone = listen;
    },
  };
  const data = () => written.flatMap((text) => [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => json));
  return { out, written, ended, data, drain: () => calls.drained(), leave: () => calls.gone() };
}

/** A player's stream. */
async function open(platform: TestPlatform, takes: () => boolean = () => true) {
  const { id: userId } = await makePlayer(platform);
  const visit = { ip: '10.0.0.1', device: '', browser: 'a browser', now: platform.clock.now };
  const { sessionId, refreshToken } = await openSession(platform.ctx.db, userId, visit);
  const stream = memory(takes);
  const wallet = { type: 'wallet', wallet: await currentWallet(platform.ctx.db, userId) } as const;
  const caller = { userId, sessionId };
  const place = { player: 0n, topics: null };
  hub.open(
    {
      caller,
      address: '10.0.0.1',
      topics: [],
      anew: [],
      place,
      wallet: JSON.stringify(wallet),
      livesMs: 20 * 24 * 3_600_000,
    },
    stream.out,
  );
  const publishWallet = () => platform.ctx.db.transaction((tx) => publish(tx, userId, wallet));
  return { ...stream, userId, sessionId, refreshToken, publishWallet };
}

/** A guest's stream of one topic. */
function openGuest(takes: () => boolean = () => true, topic: Topic = 'battles') {
  const stream = memory(takes);
  const place = { player: null, topics: hub.log.head() };
  const anew = topic === 'live-tables' ? [topic] : [];
  hub.open(
    { caller: null, address: '10.0.0.2', topics: [topic], anew, place, wallet: null, livesMs: null },
    stream.out,
  );
  return stream;
}
async function publishBattles(platform: TestPlatform, times: number): Promise<void> {
  await platform.ctx.db.transaction(async (tx) => {
    for (let nth = 0; nth < times; nth += 1) await publishTopic(tx, 'battles', { type: 'battles' });
  });
}

it('a hub of streams drops a client that does not take what it is sent', async ({ platform }) => {
  const stream = await open(platform, () => false);
  expect(stream.written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SLOW_CLIENT_MS - 1);
  expect(stream.ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.ended).toEqual(['destroy']);
  expect(stream.written).toHaveLength(1);
});

it('a hub of streams sends a client that took its time all that it missed, in one go', async ({ platform }) => {
  let takes = true;
  const [guest, player] = [openGuest(() => takes), await open(platform, () => takes)];
  takes = false;
  await Promise.all([publishBattles(platform, 1), player.publishWallet()]);
  hub.wakeTopics();
  hub.wakePlayer(player.userId);
  await until(() => guest.data().length === 1 && player.data().length === 2);
  await publishBattles(platform, 3);
  for (let nth = 0; nth < 3; nth += 1) await player.publishWallet();
  hub.wakePlayer(player.userId);
  const before = hub.log.head();
  hub.wakeTopics();
  await until(() => hub.log.head() > before, aLittle);
  expect([guest.data().length, player.data().length]).toEqual([1, 2]);
  takes = true;
  const [ofGuest, ofPlayer] = [guest.written.length, player.written.length];
  guest.drain();
  player.drain();
  await until(() => player.data().length === 5);
  expect(guest.data()).toHaveLength(4);
  expect([guest.written.length, player.written.length]).toEqual([ofGuest + 1, ofPlayer + 1]);
});

it('a hub of streams beats while nothing happens, and finds at the next beat what no notice told of', async ({
  platform,
}) => {
  const [stream, guest] = [await open(platform), openGuest()];
  const beats = () => [stream, guest].map(({ written }) => written.filter((text) => text === ': heartbeat\n\n').length);
  await until(() => beats().every((count) => count >= 2), aLittle);
  await stream.publishWallet();
  await publishBattles(platform, 1);
  await until(() => stream.data().length === 2 && guest.data().length === 1, aLittle);
  expect([stream.ended, guest.ended]).toEqual([[], []]);
});

it('a hub of streams reads a public event once for all, and writes what comes together in one piece', async ({
  platform,
}) => {
  const guests = Array.from({ length: 50 }, () => openGuest());
  const reads = vi.spyOn(platform.ctx.db, 'execute');
  await publishBattles(platform, 3);
  hub.wakeTopics();
  await until(() => guests.every((guest) => guest.data().length === 3));
  expect(reads).toHaveBeenCalledTimes(1);
  for (const guest of guests) expect(guest.written).toHaveLength(2);
  const pieces = new Set(guests.map(({ written }) => written[1]));
  expect(pieces.size).toBe(1);
});

it('a hub of streams shows the state of a moment to listeners old and new, and passes over a client that waits', async () => {
  expect(hub.listens('live-tables')).toBe(false);
  let takes = true;
  const [floor, slow, elsewhere] = [
    openGuest(() => true, 'live-tables'),
    openGuest(() => takes, 'live-tables'),
    openGuest(),
  ];
  expect(hub.listens('live-tables')).toBe(true);
  const state = (now: string): PublicEvent => ({ type: 'live-tables', now, items: [] });
  takes = false;
  for (const now of ['1', '2']) hub.show('live-tables', state(now), { push: true });
  hub.show('live-tables', state('3'));
  const late = openGuest(() => true, 'live-tables');
  const times = [floor, slow, late, elsewhere].map((stream) => stream.data().map((json) => JSON.parse(json ?? '').now));
  expect(times).toEqual([['1', '2'], ['1'], ['3'], []]);
  for (const stream of [floor, slow, late]) stream.leave();
  expect(hub.listens('live-tables')).toBe(false);
});

it('streams that beat together have their sessions and events asked for at once', async ({ platform }) => {
  for (let nth = 0; nth < 60; nth += 1) await open(platform);
  const [reads, checks] = [vi.spyOn(platform.ctx.db, 'execute'), vi.spyOn(platform.ctx.db, 'select')];
  for (let turn = 0; turn < 15; turn += 1) {
    await aLittle();
    await breathe();
  }
  expect(checks.mock.calls.length).toBe(15);
  // One a turn, and what was still being read of their opening.
  expect(reads.mock.calls.length).toBeLessThan(30);
});

it('a stream ends at the next beat when its session ended and no notice told of it', async ({ platform }) => {
  const [stream, other] = [await open(platform), await open(platform)];
  await endSessionOfToken(platform.ctx.db, platform.clock.now, stream.refreshToken);
  await until(() => stream.ended.length > 0, aLittle);
  expect([stream.ended, other.ended]).toEqual([['end'], []]);
});

it('a stream ends with its own session and no other', async ({ platform }) => {
  const stream = await open(platform);
  hub.stopSession(stream.userId, 'another');
  expect(stream.ended).toEqual([]);
  hub.stopSession(stream.userId, stream.sessionId);
  expect(stream.ended).toEqual(['end']);
});

it('a stream ends in good order on a stop, and leaves its place in the hub', async ({ platform }) => {
  const [stream, guest, gone] = [await open(platform), openGuest(), openGuest()];
  gone.leave();
  hub.stopAll();
  expect([stream.ended, guest.ended, gone.ended]).toEqual([['end'], ['end'], []]);
  hub.wakePlayer(stream.userId);
  hub.stopAll();
  expect(stream.ended).toEqual(['end']);
});
