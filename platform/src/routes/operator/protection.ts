import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  excludeForPlayer,
  getPlayerProtection,
  liftBarring,
  liftSuspension,
  suspendPlayer,
} from '../../services/identity/protection/suspend';
import { resetSecondFactor } from '../../services/identity/second-factor/reset';
import { serve } from '../serve';

/** What keeps a player from playing or from signing in, and what operators may do about it. */
export function operatorProtectionRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getPlayerProtection, async ({ params }) => ({
    status: 200,
    body: await getPlayerProtection(ctx, params.id),
  }));
  serve(app, ctx, endpoints.suspendPlayer, async ({ caller, params, body }) => ({
    status: 200,
    body: await suspendPlayer(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.liftSuspension, async ({ caller, params, body }) => ({
    status: 200,
    body: await liftSuspension(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.excludeForPlayer, async ({ caller, params, body }) => ({
    status: 200,
    body: await excludeForPlayer(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.liftBarring, async ({ caller, params, body }) => ({
    status: 200,
    body: await liftBarring(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.resetSecondFactor, async ({ caller, params, body }) => ({
    status: 200,
    body: await resetSecondFactor(ctx, caller, { ...params, ...body }),
  }));
}
