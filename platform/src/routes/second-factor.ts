import * as contract from '@kozyr/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { confirmSecondFactor } from '../services/identity/second-factor/confirm';
import { disableSecondFactor } from '../services/identity/second-factor/disable';
import { getSecondFactor } from '../services/identity/second-factor/get-second-factor';
import { replaceRecoveryCodes } from '../services/identity/second-factor/replace-recovery-codes';
import { setUpSecondFactor } from '../services/identity/second-factor/set-up';
import { serve } from './serve';

/** What a player signs in by besides the password. */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.getSecondFactor, async ({ caller }) => ({
    status: 200,
    body: await getSecondFactor(ctx, caller),
  }));
  serve(app, ctx, contract.setUpSecondFactor, async ({ caller, body, request }) => ({
    status: 200,
    body: await setUpSecondFactor(ctx, caller, { ...body, ip: request.ip }),
  }));
  serve(app, ctx, contract.confirmSecondFactor, async ({ caller, body }) => ({
    status: 200,
    body: { recovery_codes: await confirmSecondFactor(ctx, caller, body.code) },
  }));
  serve(app, ctx, contract.replaceRecoveryCodes, async ({ caller, body }) => ({
    status: 200,
    body: { recovery_codes: await replaceRecoveryCodes(ctx, caller, body.code) },
  }));
  serve(app, ctx, contract.disableSecondFactor, async ({ caller, body, request }) => ({
    status: 200,
    body: await disableSecondFactor(ctx, caller, { ...body, ip: request.ip }),
  }));
}
