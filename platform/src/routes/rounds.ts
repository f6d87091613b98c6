import * as games from '@kozyr/contracts/games';
import * as contract from '@kozyr/contracts/rounds';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import type { Integrations } from '../gateways/providers/integrations';
import { closeGameSession, getGameSession } from '../services/play/games/game-session';
import { getRound } from '../services/play/rounds/get-round';
import { listRounds } from '../services/play/rounds/list-rounds';
import { recallRound } from '../services/play/rounds/recall-round';
import { serve } from './serve';

/** The player's own rounds, and what they played in one game session. */
export function roundRoutes(app: FastifyInstance, ctx: Context, integrations: Integrations): void {
  serve(app, ctx, games.listRounds, async ({ caller, query }) => ({
    status: 200,
    body: await listRounds(ctx, caller, query),
  }));
  serve(app, ctx, contract.getRound, async ({ caller, params }) => ({
    status: 200,
    body: await getRound(ctx, caller, params.id),
  }));
  serve(app, ctx, contract.recallRound, async ({ caller, params, body }) => ({
    status: 201,
    body: await recallRound(ctx, integrations, caller, { id: params.id, locale: body.locale }),
  }));
  serve(app, ctx, contract.getGameSession, async ({ caller, params }) => ({
    status: 200,
    body: await getGameSession(ctx, caller, params.id),
  }));
  serve(app, ctx, contract.closeGameSession, async ({ caller, params }) => ({
    status: 200,
    body: await closeGameSession(ctx, caller, params.id),
  }));
}
