import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** After so many answers in a row that never came, while others did, a page is held for good. */
const HELD_AFTER = 3;
const MAX_REMEMBERED = 1000;
const CHANNEL = 'http.server.request.start';

type Deadline = {
  /** Milliseconds from the request to the end of its answer. */
  ms: number;
  log: (line: { level: 'error'; msg: string; page: string; times: number }) => void;
  /** A page that nothing but a new process frees: Next keeps one unfinished render for all who ask. */
  onHeld: (page: string) => void;
};

/**
 * Bounds every answer of this process's HTTP servers: one that takes longer becomes a 503, or is cut when it has begun.
 * Answers how to stop.
 */
export function limitAnswers({ ms, log, onHeld }: Deadline): () => void {
  let answered = 0;
  const missed = new Map<string, { times: number; since: number }>();

  function miss(page: string, response: ServerResponse) {
    const before = missed.get(page) ?? { times: 0, since: answered };
    const now = { ...before, times: before.times + 1 };
    if (missed.size >= MAX_REMEMBERED) missed.clear();
    missed.set(page, now);
    log({ level: 'error', msg: 'an answer was not ready in time', page, times: now.times });
    respondTooLate(response);
    // A process that answers nobody is slow, not held: its restart would help nobody.
    if (now.times >= HELD_AFTER && answered > now.since) onHeld(page);
  }

  const onStart = (message: unknown) => {
    const exchange = parseExchange(message);
    if (exchange === undefined) return;
    const { page, response } = exchange;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      miss(page, response);
    }, ms);
    response.once('close', () => {
      clearTimeout(timer);
      if (late || !response.writableFinished) return;
      answered += 1;
      missed.delete(page);
    });
  };
  subscribe(CHANNEL, onStart);
  return () => void unsubscribe(CHANNEL, onStart);
}

/** The page by path and audience, as Next keeps it, and where its answer goes. */
function parseExchange(message: unknown): { page: string; response: ServerResponse } | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
  const { request, response } = message;
  if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
  const member = (request.headers.cookie ?? '').includes('kozyr_audience=member');
  return { page: `${(request.url ?? '').split('?', 1)[0]}${member ? ' (member)' : ''}`, response };
}

function respondTooLate(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' });
  const message = 'This page could not be made in time. Try again in a few seconds.';
  response.end(JSON.stringify({ errorCode: 'SERVICE_UNAVAILABLE', message }));
}
