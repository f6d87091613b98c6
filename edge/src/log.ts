import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

export type EdgeLog = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** One line for each answer, when EDGE_ACCESS_LOG is on. The query is left out: it may hold personal things. */
export function logAccess(request: IncomingMessage, response: ServerResponse, log: EdgeLog, now: () => number): void {
  const started = now();
  response.once('close', () => {
    const path = (request.url ?? '').split('?', 1)[0];
    const milliseconds = Math.round(now() - started);
    log.info(
      { method: request.method, path, status: response.statusCode, milliseconds, whole: response.writableFinished },
      'request',
    );
  });
}
