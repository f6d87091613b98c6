import * as contract from '@kozyr/contracts/protection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { excludeSelf, startTimeOut } from '../services/identity/protection/stop-playing';
import { serve } from './serve';

/** What a player does to stop playing. */
export function protectionRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.startTimeOut, async ({ caller, body }) => ({
    status: 200,
    body: await startTimeOut(ctx, caller, body.days),
  }));
  serve(app, ctx, contract.excludeSelf, async ({ caller, body }) => ({
    status: 200,
    body: await excludeSelf(ctx, caller, body.length),
  }));
}
