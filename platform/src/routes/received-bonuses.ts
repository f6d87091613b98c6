import * as contract from '@kozyr/contracts/received-bonuses';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { listReceivedBonuses } from '../services/rewards/received-bonuses/list-received';
import { seeReceivedBonus } from '../services/rewards/received-bonuses/see-received';
import { serve } from './serve';

export function receivedBonusRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listReceivedBonuses, async ({ caller }) => ({
    status: 200,
    body: await listReceivedBonuses(ctx, caller),
  }));
  serve(app, ctx, contract.seeReceivedBonus, async ({ caller, params }) => {
    await seeReceivedBonus(ctx, caller, params.id);
    return { status: 204, body: null };
  });
}
