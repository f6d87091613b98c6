import * as endpoints from '@kozyr/contracts/withdrawals';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { createWithdrawal } from '../services/money/withdrawals/create-withdrawal';
import { listWithdrawals, refreshAndGetWithdrawal } from '../services/money/withdrawals/get-withdrawals';
import { getWithdrawalTerms } from '../services/money/withdrawals/terms';
import { requestLocale } from './request-locale';
import { serve } from './serve';

export function withdrawalRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getWithdrawalTerms, async ({ caller, request }) => ({
    status: 200,
    body: await getWithdrawalTerms(ctx, caller, requestLocale(request)),
  }));
  serve(app, ctx, endpoints.createWithdrawal, async ({ caller, body, request }) => ({
    status: 201,
    body: await createWithdrawal(ctx, caller, { ...body, locale: requestLocale(request) }),
  }));
  serve(app, ctx, endpoints.getWithdrawal, async ({ caller, params }) => ({
    status: 200,
    body: await refreshAndGetWithdrawal(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.listWithdrawals, async ({ caller, query }) => ({
    status: 200,
    body: await listWithdrawals(ctx, caller, query),
  }));
}
