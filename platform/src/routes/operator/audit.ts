import { Readable } from 'node:stream';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { TRUNCATED_HEADER } from '@kozyr/contracts/operator/desk-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, OperatorCaller } from '../../context';
import { exportAudit } from '../../services/admin/audit-export/export-audit';
import { listAudit } from '../../services/kernel/audit/list-audit';
import { operatorHooks } from '../operator-calls';
import { serve } from '../serve';

/** Not by serve(): its answer is a file that is read piece by piece, not JSON. */
function fileRoute(app: FastifyInstance, ctx: Context): void {
  const endpoint = endpoints.exportAudit;
  const operators = new WeakMap<FastifyRequest, OperatorCaller>();
  const hooks = operatorHooks(ctx, endpoint, (request, who) => {
    if ('operatorId' in who) operators.set(request, who);
  });
  app.get(
    endpoint.path,
    {
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        security: [{ operator: [] }],
        querystring: endpoint.query,
      },
      ...hooks,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await hooks.onRequest(request);
      },
    },
    async (request, reply) => {
      const operator = operators.get(request);
      if (!operator) throw new Error('No operator was admitted.');
      const { lines, stopsAfter } = await exportAudit(ctx, operator, endpoint.query.parse(request.query));
      if (stopsAfter !== null) reply.header(TRUNCATED_HEADER, String(stopsAfter));
      return reply
        .header('content-disposition', 'attachment; filename="kozyr-audit.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines));
    },
  );
}

/** The audit log. */
export function operatorAuditRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listAudit, async ({ query }) => ({ status: 200, body: await listAudit(ctx, query) }));
  fileRoute(app, ctx);
}
