import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { tracing } from '@kozyr/tracing/active';
import { sendError } from '../answers/send-error';
import { writeHead } from '../answers/write-head';
import { requestHeaders, responseHeaders } from '../http/hop-by-hop';
import { clientAddress } from '../http/networks';
import type { EdgeLog } from '../log';
import { throwAway } from './throw-away';
import { isStaleSocket, type Upstream } from './upstream';

/** Bytes of a request body that may pass, unless a way says otherwise: the API takes forms. */
const BODY_LIMIT = 1024 * 1024;

interface ForwardOptions {
  readonly upstream: Upstream;
  /** Path and query for the upstream. */
  readonly path: string;
  readonly trustedProxies: number;
  /** The header in which a trusted proxy says the visitor's country, in lower case. */
  readonly countryHeader: string;
  readonly log: EdgeLog;
  /** Bytes of a request body that may pass; 1 MB unless told. */
  readonly bodyLimit?: number;
  /** Request headers not to pass, in lower case. */
  readonly dropped: ReadonlySet<string>;
  /** Request headers to add, flat. */
  readonly added?: readonly string[];
  /** Takes over an answer, e.g. to give a page its policy. Answers false to let it stream through. */
  readonly answer?: (message: IncomingMessage) => boolean;
  /** Called once, when the upstream has begun to answer or never will. */
  readonly settled?: (message?: IncomingMessage) => void;
  /** Changes the flat list of headers of an answer that streams through. */
  readonly finish?: (message: IncomingMessage, headers: string[]) => string[];
}

/** Nobody took the request, so nothing of it was done. */
const AWAY: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'OVERLOADED']);
const NOTHING: ReadonlySet<string> = new Set();

/** Passes a request on and its answer back, as streams. The upstream is let go as soon as the client leaves. */
export function forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): void {
  const { upstream, log } = options;
  const requestId = randomUUID();
  tracing()?.noteHere({ 'kozyr.request_id': requestId });
  const declared = request.headers['content-length'];
  const chunked = request.headers['transfer-encoding'] !== undefined;
  const hasBody = chunked || (declared !== undefined && declared !== '0');
  const method = request.method ?? 'GET';
  if (hasBody && (method === 'GET' || method === 'HEAD')) {
    // Servers disagree on what a body here means, and such disagreements are how requests are smuggled.
    options.settled?.();
    sendError(request, response, {
      status: 400,
      errorCode: 'BAD_REQUEST',
      message: `${method} with a body`,
      closes: true,
    });
    return;
  }
  const bodyLimit = options.bodyLimit ?? BODY_LIMIT;
  if (Number(declared ?? 0) > bodyLimit) {
    options.settled?.();
    tooLarge(request, response);
    return;
  }

  const headers = [
    'Host',
    upstream.host,
    ...requestHeaders(request.rawHeaders, withheldNames(options)),
    ...forwardedHeaders(request, options.trustedProxies),
    'x-request-id',
    requestId,
    ...(options.added ?? []),
  ];
  if (chunked) headers.push('Transfer-Encoding', 'chunked');
  else if (hasBody) headers.push('Content-Length', String(declared));
  else if (method !== 'GET' && method !== 'HEAD') headers.push('Content-Length', '0');

  let current: ClientRequest | undefined;
  response.once('close', () => {
    options.settled?.();
    if (!response.writableFinished) current?.destroy();
  });
  // Without a listener a client's broken connection would be an uncaught error; 'close' does the work.
  response.on('error', () => undefined);
  request.on('error', () => undefined);

  const attempt = (anew: boolean) => {
    const outgoing = upstream.request({ method, path: options.path, headers, anew });
    current = outgoing;
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (response.destroyed || response.writableEnded) return;
      if (!anew && !hasBody && (method === 'GET' || method === 'HEAD') && isStaleSocket(outgoing, error)) {
        attempt(true);
        return;
      }
      log.warn({ upstream: upstream.name, code: error.code, reason: error.message, requestId }, 'upstream failed');
      unavailable(request, response, error, requestId);
    });
    outgoing.once('response', (message) => {
      options.settled?.(message);
      if (options.answer?.(message) === true) return;
      passBack(message, response, options);
    });
    if (hasBody) passBody(request, response, outgoing, bodyLimit);
    else outgoing.end();
  };
  attempt(false);
}

