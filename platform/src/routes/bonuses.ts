import { getBonusSettings as settingsEndpoint } from '@kozyr/contracts/bonus-settings';
import * as contract from '@kozyr/contracts/bonuses';
import { listOwnBonuses as ownBonusesEndpoint } from '@kozyr/contracts/own-bonuses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { inLanguage } from '../services/money/user-bonuses/bonus-view';
import { getBonusSettings } from '../services/rewards/bonuses/bonus-settings';
import { cancelBonus } from '../services/rewards/bonuses/cancel';
import { expireAndGetActiveBonus } from '../services/rewards/bonuses/expire-and-get-active-bonus';
import { listBonuses } from '../services/rewards/bonuses/list-bonuses';
import { listOwnBonuses } from '../services/rewards/bonuses/list-own-bonuses';
import { subscribeBonus } from '../services/rewards/bonuses/subscribe';
import { validateBonus } from '../services/rewards/bonuses/validate-bonus';
import { requestLocale } from './request-locale';
import { serve } from './serve';

export function bonusRoutes(app: FastifyInstance, ctx: Context): void {
  const activeIn = (active: contract.ActiveUserBonus, request: FastifyRequest) => ({
    ...active,
    bonus: inLanguage(active.bonus, requestLocale(request)),
  });
  serve(app, ctx, contract.listBonuses, async ({ caller, query, request }) => {
    const list = await listBonuses(ctx, caller, query);
    return {
      status: 200,
      body: { ...list, items: list.items.map((bonus) => inLanguage(bonus, requestLocale(request))) },
    };
  });
  serve(app, ctx, contract.validateBonus, async ({ caller, query, request }) => ({
    status: 200,
    body: inLanguage(await validateBonus(ctx, caller, query), requestLocale(request)),
  }));
  serve(app, ctx, settingsEndpoint, async ({ caller, query }) => ({
    status: 200,
    body: await getBonusSettings(ctx, caller, query.currency),
  }));
  serve(app, ctx, contract.getActiveBonus, async ({ caller, request }) => {
    const active = await expireAndGetActiveBonus(ctx, caller);
    return active ? { status: 200, body: activeIn(active, request) } : { status: 204, body: null };
  });
  serve(app, ctx, ownBonusesEndpoint, async ({ caller, query, request }) => ({
    status: 200,
    body: await listOwnBonuses(ctx, caller, { ...query, locale: requestLocale(request) }),
  }));
  serve(app, ctx, contract.subscribeBonus, async ({ caller, params, body, request }) => ({
    status: 201,
    body: activeIn(await subscribeBonus(ctx, caller, { id: params.id, code: body.code }), request),
  }));
  serve(app, ctx, contract.cancelBonus, async ({ caller, params }) => ({
    status: 200,
    body: await cancelBonus(ctx, caller, params.id),
  }));
}
