import * as contract from '@kozyr/contracts/battles';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { enterBattle } from '../services/rewards/battles/enter-battle';
import { getBattle, getStanding, listBattles, listStandings } from '../services/rewards/battles/read-battles';
import { listWins, seeWin } from '../services/rewards/battles/wins';
import { serve } from './serve';

/** Battles: everybody reads them, players enter them (spec §6). */
export function battleRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listBattles, async ({ query }) => ({ status: 200, body: await listBattles(ctx, query) }));
  serve(app, ctx, contract.listBattleStandings, async ({ caller }) => ({
    status: 200,
    body: { items: await listStandings(ctx, caller) },
  }));
  serve(app, ctx, contract.listBattleWins, async ({ caller }) => ({
    status: 200,
    body: { items: await listWins(ctx, caller) },
  }));
  serve(app, ctx, contract.getBattle, async ({ params }) => ({ status: 200, body: await getBattle(ctx, params.id) }));
  serve(app, ctx, contract.enterBattle, async ({ caller, params }) => ({
    status: 200,
    body: await enterBattle(ctx, caller, params.id),
  }));
  serve(app, ctx, contract.getBattleStanding, async ({ caller, params }) => ({
    status: 200,
    body: await getStanding(ctx, caller, params.id),
  }));
  serve(app, ctx, contract.seeBattleWin, async ({ caller, params }) => {
    await seeWin(ctx, caller, params.id);
    return { status: 204, body: null };
  });
}
