import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { getHarmCase, listHarmCases } from '../../services/admin/harm/list-cases';
import { addHarmStep, closeHarmCase, openHarmCase } from '../../services/admin/harm/work-on-case';
import { serve } from '../serve';

/** Players who may come to harm by playing, and what operators do about it. */
export function harmRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listHarmCases, async ({ query }) => ({
    status: 200,
    body: await listHarmCases(ctx, query),
  }));
  serve(app, ctx, endpoints.getHarmCase, async ({ params }) => ({
    status: 200,
    body: await getHarmCase(ctx, params.id),
  }));
  serve(app, ctx, endpoints.openHarmCase, async ({ caller, params, body }) => ({
    status: 201,
    body: await openHarmCase(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.addHarmStep, async ({ caller, params, body }) => ({
    status: 200,
    body: await addHarmStep(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.closeHarmCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await closeHarmCase(ctx, caller, { ...params, ...body }),
  }));
}
