import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { beginCall } from './traced-call';

/** Milliseconds until the first byte of an answer; after that a stream may take as long as it likes. */
const FIRST_BYTE = 30_000;
const CONNECT = 5_000;
/** Milliseconds for an answer that is collected whole: everybody who wants it waits for the one visit. */
const WHOLE = 40_000;
/** Connections kept open for the next request: as many as calls may be under way, since opening them anew costs the other side most. */
const KEPT_SOCKETS = 256;

/** A process behind the edge, with its own kept connections. */
export interface Upstream {
  readonly name: string;
  readonly origin: string;
  /** Host header to send: the upstream's own name, so that no visitor can choose it. */
  readonly host: string;
  /** `anew`: on a connection of its own, for a request that a kept one has failed: its neighbours may be as old. */
  request(options: { method: string; path: string; headers: readonly string[]; anew?: boolean }): ClientRequest;
  close(): void;
}

/** Is told of each request: its status, or null where none came, and the seconds until then. */
export type OnAnswer = (status: number | null, seconds: number) => void;

/** Has it told once how long an upstream took to say something. */
function listenFor(request: ClientRequest, onAnswer: OnAnswer): void {
  const started = performance.now();
  let told = false;
  const tell = (status: number | null) => {
    if (!told) onAnswer(status, (performance.now() - started) / 1000);
    told = true;
  };
  request.once('response', ({ statusCode }) => tell(statusCode ?? null));
  request.once('close', () => tell(null));
}

/** `origin` as in http://localhost:3001. At most `maxSockets` connections; further requests wait for one. */
export function createUpstream(name: string, origin: string, maxSockets: number, onAnswer?: OnAnswer): Upstream {
  const url = new URL(origin);
  const tls = url.protocol === 'https:';
  const settings = { keepAlive: true, maxSockets, maxFreeSockets: KEPT_SOCKETS, scheduling: 'lifo' as const };
  const agent = tls ? new TlsAgent(settings) : new Agent(settings);
  const base: RequestOptions = {
    agent,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (tls ? 443 : 80) : Number(url.port),
    setHost: false,
  };

  return {
    name,
    origin,
    host: url.host,
    request({ method, path, headers, anew = false }) {
      const traced = beginCall(name, method);
      const all = [...headers, ...(traced?.headers ?? [])];
      const options = { ...base, ...(anew ? { agent: false } : {}), method, path, headers: all };
      const request = tls ? httpsRequest(options) : httpRequest(options);
      limitWait(request);
      traced?.follow(request);
      if (onAnswer !== undefined) listenFor(request, onAnswer);
      return request;
    },
    close: () => agent.destroy(),
  };
}

/** An upstream that takes the connection and says nothing must not hold a visitor for ever. */
function limitWait(request: ClientRequest): void {
  let timer = setTimeout(() => request.destroy(new UpstreamTimeout()), FIRST_BYTE + CONNECT);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.destroy(new UpstreamTimeout()), FIRST_BYTE);
  };
  request.once('finish', restart);
  request.once('response', () => clearTimeout(timer));
  request.once('upgrade', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}

class UpstreamTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

interface UpstreamAnswer {
  readonly status: number;
  readonly message: IncomingMessage;
  readonly body: Buffer;
}

/** Asks for one whole answer of at most `limit` bytes. Rejects on any failure, a cut body or too large a one included. */
export function fetchWhole(
  upstream: Upstream,
  { path, headers, limit }: { path: string; headers: readonly string[]; limit: number },
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    const attempt = (anew: boolean) => {
      const request = upstream.request({ method: 'GET', path, headers: ['Host', upstream.host, ...headers], anew });
      request.on('error', (error) => {
        if (!anew && isStaleSocket(request, error)) attempt(true);
        else reject(error);
      });
      const timer = setTimeout(() => request.destroy(new UpstreamTimeout()), WHOLE);
      request.once('close', () => clearTimeout(timer));
      request.once('response', (message) => {
        readWhole(message, limit).then((body) => resolve({ status: message.statusCode ?? 502, message, body }), reject);
      });
      request.end();
    };
    attempt(false);
  });
}

/** A kept connection that the upstream closed just as we reused it: nothing was answered, so asking again is safe. */
export function isStaleSocket(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Reads a body of at most `limit` bytes. */
export async function readWhole(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    const piece = Buffer.from(chunk);
    length += piece.length;
    if (length > limit) throw new BodyTooLarge(limit);
    chunks.push(piece);
  }
  if (!message.complete) throw new Error('the upstream cut its answer short');
  return Buffer.concat(chunks, length);
}

class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`body over ${limit} bytes`);
  }
}
