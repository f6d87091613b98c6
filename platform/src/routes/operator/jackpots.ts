import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { listJackpots } from '../../services/rewards/jackpots/list-jackpots';
import { topUpJackpot } from '../../services/rewards/jackpots/top-up';
import { serve } from '../serve';

export function operatorJackpotRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listOperatorJackpots, async () => ({
    status: 200,
    body: { items: await listJackpots(ctx.db) },
  }));
  serve(app, ctx, endpoints.topUpJackpot, async ({ caller, params, body }) => {
    const { amount, reason, idempotency_key: key } = body;
    return { status: 200, body: await topUpJackpot(ctx, caller, { ...params, amount, reason, key }) };
  });
}
