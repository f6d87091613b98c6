import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import { pathOf, signatureIn } from '@kozyr/kit/signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { gatewayNamed } from '../gateways/payments/gateways';
import { ForgedEvent, type PaymentGateway } from '../gateways/payments/port';
import { receiveEvent } from '../services/money/gateway-events/receive-event';

function readEvent(gateway: PaymentGateway, { body, headers, url }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) throw new DomainError('BAD_REQUEST', 'The event must be sent as application/json.');
  try {
    return gateway.readEvent(pathOf(url), body, signatureIn(headers));
  } catch (error) {
    if (error instanceof ForgedEvent) throw new DomainError('UNAUTHORIZED', error.message);
    throw new DomainError('BAD_REQUEST', 'The event is not what the protocol says.');
  }
}

/** POST /webhooks/payments/{gateway}: signed over path and raw body, so this scope does not parse JSON. */
export function paymentWebhookRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    takeRawBodies(scope, 'application/json');
    scope.post<{ Params: { gateway: string } }>(
      '/webhooks/payments/:gateway',
      { schema: { hide: true } },
      async (request, reply) => {
        const gateway = gatewayNamed(ctx, request.params.gateway);
        if (!gateway) throw new DomainError('NOT_FOUND', 'There is no such payment gateway.');
        const event = readEvent(gateway, request);
        await receiveEvent(ctx, gateway.name, event);
        return reply.code(200).send({ received: event.event_id });
      },
    );
  });
}
