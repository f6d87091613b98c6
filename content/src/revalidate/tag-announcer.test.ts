import { SUBJECTS } from '@kozyr/contracts/fan-out';
import { createBus } from '@kozyr/kit/fan-out/bus';
import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import { describe, expect, it } from 'vitest';
import { createTagAnnouncer } from './tag-announcer';

const SITE = 'http://site/api/revalidate';
const EDGE = 'http://edge/_edge/purge';

type Call = { url: string; tags: string[]; authorization: string | null };

/** An announcer whose clock the test turns by hand and whose targets answer from a list, 200 once it is empty. */
function harness(answers: Array<number | Error>, sites = [SITE], edges: string[] = [], fanOut: FanOut = NO_FAN_OUT) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const timers: Array<{ action: () => void; delay: number }> = [];
  const announce = createTagAnnouncer({
    sites,
    edges,
    fanOut: async () => fanOut,
    secret: 's3cret',
    fetch: async (input, init) => {
      calls.push({
        url: String(input),
        tags: JSON.parse(String(init?.body)).tags,
        authorization: new Headers(init?.headers).get('authorization'),
      });
      const next = answers.shift() ?? 200;
      if (next instanceof Error) throw next;
      return new Response(null, { status: next });
    },
    later: (action, delay) => timers.push({ action, delay }),
    warn: (message) => warnings.push(message),
  });
  const tick = async () => {
    const timer = timers.shift();
    timer?.action();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return timer?.delay;
  };
  return { announce, tick, calls, warnings, timers };
}

describe('telling the site of changes', () => {
  it('the announcer gathers what changes together, for every target, with the secret', async () => {
    const { announce, tick, calls, timers } = harness([], [SITE], [EDGE]);
    announce(['a']);
    announce(['b', 'a']);
    announce([]);
    await tick();
    expect(calls).toEqual([
      { url: SITE, tags: ['a', 'b'], authorization: 'Bearer s3cret' },
      { url: EDGE, tags: ['a', 'b'], authorization: 'Bearer s3cret' },
    ]);
    expect(timers).toEqual([]);
  });

  it('the announcer tries again with growing waits, then gives up with one warning', async () => {
    const { announce, tick, calls, warnings, timers } = harness([500, new Error('refused'), 401, 500, 500, 500]);
    announce(['a']);
    const waits: Array<number | undefined> = [];
    while (timers.length > 0) waits.push(await tick());
    expect(calls.length).toBe(6);
    expect(waits.slice(1)).toEqual([...waits.slice(1)].sort((x, y) => (x ?? 0) - (y ?? 0)));
    expect(warnings).toHaveLength(1);
  });

  it('the announcer asks the edge only once the site has answered, or has been given up', async () => {
    const { announce, tick, calls } = harness([503], [SITE], [EDGE]);
    announce(['a']);
    await tick();
    expect(calls.map(({ url }) => url)).toEqual([SITE]);
    await tick();
    expect(calls.map(({ url }) => url)).toEqual([SITE, SITE, EDGE]);

    const lost = harness([500, 500, 500, 500, 500, 500], [SITE], [EDGE]);
    lost.announce(['a']);
    while (lost.timers.length > 0) await lost.tick();
    expect(lost.calls.at(-1)?.url).toBe(EDGE);
  });

  it('the announcer stops once it got an answer', async () => {
    const { announce, tick, calls, timers, warnings } = harness([503]);
    announce(['a']);
    await tick();
    await tick();
    expect([calls.length, timers.length, warnings.length]).toEqual([2, 0, 0]);
  });

  it('every site of a list is told, then every edge, and the edges again once a site that was away has answered', async () => {
    const [sites, edges] = [
      [`${SITE}/1`, `${SITE}/2`],
      [`${EDGE}/1`, `${EDGE}/2`],
    ];
    const { announce, tick, calls, timers } = harness([200, 503], sites, edges);
    announce(['a']);
    await tick();
    expect(calls.map(({ url }) => url)).toEqual([...sites, ...edges]);
    await tick();
    expect(calls.slice(4).map(({ url }) => url)).toEqual([sites[1], ...edges]);
    expect(timers).toEqual([]);
  });

  it('by a fan-out sites are told and asked by nobody’s address, and edges once more a moment later', async () => {
    const bus = createBus();
    const [content, other] = [bus.join(), bus.join()];
    const heard: [string, string][] = [];
    for (const subject of [SUBJECTS.sitesPurge, SUBJECTS.edgesPurge]) {
      other.subscribe(
        subject,
        (message) => heard.push([subject, message]),
        () => undefined,
      );
    }
    const { announce, tick, calls } = harness([], [SITE], [EDGE], content);
    announce(['a']);
    await tick();
    await new Promise(setImmediate);
    expect(heard).toEqual([[SUBJECTS.sitesPurge, '{"tags":["a"]}']]);
    await tick();
    await new Promise(setImmediate);
    expect(heard.at(-1)).toEqual([SUBJECTS.edgesPurge, '{"tags":["a"]}']);
    expect(calls).toEqual([]);

    content.disconnect();
    announce(['b']);
    await tick();
    expect(calls.map(({ url, tags }) => [url, tags])).toEqual([
      [SITE, ['b']],
      [EDGE, ['b']],
    ]);
  });
});
