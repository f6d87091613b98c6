import { isStopping } from '@kozyr/contracts/stopping';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { databaseProbe } from './database-probe';

type HealthTerms = {
  databaseUrl: string;
  /** What PostgreSQL calls the connection that asks: "kozyr-studio-ready". */
  name: string;
  /** What the process must still have before it is ready, by name. */
  waitingFor?: ReadonlySet<string>;
  /** Body of the 503, by what is missing. */
  unready?: (reason: string) => object;
  options?: RouteShorthandOptions;
};

/**
 * GET /health: 200 {status: "ok"} as long as the process answers at all. GET /ready: 200 {status: "ready"} when it has what it needs, the
 * database answers within a second and a half and may be written to, and nobody has told it to stop, else 503.
 */
export function serveHealth(app: FastifyInstance, terms: HealthTerms): void {
  const { databaseUrl, name, waitingFor = new Set<string>(), options = {} } = terms;
  const { unready = (reason: string) => ({ status: 'unavailable', reason }) } = terms;
  const database = databaseProbe(databaseUrl, name);
  app.addHook('onClose', () => database.stop());
  app.get('/health', options, async () => ({ status: 'ok' }));
  app.get('/ready', options, async (_request, reply) => {
    const [missing] = isStopping() ? ['stopping'] : waitingFor;
    const reason = missing ?? ((await database.answers()) ? null : 'database');
    return reason === null ? { status: 'ready' } : reply.code(503).send(unready(reason));
  });
}
