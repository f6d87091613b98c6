import { Readable } from 'node:stream';
import { exportHistory as file, listHistory as list } from '@kozyr/contracts/history';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { exportHistory } from '../services/admin/history/export-history';
import { listHistory } from '../services/admin/history/list-history';
import { authenticate, serve } from './serve';

export function historyRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, list, async ({ caller, query }) => ({ status: 200, body: await listHistory(ctx, caller, query) }));
  // Not by serve(): its answer is a file that is read piece by piece, not JSON.
  app.get(
    file.path,
    {
      schema: { summary: file.summary, tags: [file.tag], security: [{ bearer: [] }], querystring: file.query },
      attachValidation: true,
    },
    async (request, reply) => {
      const caller = await authenticate(ctx, request);
      if (request.validationError) throw request.validationError;
      const query = file.query.parse(request.query);
      const lines = await exportHistory(ctx, caller, query);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="kozyr-history-${query.from}-${query.to}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines));
    },
  );
}
