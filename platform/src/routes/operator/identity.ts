import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, OperatorCaller } from '../../context';
import { approveCheck, denyCheck } from '../../services/identity/identity-checks/decide-by-operator';
import { listIdentityChecks } from '../../services/identity/identity-checks/list-for-operators';
import { lookAtCheck, lookAtPicture } from '../../services/identity/identity-checks/look-at-check';
import { operatorHooks } from '../operator-calls';
import { serve } from '../serve';

/** Not by serve(): its answer is a file, to be kept and never shown in a page. */
function pictureRoute(app: FastifyInstance, ctx: Context): void {
  const endpoint = endpoints.getIdentityPicture;
  const operators = new WeakMap<FastifyRequest, OperatorCaller>();
  const hooks = operatorHooks(ctx, endpoint, (request, who) => {
    if ('operatorId' in who) operators.set(request, who);
  });
  app.get(
    endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    {
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        security: [{ operator: [] }],
        params: endpoint.params,
      },
      ...hooks,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await hooks.onRequest(request);
      },
    },
    async (request, reply) => {
      const operator = operators.get(request);
      if (!operator) throw new Error('No operator was admitted.');
      const { jpeg, name } = await lookAtPicture(ctx, operator, endpoint.params.parse(request.params));
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/jpeg')
        .send(jpeg);
    },
  );
}

/** Checks of who players are, and the pictures of their documents. */
export function operatorIdentityRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listIdentityChecks, async ({ query }) => ({
    status: 200,
    body: await listIdentityChecks(ctx, query),
  }));
  serve(app, ctx, endpoints.getIdentityCheck, async ({ caller, params }) => ({
    status: 200,
    body: await lookAtCheck(ctx, caller, params.id),
  }));
  pictureRoute(app, ctx);
  serve(app, ctx, endpoints.approveIdentityCheck, async ({ caller, params, body }) => ({
    status: 200,
    body: await approveCheck(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.denyIdentityCheck, async ({ caller, params, body }) => ({
    status: 200,
    body: await denyCheck(ctx, caller, { ...params, ...body }),
  }));
}
