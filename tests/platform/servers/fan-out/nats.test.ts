import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { natsAddress, SUBJECTS } from '@kozyr/contracts/fan-out';
import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import { afterEach, expect, it } from 'vitest';
import { followPurges } from '../../../../lib/server/follow-purges';
import { PURGE_CHANNEL } from '../../../../lib/server/purge-channel.mjs';
import { isRealNats, type NatsServer, startNats } from '../../../support/nats-server';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function natsFor(running = true, args: string[] = []): Promise<NatsServer> {
  const nats = await startNats({ running, args });
  // Where a test left it stopped there is nothing to stop.
  ends.push(() => nats.stop().catch(() => undefined));
  return nats;
}

/** A process that follows one subject, and all that it logs and hears. */
async function processOf(nats: NatsServer) {
  const logged: string[] = [];
  const heard: string[] = [];
  const note = (_: object, message: string) => logged.push(message);
  const fanOut: FanOut = await openFanOut({ NATS_URL: natsAddress.parse(nats.url) }, 'test', {
    info: note,
    warn: note,
  });
  ends.push(() => fanOut.stop());
  fanOut.subscribe(
    'rooms',
    (message) => heard.push(message),
    () => heard.push('missed'),
  );
  // What comes back was sent after the subscription: the server has that too.
  let isHeld = false;
  fanOut.subscribe(
    'echo',
    () => {
      isHeld = true;
    },
    () => undefined,
  );
  if (fanOut.publish('echo', '')) await expect.poll(() => isHeld, { interval: 5 }).toBe(true);
  return { fanOut, logged, heard };
}

it('without an address of NATS nobody is told, and nobody says so', async () => {
  const fanOut = await openFanOut({}, 'test', { info: () => undefined, warn: () => undefined });
  expect(fanOut).toBe(NO_FAN_OUT);
  expect(fanOut.publish('rooms', 'a')).toBe(false);
});

it('a message reaches every process that subscribes to its subject, the one that sent it too', async () => {
  const nats = await natsFor();
  const [one, other] = [await processOf(nats), await processOf(nats)];
  expect(one.fanOut.publish('gardens', 'x')).toBe(true);
  for (const message of ['a', 'ü\r\nb', '']) expect(one.fanOut.publish('rooms', message)).toBe(true);
  await expect.poll(() => other.heard).toEqual(['a', 'ü\r\nb', '']);
  expect(one.heard).toEqual(other.heard);
  expect([...one.logged, ...other.logged]).toEqual([]);
});

it('a process starts while NATS is away, says so once, and learns that it may have missed something once it is there', async () => {
  const nats = await natsFor(false);
  const { fanOut, logged, heard } = await processOf(nats);
  expect(fanOut.publish('rooms', 'lost')).toBe(false);
  expect(logged).toEqual(['NATS is away: this process goes on without it']);
  await nats.start();
  await expect.poll(() => heard).toEqual(['missed']);
  expect(fanOut.publish('rooms', 'a')).toBe(true);
  await expect.poll(() => heard).toEqual(['missed', 'a']);
  expect(logged.slice(1)).toEqual(['NATS is back']);
});

it('after every break of the connection messages go on, and what may have been missed is told once', async () => {
  const nats = await natsFor();
  const [one, other] = [await processOf(nats), await processOf(nats)];
  for (const nth of [1, 2]) {
    await nats.stop();
    await expect.poll(() => one.fanOut.publish('rooms', 'lost')).toBe(false);
    await nats.start();
    await expect
      .poll(() => [one, other].map(({ heard }) => heard.filter((text) => text === 'missed').length))
      .toEqual([nth, nth]);
    one.fanOut.publish('rooms', `after ${nth}`);
    await expect.poll(() => other.heard.at(-1)).toBe(`after ${nth}`);
  }
  expect(other.logged).toEqual([1, 2].flatMap(() => ['NATS is away: this process goes on without it', 'NATS is back']));
});

it('a process that stops sends what is under way, and is told nothing more', async () => {
  const nats = await natsFor();
  const [one, other] = [await processOf(nats), await processOf(nats)];
  for (let nth = 0; nth < 500; nth += 1) one.fanOut.publish('rooms', `${nth}`);
  await one.fanOut.stop();
  await expect.poll(() => other.heard.length).toBe(500);
  expect(one.fanOut.publish('rooms', 'after')).toBe(false);
});

// The server of npm test lets everybody in.
if (isRealNats())
  it('who signs in by the address is let in, and whoever can not is told so once and tries on', async () => {
    const nats = await natsFor(true, ['--user', 'kozyr', '--pass', 'p@ss']);
    const address = (signIn: string) => ({ ...nats, url: nats.url.replace('//', `//${signIn}@`) });
    const [right, wrong] = [await processOf(address('kozyr:p%40ss')), await processOf(address('kozyr:wrong'))];
    right.fanOut.publish('rooms', 'a');
    await expect.poll(() => right.heard).toEqual(['a']);
    expect([wrong.fanOut.publish('rooms', 'b'), wrong.logged.length]).toEqual([false, 1]);
  });

it('a site marks what is told, then tells the edges; after a break it does so with all that it keeps', async () => {
  const nats = await natsFor();
  const steps: string[] = [];
  const mark = (message: unknown) => steps.push(`site ${JSON.stringify(message)}`);
  subscribe(PURGE_CHANNEL, mark);
  ends.push(async () => unsubscribe(PURGE_CHANNEL, mark));
  const { fanOut } = await processOf(nats);
  fanOut.subscribe(
    SUBJECTS.edgesPurge,
    (message) => steps.push(`edge ${message}`),
    () => steps.push('edge missed'),
  );
  ends.push(await followPurges({ address: natsAddress.parse(nats.url) }));

  fanOut.publish(SUBJECTS.sitesPurge, '{"tags":["content:page:main"]}');
  fanOut.publish(SUBJECTS.sitesPurge, 'nonsense');
  await expect
    .poll(() => steps)
    .toEqual(['site {"tags":["content:page:main"]}', 'edge {"tags":["content:page:main"]}']);

  await nats.stop();
  await expect.poll(() => fanOut.publish('rooms', 'lost')).toBe(false);
  await nats.start();
  await expect.poll(() => steps).toContain('site {}');
  await expect.poll(() => steps.slice(2).some((step) => step === 'edge {}' || step === 'edge missed')).toBe(true);
});
