import * as endpoints from '@kozyr/contracts/payments';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { createDeposit } from '../services/money/payments/create-deposit';
import { getPaymentMethods } from '../services/money/payments/get-payment-methods';
import { listDeposits } from '../services/money/payments/list-deposits';
import { refreshAndGetDeposit } from '../services/money/payments/refresh-and-get-deposit';
import { forgetSavedCard } from '../services/money/saved-cards/forget-saved-card';
import { listSavedCards } from '../services/money/saved-cards/list-saved-cards';
import { requestLocale } from './request-locale';
import { serve } from './serve';

export function paymentRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getPaymentMethods, async ({ caller }) => ({
    status: 200,
    body: await getPaymentMethods(ctx, caller),
  }));
  serve(app, ctx, endpoints.createDeposit, async ({ caller, body, request }) => ({
    status: 201,
    body: await createDeposit(ctx, caller, { ...body, locale: requestLocale(request) }),
  }));
  serve(app, ctx, endpoints.getDeposit, async ({ caller, params }) => ({
    status: 200,
    body: await refreshAndGetDeposit(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.listDeposits, async ({ caller, query }) => ({
    status: 200,
    body: await listDeposits(ctx, caller, query),
  }));
  serve(app, ctx, endpoints.listSavedCards, async ({ caller }) => ({
    status: 200,
    body: await listSavedCards(ctx, caller),
  }));
  serve(app, ctx, endpoints.forgetSavedCard, async ({ caller, params }) => {
    await forgetSavedCard(ctx, caller, params.id);
    return { status: 204, body: null };
  });
}
