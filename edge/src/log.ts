import pino, { type Logger } from 'pino';

export type EdgeLog = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: { process: 'edge' }, timestamp: pino.stdTimeFunctions.isoTime });
}
