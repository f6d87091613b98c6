import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { NO_JSON_SCHEMA } from './no-json-schema';

/** What a client may take for its headers, milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;

/** The edge names every request; one name leads through all logs. What does not look like one is not written into them. */
function requestIdOf(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

type ServerTerms = {
  /** Bytes of a body. */
  bodyLimit: number;
  /** What a client may take for its whole request, milliseconds. */
  requestTimeoutMs: number;
};

/** Options of fastify that all servers share: what a client may take, how requests are named, and how a stop goes. */
export const serverOptions = ({ bodyLimit, requestTimeoutMs }: ServerTerms) =>
  ({
    // Addresses and queries hold tokens and names: a request is logged where it fails, and there without them.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    bodyLimit,
    forceCloseConnections: 'idle',
    // While it stops, what still comes on open connections is served: its answer closes them.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    schemaController: NO_JSON_SCHEMA,
  }) satisfies FastifyHttpOptions<Server>;

/** Lets a stop end with the last answer: a connection whose call it finds under way would be kept for the next one, and hold it up. */
export function endConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });
}

/**
 * The status fastify gives an error that the client caused: a body that is too large, unreadable or of another type.
 * @returns 400 to 499; null for a fault of ours
 */
export function clientStatusOf(error: unknown): number | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : null;
}
