import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import { pathOf } from '@kozyr/kit/signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { paymentGateways } from '../gateways/payments/gateways';
import { ForgedEvent, GatewayUnavailable, type PaymentGateway } from '../gateways/payments/port';
import { receiveEvent } from '../services/money/gateway-events/receive-event';

async function readEvent(gateway: PaymentGateway, { body, headers, url }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) throw new DomainError('BAD_REQUEST', 'The event must have a body.');
  try {
    return await gateway.readEvent({ path: pathOf(url), body, headers });
  } catch (error) {
    if (error instanceof ForgedEvent) throw new DomainError('UNAUTHORIZED', error.message);
    if (error instanceof GatewayUnavailable) throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', error.message);
    throw new DomainError('BAD_REQUEST', 'The event is not what the protocol says.');
  }
}

/** POST /webhooks/payments/{gateway}: signed over the body as it came, so this scope parses none. Which type it may have, its protocol says. */
export function paymentWebhookRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    takeRawBodies(scope, '*');
    scope.post<{ Params: { gateway: string } }>(
      '/webhooks/payments/:gateway',
      { schema: { hide: true } },
      async (request, reply) => {
        const gateway = (await paymentGateways(ctx)).named(request.params.gateway);
        if (!gateway) throw new DomainError('NOT_FOUND', 'There is no such payment gateway.');
        const event = await readEvent(gateway, request);
        await receiveEvent(ctx, gateway.name, event);
        return reply.code(200).send({ received: event.event_id });
      },
    );
  });
}
