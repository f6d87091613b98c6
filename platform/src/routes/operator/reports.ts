import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { readCohortReport } from '../../services/admin/reports/cohorts';
import { readDayReport, readGameReport } from '../../services/admin/reports/read-reports';
import { serve } from '../serve';

/** Sums of the ledger by day, by game and by when players began. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getDayReport, async ({ query }) => ({
    status: 200,
    body: await readDayReport(ctx, query),
  }));
  serve(app, ctx, endpoints.getGameReport, async ({ query }) => ({
    status: 200,
    body: await readGameReport(ctx, query),
  }));
  serve(app, ctx, endpoints.getCohortReport, async ({ query }) => ({
    status: 200,
    body: await readCohortReport(ctx, query),
  }));
}
