import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openMetrics } from './metrics';

const quiet = { host: '127.0.0.1', warn: () => undefined };

/** The metrics of a process, told on a port that the system chooses; a test asks them by `tell`. */
async function open() {
  const metrics = await openMetrics({ ...quiet, port: 0 });
  if (!metrics) throw new Error('no metrics were opened');
  onTestFinished(() => metrics.close());
  return metrics;
}

it('a process without a port for its metrics opens none', async () => {
  expect(await openMetrics({ ...quiet, port: undefined })).toBeUndefined();
});

it('counters, gauges and histograms are told as Prometheus reads them, with what Node says of the process', async () => {
  const metrics = await open();
  metrics.counter({ name: 'kozyr_bets_total', help: 'Bets.', labels: ['outcome'] }).inc({ outcome: 'ok' }, 2);
  metrics.histogram({ name: 'kozyr_seconds', help: 'Seconds.', buckets: [1, 5] }).observe(3);
  const text = await metrics.tell();
  expect(text).toContain(
    '# HELP kozyr_bets_total Bets.\n# TYPE kozyr_bets_total counter\nkozyr_bets_total{outcome="ok"} 2\n',
  );
  expect(text).toContain(
    'kozyr_seconds_bucket{le="1"} 0\nkozyr_seconds_bucket{le="5"} 1\nkozyr_seconds_bucket{le="+Inf"} 1',
  );
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`\n${name} `);
});

it('gauges are read anew at each scrape, and one whose reading fails is left out until it works again', async () => {
  const metrics = await open();
  const depth = metrics.gauge({ name: 'kozyr_depth', help: 'Depth.' });
  const ages = metrics.gauge({ name: 'kozyr_age', help: 'Age.', labels: ['queue'] });
  const found: (number | null)[] = [3, null, 4];
  metrics.atScrape({
    name: 'queue',
    gauges: [depth, ages],
    read: async () => {
      const next = found.shift() ?? null;
      if (next === null) throw new Error('the table is gone');
      depth.set(next);
      ages.set({ queue: 'a' }, next);
    },
  });
  const told = [await metrics.tell(), await metrics.tell(), await metrics.tell()];
  const samples = (text: string) => text.split('\n').filter((line) => /^kozyr_/.test(line));
  expect(told.map(samples)).toEqual([
    ['kozyr_readings_failed_total{reading="queue"} 0', 'kozyr_depth 3', 'kozyr_age{queue="a"} 3'],
    ['kozyr_readings_failed_total{reading="queue"} 1'],
    ['kozyr_readings_failed_total{reading="queue"} 1', 'kozyr_depth 4', 'kozyr_age{queue="a"} 4'],
  ]);
});

it('a reading that never ends holds up nobody, and is not begun a second time', async () => {
  const metrics = await openMetrics({ ...quiet, port: 0, readingMs: 1 });
  if (!metrics) throw new Error('no metrics were opened');
  onTestFinished(() => metrics.close());
  let begun = 0;
  metrics.atScrape({
    name: 'endless',
    gauges: [],
    read: () => {
      begun += 1;
      return new Promise<void>(() => undefined);
    },
  });
  await metrics.tell();
  expect(await metrics.tell()).toContain('kozyr_readings_failed_total{reading="endless"} 2');
  expect(begun).toBe(1);
});

it('two who ask at one time get one reading', async () => {
  const metrics = await open();
  let read = 0;
  metrics.atScrape({
    name: 'count',
    gauges: [],
    read: () => {
      read += 1;
    },
  });
  await Promise.all([metrics.tell(), metrics.tell()]);
  expect(read).toBe(1);
});

it('a port that somebody else has is said in one line, with what to set', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  // A listening TCP server's address is never a string.
  const { port } = other.address() as AddressInfo;
  await expect(openMetrics({ ...quiet, port })).rejects.toThrow(
    `METRICS_UNTOLD: can't listen on METRICS_HOST 127.0.0.1, METRICS_PORT ${port}: listen EADDRINUSE`,
  );
});