function passBack(message: IncomingMessage, response: ServerResponse, options: ForwardOptions): void {
  let headers = relativeLocation(responseHeaders(message.rawHeaders, NOTHING), options.upstream.origin);
  if (options.finish !== undefined) headers = options.finish(message, headers);
  writeHead(response, message.statusCode ?? 502, headers);
  // Server-sent events may be silent for long: the browser must learn at once that it is connected.
  if ((message.headers['content-type'] ?? '').startsWith('text/event-stream')) {
    response.flushHeaders();
    response.setTimeout(0);
  }
  message.on('error', () => response.destroy());
  message.once('close', () => {
    // A cut answer must not look like a whole one.
    if (!message.complete) response.destroy();
  });
  message.pipe(response);
}

function passBody(
  request: IncomingMessage,
  response: ServerResponse,
  outgoing: ClientRequest,
  bodyLimit: number,
): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    const before = length;
    length += chunk.length;
    if (length <= bodyLimit || before > bodyLimit) return;
    request.unpipe(outgoing);
    outgoing.destroy();
    tooLarge(request, response);
  });
  request.once('aborted', () => outgoing.destroy());
  request.pipe(outgoing);
}

function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  throwAway(request);
  sendError(request, response, { status: 413, errorCode: 'BAD_REQUEST', message: 'The request body is too large.' });
}

/** 503 while nobody listens or too much is asked at once, 504 when nothing is said in time, 502 when the connection breaks. */
export function unavailable(
  request: IncomingMessage,
  response: ServerResponse,
  error: NodeJS.ErrnoException,
  requestId?: string,
): void {
  const status = error.code === 'ETIMEDOUT' ? 504 : AWAY.has(error.code ?? '') ? 503 : 502;
  sendError(request, response, {
    status,
    errorCode: 'SERVICE_UNAVAILABLE',
    message: 'A part of the service is not available right now. Try again in a few seconds.',
    retryAfter: error.code === 'OVERLOADED' ? 1 : 5,
    requestId,
  });
}

/** What of a visitor's own headers is dropped: without a proxy that we trust, also what only such a proxy may say. */
function withheldNames({ dropped, trustedProxies, countryHeader }: ForwardOptions): ReadonlySet<string> {
  return trustedProxies > 0 ? dropped : new Set([...dropped, countryHeader]);
}

/** Who asks, and from which address: the edge alone says so. With trusted proxies their chain is kept and continued. */
function forwardedHeaders(request: IncomingMessage, trustedProxies: number): string[] {
  const own = request.socket.remoteAddress ?? '';
  const trusted = trustedProxies > 0;
  const chain = trusted ? request.headers['x-forwarded-for'] : undefined;
  const proto = trusted ? request.headers['x-forwarded-proto'] : undefined;
  const host = trusted ? request.headers['x-forwarded-host'] : undefined;
  return [
    'X-Forwarded-For',
    trusted && chain !== undefined ? `${clientAddress(request, trustedProxies)}, ${own}` : own,
    'X-Forwarded-Proto',
    proto === 'https' ? 'https' : 'http',
    'X-Forwarded-Host',
    String(host ?? request.headers.host ?? ''),
  ];
}

/** An upstream that redirects to its own address means its path at ours. */
function relativeLocation(headers: string[], origin: string): string[] {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() !== 'location') continue;
    const target = headers[index + 1] ?? '';
    if (target === origin || target.startsWith(`${origin}/`)) headers[index + 1] = target.slice(origin.length) || '/';
  }
  return headers;
}
