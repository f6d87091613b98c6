import { describe, expect, it } from 'vitest';
import { createTagAnnouncer } from './tag-announcer';

type Call = { url: string; tags: string[]; authorization: string | null };

/** An announcer whose clock the test turns by hand and whose targets answer from a list, 200 once it is empty. */
function harness(answers: Array<number | Error>, targets = ['http://site/api/revalidate']) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const timers: Array<{ action: () => void; delay: number }> = [];
  const announce = createTagAnnouncer({
    targets,
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
    const { announce, tick, calls, timers } = harness([], ['http://site/api/revalidate', 'http://edge/_edge/purge']);
    announce(['a']);
    announce(['b', 'a']);
    announce([]);
    await tick();
    expect(calls).toEqual([
      { url: 'http://site/api/revalidate', tags: ['a', 'b'], authorization: 'Bearer s3cret' },
      { url: 'http://edge/_edge/purge', tags: ['a', 'b'], authorization: 'Bearer s3cret' },
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
    const targets = ['http://site/api/revalidate', 'http://edge/_edge/purge'];
    const { announce, tick, calls } = harness([503], targets);
    announce(['a']);
    await tick();
    expect(calls.map(({ url }) => url)).toEqual([targets[0]]);
    await tick();
    expect(calls.map(({ url }) => url)).toEqual([targets[0], targets[0], targets[1]]);

    const lost = harness([500, 500, 500, 500, 500, 500], targets);
    lost.announce(['a']);
    while (lost.timers.length > 0) await lost.tick();
    expect(lost.calls.at(-1)?.url).toBe(targets[1]);
  });

  it('the announcer stops once it got an answer', async () => {
    const { announce, tick, calls, timers, warnings } = harness([503]);
    announce(['a']);
    await tick();
    await tick();
    expect([calls.length, timers.length, warnings.length]).toEqual([2, 0, 0]);
  });
});
