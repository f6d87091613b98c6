import * as contract from '@kozyr/contracts/games';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { listRounds } from '../services/rounds/list-rounds';
import { serve } from './serve';

export function roundRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listRounds, async ({ caller, query }) => ({
    status: 200,
    body: await listRounds(ctx, { userId: caller.userId, ...query }),
  }));
}
