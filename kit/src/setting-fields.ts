import { natsAddress } from '@kozyr/contracts/fan-out';
import * as z from 'zod/mini';

/** A TCP port. @param minimum 0 lets the system choose one */
export const port = (fallback: number, minimum: 0 | 1 = 1) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(65_535)), fallback);

/** Where a process tells Prometheus its metrics; undefined: nowhere. */
export const metricsPort = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)));
/** The address it listens on for that: this machine alone, unless told. */
export const metricsHost = z._default(z.string().check(z.minLength(1)), '127.0.0.1');

/** NATS, through which processes tell one another what has changed; undefined: they do without. */
export const natsUrl = z.optional(natsAddress);
/** The text of a .creds file, for a server that takes those. */
export const natsCredentials = z.optional(
  z.string().check(z.regex(/-----BEGIN NATS USER JWT-----/, 'must be the text of a .creds file')),
);
/** The file of the certificates that the server's is signed by; undefined: those that Node knows. */
export const natsCa = z.optional(z.string().check(z.regex(/^\//, 'must be the absolute path of a file')));

export const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'));

/** Proxies in a row that may say who the caller is: false is none, true is one, or their number. */
export const proxies = z._default(
  z.pipe(
    z.string().check(z.regex(/^(true|false|[0-9])$/, 'must be true, false or a number of proxies from 0 to 9')),
    z.transform((text: string) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
  ),
  0,
);

/** How a process writes its log: text for people, json for whoever collects logs. */
export const logFormat = z._default(z.enum(['json', 'text'], 'must be json or text'), 'text');

export const logLevel = z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info');

/** Whether a process brings its database up to date at its start; false: a job does, and the process refuses one that is behind. */
export const migrateAtStart = z._default(
  z.pipe(
    z.enum(['true', 'false'], 'must be true or false'),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
  true,
);
