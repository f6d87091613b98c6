import * as contract from '@kozyr/contracts/jackpots';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { listJackpots } from '../services/rewards/jackpots/list-jackpots';
import { listJackpotPayments } from '../services/rewards/jackpots/list-payments';
import { openRound } from '../services/rewards/jackpots/open-round';
import { turnCard } from '../services/rewards/jackpots/turn-card';
import { serve } from './serve';

/** What everybody may see of the jackpots, and the player's own jackpot round. */
export function jackpotRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listJackpots, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=1');
    return { status: 200, body: { items: await listJackpots(ctx.db) } };
  });
  serve(app, ctx, contract.listJackpotPayments, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=5');
    return { status: 200, body: await listJackpotPayments(ctx, query) };
  });
  serve(app, ctx, contract.getJackpotRound, async ({ caller }) => {
    const round = await openRound(ctx, caller);
    return round ? { status: 200, body: round } : { status: 204, body: null };
  });
  serve(app, ctx, contract.turnJackpotCard, async ({ caller, params, body }) => ({
    status: 200,
    body: await turnCard(ctx, caller, { id: params.id, position: body.position }),
  }));
}
