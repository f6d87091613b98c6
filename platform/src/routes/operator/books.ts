import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { houseStatement, playerStatement } from '../../services/admin/statements/read-statements';
import { findPlayers } from '../../services/kernel/players/find-players';
import { serve } from '../serve';

/** Looking things up: players and statements of accounts. */
export function operatorBookRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.findPlayers, async ({ query }) => ({
    status: 200,
    body: await findPlayers(ctx, query.find),
  }));
  serve(app, ctx, endpoints.getPlayerStatement, async ({ params, query }) => ({
    status: 200,
    body: await playerStatement(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.getHouseStatement, async ({ params, query }) => ({
    status: 200,
    body: await houseStatement(ctx, { ...params, ...query }),
  }));
}
