import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  changeIntegration,
  confirmIntegration,
  createIntegration,
  getIntegration,
  listIntegrations,
  rejectIntegration,
  switchIntegration,
} from '../../services/admin/integrations/change';
import { checkIntegration } from '../../services/admin/integrations/check';
import { addIntegrationKey, confirmIntegrationKey, endIntegrationKey } from '../../services/admin/integrations/keys';
import { listIntegrationValidations, validateIntegrationWallet } from '../../services/admin/integrations/validations';
import { tryWallet } from '../../validate-wallet/try-wallet';
import { serve } from '../serve';

/** Studios and gateways: what they are reached by, their keys, and trials of our wallet in their name. */
export function integrationRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listIntegrations, async () => ({ status: 200, body: await listIntegrations(ctx) }));
  serve(app, ctx, endpoints.getIntegration, async ({ params }) => ({
    status: 200,
    body: await getIntegration(ctx, params.name),
  }));
  serve(app, ctx, endpoints.checkIntegration, async ({ params }) => ({
    status: 200,
    body: await checkIntegration(ctx, params.name),
  }));
  serve(app, ctx, endpoints.createIntegration, async ({ caller, body }) => ({
    status: 201,
    body: await createIntegration(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.changeIntegration, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeIntegration(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.switchIntegration, async ({ caller, params, body }) => ({
    status: 200,
    body: await switchIntegration(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.confirmIntegration, async ({ caller, params, body }) => ({
    status: 200,
    body: await confirmIntegration(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.rejectIntegration, async ({ caller, params, body }) => ({
    status: 200,
    body: await rejectIntegration(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.addIntegrationKey, async ({ caller, params, body }) => ({
    status: 201,
    body: await addIntegrationKey(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.confirmIntegrationKey, async ({ caller, params }) => ({
    status: 200,
    body: await confirmIntegrationKey(ctx, caller, params),
  }));
  serve(app, ctx, endpoints.endIntegrationKey, async ({ caller, params, body }) => ({
    status: 200,
    body: await endIntegrationKey(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.validateIntegrationWallet, async ({ caller, params }) => ({
    status: 202,
    body: await validateIntegrationWallet(ctx, caller, { name: params.name, tryWallet }),
  }));
  serve(app, ctx, endpoints.listIntegrationValidations, async ({ params }) => ({
    status: 200,
    body: await listIntegrationValidations(ctx, params.name),
  }));
}
