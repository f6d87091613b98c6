import * as contract from '@kozyr/contracts/cashback';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { claimCashback } from '../services/rewards/cashback/claim';
import { getCashback } from '../services/rewards/cashback/get-cashback';
import { serve } from './serve';

export function cashbackRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.getCashback, async ({ caller, query }) => ({
    status: 200,
    body: await getCashback(ctx, caller, query),
  }));
  serve(app, ctx, contract.claimCashback, async ({ caller, body }) => ({
    status: 200,
    body: await claimCashback(ctx, caller, body.idempotency_key),
  }));
}
