import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Counter, Gauge, Histogram } from 'prom-client';

/**
 * One metric: its name in Prometheus, and what it tells in a sentence. Labels have few values, known beforehand: never a player, an
 * address or a path as somebody wrote it.
 */
type Described<Label extends string> = { name: `kozyr_${string}`; help: string; labels?: readonly Label[] };

export type Reading = {
  /** What is read, one word. */
  name: string;
  /** Emptied before: of a reading that fails Prometheus sees nothing, and no figure of before. */
  gauges: readonly Pick<Gauge<string>, 'reset' | 'remove'>[];
  read: () => void | Promise<void>;
};

/** What a process tells Prometheus. */
export type Metrics = {
  counter<Label extends string = never>(what: Described<Label>): Counter<Label>;
  gauge<Label extends string = never>(what: Described<Label>): Gauge<Label>;
  /** buckets: upper bounds, ascending. */
  histogram<Label extends string = never>(what: Described<Label> & { buckets: readonly number[] }): Histogram<Label>;
  /** Sets gauges anew whenever somebody asks. */
  atScrape(reading: Reading): void;
};

/** Upper bounds for how long something takes, seconds. */
export const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type MetricsTerms = {
  /** Where they are told; undefined: nowhere, and nothing is loaded or counted. */
  port: number | undefined;
  host: string;
  /** Told of a reading that failed. */
  warn: (details: object, message: string) => void;
  /** How long the others wait for one reading, milliseconds: Prometheus waits ten seconds for all of them. */
  readingMs?: number;
};

/** The metrics of a process, and the end of telling them. */
export type OpenMetrics = Metrics & {
  /** Everything as Prometheus reads it. */
  tell: () => Promise<string>;
  close: () => Promise<void>;
};

const READING_MS = 5_000;

/** A client of ours that asks more slowly than this, or on more connections, is no Prometheus. */
const REQUEST_MS = 5_000;
const MAX_CONNECTIONS = 16;

async function createMetrics({
  warn,
  readingMs = READING_MS,
}: Pick<MetricsTerms, 'warn' | 'readingMs'>): Promise<Omit<OpenMetrics, 'close'>> {
  const client = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const failed = new client.Counter({
    name: 'kozyr_readings_failed_total',
    help: 'Readings that failed while the metrics were asked for; their figures are missing then.',
    labelNames: ['reading'],
    registers: [registry],
  });
  const readings: Reading[] = [];
  const underWay = new Set<string>();
  /** Those without labels hold a nought from their beginning. */
  const bare = new Set<Reading['gauges'][number]>();

  const configOf = <Label extends string>({ name, help, labels = [] }: Described<Label>) => ({
    name,
    help,
    labelNames: labels,
    registers: [registry],
  });

  /** Reads, unless the reading before is still under way. @throws Error when it takes too long */
  async function readInTime({ name, read }: Reading): Promise<void> {
    if (underWay.has(name)) throw new Error('the reading before it has not ended');
    underWay.add(name);
    const reading = (async () => read())().finally(() => underWay.delete(name));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`it takes over ${readingMs} ms`)), readingMs);
    });
    await Promise.race([reading, late]).finally(() => clearTimeout(timer));
  }

  async function make(reading: Reading): Promise<void> {
    const { name, gauges } = reading;
    for (const gauge of gauges) bare.has(gauge) ? gauge.remove() : gauge.reset();
    try {
      await readInTime(reading);
    } catch (err) {
      failed.inc({ reading: name });
      warn({ err, reading: name }, 'a reading for the metrics failed');
    }
  }

  async function tellAnew(): Promise<string> {
    await Promise.all(readings.map(make));
    return registry.metrics();
  }
  let telling: Promise<string> | undefined;

  return {
    counter: (what) => new client.Counter(configOf(what)),
    gauge(what) {
      const gauge = new client.Gauge(configOf(what));
      if (what.labels === undefined) bare.add(gauge);
      return gauge;
    },
    histogram: (what) => new client.Histogram({ ...configOf(what), buckets: [...what.buckets] }),
    atScrape(reading) {
      readings.push(reading);
      failed.inc({ reading: reading.name }, 0);
    },
    // Two who ask at one time get the same.
    tell() {
      telling ??= tellAnew().finally(() => {
        telling = undefined;
      });
      return telling;
    },
  };
}

/**
 * Opens the metrics of this process and tells them at GET /metrics on a port of their own, which no visitor reaches.
 * @returns undefined where no port is set
 * @throws Error in one line when the port can't be had
 */
export async function openMetrics({ port, host, warn, readingMs }: MetricsTerms): Promise<OpenMetrics | undefined> {
  if (port === undefined) return undefined;
  const metrics = await createMetrics({ warn, readingMs });
  const server = createServer({ headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS }, (request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void answer(404, 'text/plain; charset=utf-8', 'Only GET /metrics is answered here.\n');
    metrics.tell().then(
      (text) => answer(200, 'text/plain; version=0.0.4; charset=utf-8', text),
      (err: unknown) => {
        warn({ err }, 'the metrics could not be told');
        answer(500, 'text/plain; charset=utf-8', 'The metrics could not be told; see the log of this process.\n');
      },
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `METRICS_UNTOLD: can't listen on METRICS_HOST ${host}, METRICS_PORT ${port}: ${reason}. Set another port, or none.`,
    );
  }
  return {
    ...metrics,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
