import * as contract from '@kozyr/contracts/wheel';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { announceWheelTurn } from '../services/rewards/wheel/announce-turn';
import { listWheels } from '../services/rewards/wheel/rules-of-day';
import { spinWheel } from '../services/rewards/wheel/spin';
import { serve } from './serve';

export function wheelRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.getWheel, async () => ({ status: 200, body: { currencies: await listWheels(ctx) } }));
  serve(app, ctx, contract.getWheelTurn, async ({ caller }) => ({
    status: 200,
    body: await announceWheelTurn(ctx, caller),
  }));
  serve(app, ctx, contract.spinWheel, async ({ caller, body }) => ({
    status: 200,
    body: await spinWheel(ctx, caller, body),
  }));
}
