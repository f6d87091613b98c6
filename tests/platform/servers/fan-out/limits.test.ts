import { natsAddress } from '@kozyr/contracts/fan-out';
import { createBus } from '@kozyr/kit/fan-out/bus';
import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { answerErrors } from '../../../../studio/src/routes/answer-errors';
import { limitPublic } from '../../../../studio/src/routes/public-limits';
import { type EdgeHarness, startEdgeHarness } from '../../../support/edge-harness';
import { startNats } from '../../../support/nats-server';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const log = { info: () => undefined, warn: () => undefined };

/** Two connections to one NATS server. */
async function overNats(): Promise<FanOut[]> {
  const nats = await startNats();
  ends.push(() => nats.stop());
  const both = await Promise.all([1, 2].map(() => openFanOut({ NATS_URL: natsAddress.parse(nats.url) }, 'test', log)));
  for (const one of both) ends.push(() => one.stop());
  return both;
}

/** Two edges at which a client may call the API ten times at once and once a second; their clocks stand. */
async function edgesOf(fanOuts: readonly FanOut[]): Promise<EdgeHarness[]> {
  const edges = await Promise.all(fanOuts.map((one) => startEdgeHarness({ apiRate: 1 }, undefined, undefined, one)));
  for (const edge of edges) ends.push(() => edge.stop());
  return edges;
}

async function callsOf(edge: EdgeHarness | undefined, count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let nth = 0; nth < count; nth += 1) answers.push((await edge?.sendRequest('/api/settings'))?.status ?? 0);
  return answers;
}
const passed = (answers: readonly number[]) => answers.filter((status) => status === 200).length;

/** Until what was spent has been told and heard. */
const told = () => new Promise((resolve) => setTimeout(resolve, 400));

const ways: [string, () => Promise<FanOut[]> | FanOut[]][] = [
  [
    'a bus within the process',
    () => {
      const bus = createBus();
      return [bus.join(), bus.join()];
    },
  ],
  ['NATS', overNats],
];

it.each(ways)('what a client spent at one edge counts at the other, by %s', async (_, way) => {
  const edges = await edgesOf(await way());
  expect(passed(await callsOf(edges[0], 10))).toBe(10);
  await told();
  // Ten of this second are gone at both; a second later there is one for both, whoever has it.
  expect(passed(await callsOf(edges[1], 3))).toBe(0);
  for (const edge of edges) edge.clock.time += 1_000;
  expect(passed(await callsOf(edges[1], 3))).toBe(1);
  await told();
  expect(passed(await callsOf(edges[0], 3))).toBe(0);
});

it('what a client spent at both edges before either heard of it is owed at both', async () => {
  const bus = createBus();
  const held: (() => void)[] = [];
  // A slow way: nothing arrives before it is let go.
  const slow = [bus.join(), bus.join()].map((place) => ({
    ...place,
    publish: (subject: string, message: string) => held.push(() => place.publish(subject, message)) > 0,
  }));
  const edges = await edgesOf(slow);
  const both = await Promise.all(edges.map((edge) => callsOf(edge, 10)));
  expect(both.map(passed)).toEqual([10, 10]);
  await told();
  for (const arrive of held) arrive();
  await told();
  for (const edge of edges) edge.clock.time += 10_000;
  expect((await Promise.all(edges.map((edge) => callsOf(edge, 1)))).flat()).toEqual([429, 429]);
  for (const edge of edges) edge.clock.time += 1_000;
  expect((await Promise.all(edges.map((edge) => callsOf(edge, 1)))).flat()).toEqual([200, 200]);
});

it('without a fan-out, and while it is away, each edge counts for itself', async () => {
  const alone = await edgesOf([NO_FAN_OUT, NO_FAN_OUT]);
  const bus = createBus();
  const places = [bus.join(), bus.join()];
  const apart = await edgesOf(places);
  for (const place of places) place.disconnect();
  for (const edges of [alone, apart]) {
    expect(passed(await callsOf(edges[0], 12))).toBe(10);
    await told();
    expect(passed(await callsOf(edges[1], 12))).toBe(10);
  }
});

it('what a network spent at one studio counts at the other, and what our own processes ask for does not', async () => {
  const bus = createBus();
  const studios = [1, 2].map(() => {
    const app = Fastify();
    ends.push(() => app.close());
    answerErrors(app);
    limitPublic(app, { trusted: false, now: () => 0, fanOut: bus.join() });
    for (const path of ['/play', '/art/a.webp']) app.get(path, async () => 'ok');
    return app;
  });
  const ask = async (at: number, url: string, remoteAddress: string, count: number) => {
    const answers: number[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      answers.push((await studios[at]?.inject({ url, remoteAddress }))?.statusCode ?? 0);
    }
    return answers.filter((status) => status === 200).length;
  };
  expect(await ask(0, '/play', '192.0.2.1', 121)).toBe(120);
  await ask(0, '/art/a.webp', '127.0.0.1', 2_000);
  await told();
  expect(await ask(1, '/play', '192.0.2.1', 3)).toBe(0);
  expect(await ask(1, '/play', '192.0.2.2', 3)).toBe(3);
  expect(await ask(1, '/art/a.webp', '127.0.0.1', 3)).toBe(3);
});
