import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '../../platform/src/outbox/publish';
import { endSessionOfToken, openSession } from '../../platform/src/services/accounts/refresh-tokens';
import { currentWallet } from '../../platform/src/services/events/current-wallet';
import { createEventHub } from '../../platform/src/services/events/hub';
import { HEARTBEAT_MS, type Outlet, SLOW_CLIENT_MS, streamEvents } from '../../platform/src/services/events/stream';
import { makePlayer } from '../support/funded-player';
import { startPlatform, type TestPlatform } from '../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const realTimeout = globalThis.setTimeout;
/** Lets the database answer while the stream's timers stand still. */
const breathe = () => new Promise((resolve) => realTimeout(resolve, 2));

/** A stream into memory; takes says whether the client keeps up. */
async function open(takes: () => boolean) {
  const { id: userId } = await makePlayer(platform);
  const { sessionId, refreshToken } = await openSession(platform.ctx.db, userId, {
    ip: '10.0.0.1',
    device: '',
    now: platform.clock.now,
  });
  const written: string[] = [];
  const ended: string[] = [];
  let gone = () => {};
  const out: Outlet = {
    write: (text) => {
      written.push(text);
      return takes();
    },
    drained: () => new Promise(() => {}),
    end: () => ended.push('end'),
    destroy: () => ended.push('destroy'),
    onGone: (listen) => {
      gone = listen;
    },
  };
  const hub = createEventHub();
  const wallet = { type: 'wallet', wallet: await currentWallet(platform.ctx.db, userId) } as const;
  const expiresAt = new Date(platform.clock.now.getTime() + 20 * 24 * 3_600_000);
  const done = streamEvents(platform.ctx, hub, { caller: { userId, sessionId }, after: 0n, wallet, expiresAt }, out);
  return { userId, sessionId, refreshToken, written, ended, hub, wallet, done, leave: () => gone() };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await breathe();
}

it('drops a client that does not take what it is sent', async () => {
  const stream = await open(() => false);
  expect(stream.written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SLOW_CLIENT_MS - 1);
  expect(stream.ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await stream.done;
  expect(stream.ended).toEqual(['destroy']);
  expect(stream.written).toHaveLength(1);
});

it('beats while nothing happens, and finds at the next beat what no notice told of', async () => {
  const stream = await open(() => true);
  const beats = () => stream.written.filter((text) => text === ': heartbeat\n\n').length;
  const beat = async () => {
    const before = beats();
    // The stream may still be reading when the timer comes round; the beat after that finds it waiting.
    while (beats() === before) {
      await breathe();
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 10);
    }
  };
  await beat();
  await beat();
  await platform.ctx.db.transaction((tx) => publish(tx, stream.userId, stream.wallet));
  await beat();
  await until(() => stream.written.filter((text) => text.includes('data: ')).length === 2);
  stream.leave();
  await stream.done;
  expect(stream.ended).toEqual([]);
});

it('ends at the next beat when its session ended and no notice told of it', async () => {
  const [stream, other] = [await open(() => true), await open(() => true)];
  await endSessionOfToken(platform.ctx.db, stream.refreshToken, platform.clock.now);
  while (stream.ended.length === 0) {
    await breathe();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS / 10);
  }
  await stream.done;
  expect([stream.ended, other.ended]).toEqual([['end'], []]);
  other.leave();
  await other.done;
});

it('ends with its own session and no other', async () => {
  const stream = await open(() => true);
  stream.hub.stopSession(stream.userId, 'another');
  expect(stream.ended).toEqual([]);
  stream.hub.stopSession(stream.userId, stream.sessionId);
  await stream.done;
  expect(stream.ended).toEqual(['end']);
});

it('ends in good order on a stop, and leaves its place in the hub', async () => {
  const stream = await open(() => true);
  stream.hub.stopAll();
  await stream.done;
  expect(stream.ended).toEqual(['end']);
  stream.hub.wake(stream.userId);
  stream.hub.stopAll();
  expect(stream.ended).toEqual(['end']);
});
