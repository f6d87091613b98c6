import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '../../services/admin/chat/canned-answers';
import { serve } from '../serve';

/** Canned answers of support: contracts/operator/canned-answers.ts. */
export function cannedAnswerRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listCannedAnswers, async () => ({ status: 200, body: await listCannedAnswers(ctx) }));
  serve(app, ctx, endpoints.addCannedAnswer, async ({ caller, body }) => ({
    status: 201,
    body: await addCannedAnswer(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.changeCannedAnswer, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeCannedAnswer(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.removeCannedAnswer, async ({ caller, params, body }) => {
    await removeCannedAnswer(ctx, caller, { ...params, ...body });
    return { status: 204, body: null };
  });
}
