import type { PublicEvent } from '@kozyr/contracts/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicEvents } from '../../../platform/src/db/schema/events';
import { cleanPublicEvents } from '../../../platform/src/jobs/clean-public-events';
import { publish } from '../../../platform/src/outbox/publish';
import { publishTopic } from '../../../platform/src/outbox/publish-topic';
import { currentWallet } from '../../../platform/src/services/kernel/events/current-wallet';
import { type Heard, openStream } from '../../support/event-stream';
import { makePlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { expectKeptLedger } from '../../support/platform-test';

/** Two processes on one database. */
let here: TestPlatform;
let there: TestPlatform;
let addresses: { here: string; there: string };
beforeAll(async () => {
  here = await startPlatform();
  there = await startPlatform({ DATABASE_URL: here.ctx.env.DATABASE_URL });
  addresses = { here: await here.app.listen({ port: 0 }), there: await there.app.listen({ port: 0 }) };
});
afterAll(async () => {
  await expectKeptLedger(here);
  await there.stop();
  await here.stop();
});

const BATTLE = '0193f000-0000-7000-8000-000000000001';
const OTHER_BATTLE = '0193f000-0000-7000-8000-000000000002';
/** A leaderboard that says how often it was told. */
const leaders = (players: number, battle = BATTLE): PublicEvent => ({
  type: 'battle-leaders',
  battle_id: battle,
  players,
  counted_stakes: '0.00',
  leaders: [],
});
const win = (nth: number): PublicEvent => ({
  type: 'big-win',
  win: {
    player: '•••• 42',
    game: { slug: 'fox', title: 'Fox', provider: { slug: 'kozyr', name: 'Kozyr' }, image: '/art/fox' },
    amount: `${nth}.00`,
    currency: 'uah',
    multiplier: '5.00',
    won_at: '2026-03-02T10:00:00.000Z',
  },
});
const publishWin = (platform: TestPlatform, nth: number) =>
  platform.ctx.db.transaction((tx) => publishTopic(tx, 'big-wins', win(nth)));
const publishBattle = (platform: TestPlatform, players: number, battle = BATTLE) =>
  platform.ctx.db.transaction((tx) => publishTopic(tx, `battle:${battle}`, leaders(players, battle)));
async function publishPlayer(platform: TestPlatform, userId: string, version: number): Promise<void> {
  const wallet = await currentWallet(platform.ctx.db, userId);
  await platform.ctx.db.transaction((tx) => publish(tx, userId, { type: 'wallet', wallet: { ...wallet, version } }));
}
/** What was heard, by a figure that each event holds. */
const figures = (heard: readonly Heard[]) =>
  heard.map(({ event }) => {
    if (event.type === 'battle-leaders') return event.players;
    if (event.type === 'big-win') return Number(event.win.amount);
    return event.type === 'wallet' ? `w${event.wallet.version}` : event.type;
  });
const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

it('a stream of topics tells guests of their topics and of no other, whichever process it came from', async () => {
  const streams = await Promise.all([
    openStream(addresses.here, {}, '?topics=big-wins,battles'),
    openStream(addresses.there, {}, '?topics=big-wins'),
  ]);
  await publishBattle(here, 99, OTHER_BATTLE);
  await publishWin(here, 1);
  await there.ctx.db.transaction((tx) => publishTopic(tx, 'battles', { type: 'battles' }));
  await publishWin(there, 2);
  const [both, one] = streams;
  expect(figures(await (both?.until(3) ?? []))).toEqual([1, 'battles', 2]);
  expect(figures(await (one?.until(2) ?? []))).toEqual([1, 2]);
  for (const stream of streams) stream.leave();
});

it('one stream tells a player their own events and topics, on both processes, and resumes both on the other', async () => {
  const player = await makePlayer(here);
  const query = `?topics=battle:${BATTLE}&anew=battle:${BATTLE}`;
  const battle = '0193f000-0000-7000-8000-000000000003';
  const own = query.replaceAll(BATTLE, battle);
  const streams = await Promise.all([
    openStream(addresses.here, player.bearer, own),
    openStream(addresses.there, player.bearer, own),
  ]);
  await publishBattle(here, 1, battle);
  await publishPlayer(there, player.id, 5);
  for (const stream of streams) expect(figures(await stream.until(3)).toSorted()).toEqual([1, 'w0', 'w5']);
  const place = streams[0]?.place() ?? '';
  expect(place).toMatch(/^p\d+\.t\d+$/);
  for (const stream of streams) stream.leave();

  await publishBattle(there, 2, battle);
  await publishPlayer(here, player.id, 6);
  for (const address of Object.values(addresses)) {
    const resumed = await openStream(address, { ...player.bearer, 'last-event-id': place }, `?topics=battle:${battle}`);
    expect(figures(await resumed.until(3)).toSorted()).toEqual([2, 'w0', 'w6']);
    resumed.leave();
  }
});

it('a stream of topics resumes without loss or repeat, in order, while both processes publish', async () => {
  const topics = '?topics=big-wins';
  const begun = await openStream(addresses.here, {}, topics);
  const seen = begun.heard.length;
  for (const nth of counted(1, 20)) await publishWin(nth % 2 === 0 ? here : there, 1_000 + nth);
  const heard = (await begun.until(seen + 10)).slice(seen);
  const place = begun.place();
  const before = heard.length;
  begun.leave();
  for (const nth of counted(21, 60)) await publishWin(nth % 2 === 0 ? here : there, 1_000 + nth);
  const resumed = await openStream(addresses.there, { 'last-event-id': place }, topics);
  const rest = await resumed.until(60 - before);
  resumed.leave();
  expect(figures([...heard.slice(0, before), ...rest])).toEqual(counted(1_001, 1_060));
});

it('a stream of topics brings who was away longer than a process remembers the newest wins and the state of the rest', async () => {
  const topics = `?topics=battle:${BATTLE},big-wins`;
  const begun = await openStream(addresses.here, {}, topics);
  await publishWin(here, 2_000);
  while (figures(begun.heard).at(-1) !== 2_000) await begun.until(begun.heard.length + 1);
  begun.leave();
  const wins = counted(2_001, 3_500).map((nth) => ({ topic: 'big-wins' as const, payload: win(nth) }));
  const states = counted(7_001, 7_300).map((nth) => ({
    topic: `battle:${BATTLE}` as const,
    payload: leaders(nth),
  }));
  await here.ctx.db.insert(publicEvents).values([...states, ...wins]);
  await publishWin(here, 3_501);
  const young = await openStream(addresses.there, {}, topics);
  while (figures(young.heard).at(-1) !== 3_501) await young.until(young.heard.length + 1);
  const resumed = await openStream(addresses.there, { 'last-event-id': begun.place() }, topics);
  await resumed.until(101);
  await publishWin(here, 3_502);
  expect(figures(await resumed.until(102))).toEqual([7_300, ...counted(3_402, 3_502)]);
  for (const stream of [young, resumed]) stream.leave();
});

it('a stream of topics sends of leaderboards that come together the newest of each battle, and every win', async () => {
  const battle = '0193f000-0000-7000-8000-000000000006';
  const other = '0193f000-0000-7000-8000-000000000007';
  const stream = await openStream(addresses.here, {}, `?topics=battle:${battle},battle:${other},big-wins`);
  // What stands from before, such as the newest win, comes as well.
  const sent = () => figures(stream.heard).filter((nth) => Number(nth) <= 300);
  await here.ctx.db.transaction(async (tx) => {
    for (const nth of [1, 2, 3]) {
      await publishTopic(tx, `battle:${battle}`, leaders(nth, battle));
      await publishTopic(tx, 'big-wins', win(10 * nth));
      await publishTopic(tx, `battle:${other}`, leaders(100 * nth, other));
    }
  });
  while (sent().length < 5) await stream.until(stream.heard.length + 1);
  expect(sent()).toEqual([10, 20, 3, 30, 300]);
  stream.leave();
});

it('a stream of topics begins with the newest of each, whoever comes first, asks for it, or names an unknown id', async () => {
  const battle = '0193f000-0000-7000-8000-000000000004';
  const topics = `?topics=battle:${battle}`;
  const waiting = await openStream(addresses.there, {}, topics);
  await publishBattle(here, 1, battle);
  await publishBattle(here, 2, battle);
  while (figures(waiting.heard).at(-1) !== 2) await waiting.until(waiting.heard.length + 1);
  const place = waiting.place();
  waiting.leave();
  for (const [headers, query] of [
    [{}, topics],
    [{ 'last-event-id': place }, `${topics}&anew=battle:${battle}`],
    [{ 'last-event-id': 't999999999999' }, topics],
    [{ 'last-event-id': 'p7' }, topics],
  ] as const) {
    const stream = await openStream(addresses.there, headers, query);
    expect(figures(await stream.until(1))).toEqual([2]);
    stream.leave();
  }
  const resumed = await openStream(addresses.there, { 'last-event-id': place }, topics);
  await publishBattle(here, 3, battle);
  expect(figures(await resumed.until(1))).toEqual([3]);
  resumed.leave();
});

it('a stream of topics does not tell what was rolled back, and mends a break of the listening connection', async () => {
  const battle = '0193f000-0000-7000-8000-000000000005';
  const stream = await openStream(addresses.here, {}, `?topics=battle:${battle}`);
  const broken = here.ctx.db.transaction(async (tx) => {
    await publishTopic(tx, `battle:${battle}`, leaders(666, battle));
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  await here.ctx.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kozyr-listener' and datname = current_database()",
  );
  await publishBattle(there, 1, battle);
  expect(figures(await stream.until(1))).toEqual([1]);
  stream.leave();
});

it('a stream is refused to a guest without topics, for no topic or too many, a bad token and one too many of an address', async () => {
  await expect(openStream(addresses.here, {})).rejects.toThrow('401');
  for (const topics of ['players', 'battle:1', 'battles,,x', `battle:${BATTLE} `])
    await expect(openStream(addresses.here, {}, `?topics=${encodeURIComponent(topics)}`)).rejects.toThrow('400');
  const many = counted(10, 18).map((nth) => `battle:0193f000-0000-7000-8000-0000000000${nth}`);
  await expect(openStream(addresses.here, {}, `?topics=${many.join(',')}`)).rejects.toThrow('400');
  await expect(openStream(addresses.here, { authorization: 'Bearer x' }, '?topics=battles')).rejects.toThrow('401');

  const narrow = await startPlatform({ DATABASE_URL: here.ctx.env.DATABASE_URL, STREAMS_PER_ADDRESS: '3' });
  const address = await narrow.app.listen({ port: 0 });
  const opening = counted(1, 9).map(() => openStream(address, {}, '?topics=battles'));
  const streams = (await Promise.allSettled(opening)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(streams).toHaveLength(3);
  await expect(openStream(address, {}, '?topics=battles')).rejects.toThrow('429');
  const elsewhere = await openStream(address, { 'x-forwarded-for': '203.0.113.9' }, '?topics=battles');
  for (const stream of [...streams, elsewhere]) stream.leave();
  await narrow.stop();
});

it('what everybody was told is kept for an hour', async () => {
  await here.ctx.db.delete(publicEvents);
  const minutes = (count: number) => new Date(Date.now() - count * 60_000);
  await here.ctx.db.insert(publicEvents).values(
    [61, 59].map((age) => ({
      topic: 'battles' as const,
      payload: { type: 'battles' as const },
      createdAt: minutes(age),
    })),
  );
  expect(await cleanPublicEvents(here.ctx)).toBe(1);
  expect(await here.ctx.db.$count(publicEvents)).toBe(1);
});
