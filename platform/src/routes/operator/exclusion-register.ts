import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addToRegister } from '../../services/admin/exclusion-register/add-entries';
import { listRegisterEntries } from '../../services/admin/exclusion-register/list-entries';
import { removeFromRegister } from '../../services/admin/exclusion-register/remove-entry';
import { serve } from '../serve';

/** The house's register of people who may not play. */
export function exclusionRegisterRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listRegister, async ({ query }) => ({
    status: 200,
    body: await listRegisterEntries(ctx, query),
  }));
  serve(app, ctx, endpoints.addToRegister, async ({ caller, body }) => ({
    status: 200,
    body: await addToRegister(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.removeFromRegister, async ({ caller, params, body }) => ({
    status: 200,
    body: await removeFromRegister(ctx, caller, { ...params, ...body }),
  }));
}
