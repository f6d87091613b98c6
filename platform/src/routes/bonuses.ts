import { getBonusSettings as settingsEndpoint } from '@kozyr/contracts/bonus-settings';
import * as contract from '@kozyr/contracts/bonuses';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { getBonusSettings } from '../services/bonuses/bonus-settings';
import { cancelBonus } from '../services/bonuses/cancel';
import { getActiveBonus } from '../services/bonuses/get-active-bonus';
import { listBonuses } from '../services/bonuses/list-bonuses';
import { listOwnBonuses } from '../services/bonuses/list-own-bonuses';
import { subscribeBonus } from '../services/bonuses/subscribe';
import { validateBonus } from '../services/bonuses/validate-bonus';
import { serve } from './serve';

export function bonusRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listBonuses, async ({ caller, query }) => ({
    status: 200,
    body: await listBonuses(ctx, caller, query),
  }));
  serve(app, ctx, contract.validateBonus, async ({ caller, query }) => ({
    status: 200,
    body: await validateBonus(ctx, caller, query),
  }));
  serve(app, ctx, settingsEndpoint, async ({ caller, query }) => ({
    status: 200,
    body: await getBonusSettings(ctx, caller, query.currency),
  }));
  serve(app, ctx, contract.getActiveBonus, async ({ caller }) => {
    const body = await getActiveBonus(ctx, caller);
    return body ? { status: 200, body } : { status: 204, body: null };
  });
  serve(app, ctx, contract.listOwnBonuses, async ({ caller, query }) => ({
    status: 200,
    body: await listOwnBonuses(ctx, caller, query),
  }));
  serve(app, ctx, contract.subscribeBonus, async ({ caller, params, body }) => ({
    status: 201,
    body: await subscribeBonus(ctx, caller, { id: params.id, code: body.code }),
  }));
  serve(app, ctx, contract.cancelBonus, async ({ caller, params }) => ({
    status: 200,
    body: await cancelBonus(ctx, caller, params.id),
  }));
}
