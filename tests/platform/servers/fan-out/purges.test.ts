import { SUBJECTS } from '@kozyr/contracts/fan-out';
import { type BusPlace, createBus } from '@kozyr/kit/fan-out/bus';
import { afterEach, expect, it } from 'vitest';
import { createTagAnnouncer } from '../../../../content/src/revalidate/tag-announcer';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../../support/edge-harness';

const TAG = 'content:page:main';
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A site as an edge and the fan-out see it: what it shows is what was published when it last marked its pages. */
function siteAt(place: BusPlace, published: () => number, marksAfterMs: number) {
  const site = { shows: published() };
  place.subscribe(
    SUBJECTS.sitesPurge,
    (message) =>
      setTimeout(() => {
        site.shows = published();
        place.publish(SUBJECTS.edgesPurge, message);
      }, marksAfterMs),
    () => undefined,
  );
  return site;
}

async function edgeAt(place: BusPlace): Promise<EdgeHarness> {
  const edge = await startEdgeHarness({}, undefined, undefined, place);
  ends.push(() => edge.stop());
  return edge;
}

/** The content service, for whom two seconds are as many milliseconds as the test says. */
function contentAt(place: BusPlace, edgesAfterMs: number) {
  return createTagAnnouncer({
    sites: [],
    edges: [],
    fanOut: async () => place,
    secret: 'a secret for tests',
    fetch: () => Promise.reject(new Error('nobody is asked by an address')),
    later: (action, delay) => void setTimeout(action, delay < 1_000 ? delay : edgesAfterMs),
    warn: () => undefined,
  });
}

const textOf = async (edge: EdgeHarness) => (await edge.sendRequest('/ru')).text;

it('every edge shows what was published, although one fetched the old page of a slow site after a quick one had told it', async () => {
  const bus = createBus();
  let version = 1;
  const sites = [siteAt(bus.join(), () => version, 0), siteAt(bus.join(), () => version, 150)];
  const edges = [await edgeAt(bus.join()), await edgeAt(bus.join())];
  // One load balancer before both sites: the next answer comes from the slow one.
  let turn = 0;
  for (const edge of edges) {
    edge.origin.answer = (request, response) => {
      const site = sites[turn % 2];
      staticPage(`version ${site?.shows}`, { 'x-kozyr-tags': `content,${TAG}` })(request, response);
    };
  }
  for (const edge of edges) expect(await textOf(edge)).toBe('version 1');

  const announce = contentAt(bus.join(), 60_000);
  version = 2;
  turn = 1;
  announce([TAG]);
  const purged = () => edges.map(({ logged }) => logged.filter(({ message }) => message === 'purged').length);
  await expect.poll(purged, { interval: 5 }).toEqual([1, 1]);
  // Kept again, and old: the slow site has not marked its pages yet.
  expect(await textOf(edges[0] as EdgeHarness)).toBe('version 1');
  await expect.poll(purged, { interval: 5 }).toEqual([2, 2]);
  for (const edge of edges) expect(await textOf(edge)).toBe('version 2');
});

it('edges hear of a change also while no site is there to pass it on', async () => {
  const bus = createBus();
  const edge = await edgeAt(bus.join());
  edge.origin.answer = (request, response) =>
    staticPage('old', { 'x-kozyr-tags': `content,${TAG}` })(request, response);
  expect(await textOf(edge)).toBe('old');
  edge.origin.answer = (request, response) =>
    staticPage('new', { 'x-kozyr-tags': `content,${TAG}` })(request, response);
  contentAt(bus.join(), 20)([TAG]);
  await expect.poll(() => textOf(edge), { interval: 20 }).toBe('new');
});

it('after a break an edge asks anew for every page, and shows what it has while the site is down', async () => {
  const bus = createBus();
  const place = bus.join();
  const edge = await edgeAt(place);
  edge.origin.answer = (request, response) => staticPage('old', { 'x-kozyr-tags': 'content' })(request, response);
  expect(await textOf(edge)).toBe('old');
  place.disconnect();
  edge.origin.answer = (_, response) => {
    response.writeHead(503);
    response.end();
  };
  place.reconnect();
  const kept = await edge.sendRequest('/ru');
  expect([kept.status, kept.text, kept.headers['x-kozyr-cache']]).toEqual([200, 'old', 'stale']);
  expect(edge.origin.seen).toHaveLength(2);
});
