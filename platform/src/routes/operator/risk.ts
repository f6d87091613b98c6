import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { getRiskCase, listRiskCases } from '../../services/admin/risk-cases/list-cases';
import { openRiskCase } from '../../services/admin/risk-cases/open-case';
import {
  assignRiskCase,
  closeRiskCase,
  linkRiskCase,
  noteRiskCase,
  reopenRiskCase,
} from '../../services/admin/risk-cases/work-on-case';
import { serve } from '../serve';

/** Cases of risk: players whose payments or accounts are looked into. */
export function riskRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listRiskCases, async ({ query }) => ({
    status: 200,
    body: await listRiskCases(ctx, query),
  }));
  serve(app, ctx, endpoints.getRiskCase, async ({ params }) => ({
    status: 200,
    body: await getRiskCase(ctx, params.id),
  }));
  serve(app, ctx, endpoints.openRiskCase, async ({ caller, body }) => ({
    status: 201,
    body: await openRiskCase(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.assignRiskCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await assignRiskCase(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.noteRiskCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await noteRiskCase(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.linkRiskCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await linkRiskCase(ctx, caller, { id: params.id, kind: body.kind, subject: body.id }),
  }));
  serve(app, ctx, endpoints.closeRiskCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await closeRiskCase(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.reopenRiskCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await reopenRiskCase(ctx, caller, { ...params, ...body }),
  }));
}
