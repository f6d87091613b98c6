import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { confirmAdjustment, rejectAdjustment } from '../../services/admin/adjustments/decide';
import { listAdjustments } from '../../services/admin/adjustments/list-adjustments';
import { proposeAdjustment } from '../../services/admin/adjustments/propose';
import { serve } from '../serve';

export function adjustmentRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.createAdjustment, async ({ caller, body }) => ({
    status: 201,
    body: await proposeAdjustment(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.listAdjustments, async ({ query }) => ({
    status: 200,
    body: await listAdjustments(ctx, query),
  }));
  serve(app, ctx, endpoints.confirmAdjustment, async ({ caller, params }) => ({
    status: 200,
    body: await confirmAdjustment(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.rejectAdjustment, async ({ caller, params }) => ({
    status: 200,
    body: await rejectAdjustment(ctx, caller, params.id),
  }));
}
