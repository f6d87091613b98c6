import { Readable } from 'node:stream';
import { eraseAccount as erasure } from '@kozyr/contracts/erasure';
import { exportOwnData as file } from '@kozyr/contracts/own-data';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { eraseAccount } from '../services/admin/erasure/erase-account';
import { exportOwnData } from '../services/admin/own-data/export-own-data';
import { utcDayOf } from '../services/kernel/time/days';
import { authenticate, proofOf, serve } from './serve';

export function ownDataRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, erasure, async ({ caller, body, request }) => ({
    status: 200,
    body: await eraseAccount(ctx, caller, { ...body, ip: request.ip }),
  }));

  // Not by serve(): its answer is a file that is read piece by piece.
  app.post(
    file.path,
    {
      schema: { summary: file.summary, tags: [file.tag], security: [{ bearer: [] }], body: file.body },
      attachValidation: true,
      onRequest: async (request) => {
        await proofOf(ctx, request);
      },
    },
    async (request, reply) => {
      const caller = await authenticate(ctx, request);
      if (request.validationError) throw request.validationError;
      const pieces = await exportOwnData(ctx, caller, { ...file.body.parse(request.body), ip: request.ip });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="kozyr-data-${utcDayOf(ctx.now())}.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(pieces));
    },
  );
}
