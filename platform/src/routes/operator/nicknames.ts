import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { dismissReports, takeNickname } from '../../services/admin/nicknames/decide';
import { listReportedNicknames } from '../../services/admin/nicknames/list-reported';
import { serve } from '../serve';

export function operatorNicknameRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listReportedNicknames, async ({ query }) => ({
    status: 200,
    body: await listReportedNicknames(ctx, query),
  }));
  serve(app, ctx, endpoints.takeNickname, async ({ caller, params, body }) => {
    await takeNickname(ctx, caller, { ...params, ...body });
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.dismissNicknameReports, async ({ caller, params, body }) => {
    await dismissReports(ctx, caller, { ...params, ...body });
    return { status: 204, body: null };
  });
}
