import pino, { type DestinationStream, type Logger } from 'pino';
import { type LogTerms, logOptions } from './log-options';

/** The log of a server: lines of one shape, on standard output unless told otherwise. */
export function openLog(terms: LogTerms, to?: DestinationStream): Logger {
  const options = logOptions(terms);
  return to ? pino(options, to) : pino(options);
}
