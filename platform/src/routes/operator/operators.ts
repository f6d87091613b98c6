import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addOperator } from '../../services/identity/operators/add-operator';
import { disableOperator } from '../../services/identity/operators/disable-operator';
import { inviteOperator, inviteOperatorAgain } from '../../services/identity/operators/invite';
import { getOwnOperator, listOperators } from '../../services/identity/operators/list-operators';
import { serve } from '../serve';

export function operatorsRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getOwnOperator, async ({ caller }) => ({
    status: 200,
    body: await getOwnOperator(ctx, caller),
  }));
  serve(app, ctx, endpoints.listOperators, async () => ({ status: 200, body: await listOperators(ctx) }));
  serve(app, ctx, endpoints.addOperator, async ({ caller, body }) => ({
    status: 201,
    body: await addOperator(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.inviteOperator, async ({ caller, body }) => ({
    status: 201,
    body: await inviteOperator(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.inviteOperatorAgain, async ({ caller, params }) => ({
    status: 201,
    body: await inviteOperatorAgain(ctx, caller, params.name),
  }));
  serve(app, ctx, endpoints.disableOperator, async ({ caller, params }) => ({
    status: 200,
    body: await disableOperator(ctx, caller, params.name),
  }));
}
