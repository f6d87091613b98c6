import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { getCashbackWeek, rerunCashbackWeek } from '../../services/rewards/cashback/operate-weeks';
import { serve } from '../serve';

/** Weeks of cashback: their sums, and counting one again. */
export function operatorCashbackRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getCashbackWeek, async ({ params }) => ({
    status: 200,
    body: await getCashbackWeek(ctx, params),
  }));
  serve(app, ctx, endpoints.rerunCashbackWeek, async ({ caller, params }) => ({
    status: 200,
    body: await rerunCashbackWeek(ctx, caller, params),
  }));
}
