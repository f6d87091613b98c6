import {
  createServer,
  type Server as HttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { getPlaces } from '@kozyr/contracts/jurisdictions';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import type { Metrics } from '@kozyr/kit/metrics';
import { createEdge } from '../../edge/src/app';
import { type EdgeConfig, parseEnv } from '../../edge/src/env';
import type { Gates } from '../../edge/src/limits/gates';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface SentRequest {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server whose behaviour a test sets, and which remembers what it was asked. */
export interface Origin {
  readonly server: Server;
  readonly url: string;
  readonly seen: Seen[];
  answer: Handler;
  stop(): Promise<void>;
}

export const SECRET = 'a secret for tests';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

export async function startOrigin(): Promise<Origin> {
  const seen: Seen[] = [];
  const server = createServer((incoming, response) => {
    // What the edge asks by itself is nobody's request.
    if (incoming.url !== getPlaces.path)
      seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers });
    origin.answer(incoming, response);
  });
  const origin: Origin = {
    server,
    url: await listen(server),
    seen,
    answer: (_, response) => response.end('ok'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}

export interface EdgeHarness {
  readonly origin: Origin;
  readonly url: string;
  readonly clock: { time: number };
  readonly logged: { level: string; fields: unknown; message: string }[];
  readonly server: HttpServer;
  readonly closeEdge: (grace: number) => Promise<void>;
  sendRequest(path: string, asked?: SentRequest): Promise<Answer>;
  stop(): Promise<void>;
}

/** The edge in this process, before an origin that plays all four upstreams. Its clock moves by hand. */
export async function startEdgeHarness(
  overrides: Partial<EdgeConfig> = {},
  gates?: Gates,
  metrics?: Metrics,
  fanOut?: FanOut,
): Promise<EdgeHarness> {
  const origin = await startOrigin();
  const clock = { time: 1_000_000 };
  const logged: EdgeHarness['logged'] = [];
  const note = (level: string) => (fields: unknown, message?: string) => {
    logged.push({ level, fields, message: message ?? '' });
  };
  const config: EdgeConfig = {
    ...parseEnv({ NODE_ENV: 'production', REVALIDATE_SECRET: SECRET }),
    site: origin.url,
    platform: origin.url,
    content: origin.url,
    studio: origin.url,
    ...overrides,
  };
  const log = { info: note('info'), warn: note('warn'), error: note('error'), debug: note('debug') };
  const edge = createEdge(config, {
    log,
    now: () => clock.time,
    metrics,
    ...(gates === undefined ? {} : { gates }),
    ...(fanOut === undefined ? {} : { fanOut }),
  });
  const url = await listen(edge.server);
  return {
    origin,
    url,
    clock,
    logged,
    server: edge.server,
    closeEdge: edge.close,
    sendRequest: (path, asked) => ask(`${url}${path}`, asked),
    async stop() {
      await edge.close(0);
      await origin.stop();
    },
  };
}

/** One request as it stands: no redirect followed, nothing decoded, the path sent as written. */
export function ask(url: string, { method = 'GET', headers = {}, body }: SentRequest = {}): Promise<Answer> {
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    const outgoing = request(origin, { method, path, headers, agent: false }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('error', reject);
      message.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: message.statusCode ?? 0, headers: message.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Answers like a static page of Next. */
export function staticPage(html: string, headers: Record<string, string | string[]> = {}): Handler {
  return (_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=600, stale-while-revalidate=3600',
      vary: 'rsc, next-router-state-tree, Accept-Encoding',
      'x-powered-by': 'Next.js',
      ...headers,
    });
    response.end(html);
  };
}
