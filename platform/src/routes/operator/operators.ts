import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addOperator } from '../../services/identity/operators/add-operator';
import { disableOperator } from '../../services/identity/operators/disable-operator';
import { inviteOperator, inviteOperatorAgain } from '../../services/identity/operators/invite';
import { getOwnOperator, listOperators } from '../../services/identity/operators/list-operators';
import {
  changeOperatorRole,
  confirmOperatorRole,
  createOperatorRole,
  listOperatorRoles,
  rejectOperatorRole,
  removeOperatorRole,
} from '../../services/identity/operators/roles';
import { setOperatorRole } from '../../services/identity/operators/set-role';
import { serve } from '../serve';

function roleRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listOperatorRoles, async () => ({ status: 200, body: await listOperatorRoles(ctx) }));
  serve(app, ctx, endpoints.createOperatorRole, async ({ caller, body }) => ({
    status: 201,
    body: await createOperatorRole(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.changeOperatorRole, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeOperatorRole(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.confirmOperatorRole, async ({ caller, params, body }) => ({
    status: 200,
    body: await confirmOperatorRole(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.rejectOperatorRole, async ({ caller, params, body }) => ({
    status: 200,
    body: await rejectOperatorRole(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.removeOperatorRole, async ({ caller, params }) => {
    await removeOperatorRole(ctx, caller, params.name);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.setOperatorRole, async ({ caller, params, body }) => ({
    status: 200,
    body: await setOperatorRole(ctx, caller, { ...params, ...body }),
  }));
}

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
  roleRoutes(app, ctx);
}
