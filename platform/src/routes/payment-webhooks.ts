import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { gatewayNamed } from '../gateways/payments/gateways';
import { ForgedEvent, type PaymentGateway } from '../gateways/payments/port';
import { receiveEvent } from '../services/payments/receive-event';
import { pathOf } from '../signature';

function readEvent(gateway: PaymentGateway, { body, headers, url }: FastifyRequest) {
  const signature = headers[SIGNATURE_HEADER];
  if (!Buffer.isBuffer(body)) throw new DomainError('BAD_REQUEST', 'The event must be sent as application/json.');
  try {
    return gateway.readEvent(pathOf(url), body, Array.isArray(signature) ? undefined : signature);
  } catch (error) {
    if (error instanceof ForgedEvent) throw new DomainError('UNAUTHORIZED', error.message);
    throw new DomainError('BAD_REQUEST', 'The event is not what the protocol says.');
  }
}

/** POST /webhooks/payments/{gateway}: signed over path and raw body, so this scope does not parse JSON. */
export function paymentWebhookRoutes(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
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
