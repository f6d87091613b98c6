import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { cancelBattle, createBattle, listOperatorBattles } from '../../services/rewards/battles/operate-battles';
import { getBattleSizing } from '../../services/rewards/battles/read-sizing';
import { serve } from '../serve';

export function operatorBattleRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listBattles, async ({ query }) => ({
    status: 200,
    body: await listOperatorBattles(ctx, query),
  }));
  serve(app, ctx, endpoints.getBattleSizing, async () => ({ status: 200, body: await getBattleSizing(ctx) }));
  serve(app, ctx, endpoints.createBattle, async ({ caller, body }) => ({
    status: 201,
    body: await createBattle(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.cancelBattle, async ({ caller, params, body }) => ({
    status: 200,
    body: await cancelBattle(ctx, caller, { ...params, ...body }),
  }));
}
