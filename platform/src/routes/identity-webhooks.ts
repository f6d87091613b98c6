import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { ForgedVerdict, type IdentityVerifier } from '../gateways/identity/port';
import { identityVerifier } from '../gateways/identity/verifiers';
import { receiveVerifierEvent } from '../services/identity/identity-checks/receive-verifier-event';

function readEvent(verifier: IdentityVerifier, { body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) throw new DomainError('BAD_REQUEST', 'The event must be sent as application/json.');
  try {
    return verifier.readEvent?.(headers, body) ?? null;
  } catch (error) {
    if (error instanceof ForgedVerdict) throw new DomainError('UNAUTHORIZED', error.message);
    throw new DomainError('BAD_REQUEST', 'The event is not what the protocol says.');
  }
}

/** POST /webhooks/identity/{verifier}: signed over the raw body, so this scope does not parse JSON. */
export function identityWebhookRoutes(app: FastifyInstance, ctx: Context): void {
  const verifier = identityVerifier(ctx);
  app.register(async (scope) => {
    takeRawBodies(scope, 'application/json');
    scope.post<{ Params: { verifier: string } }>(
      '/webhooks/identity/:verifier',
      { schema: { hide: true } },
      async (request, reply) => {
        if (request.params.verifier !== verifier.name || !verifier.readEvent)
          throw new DomainError('NOT_FOUND', 'There is no such verifier.');
        const event = readEvent(verifier, request);
        if (event) await receiveVerifierEvent(ctx, verifier, event);
        return reply.code(200).send({ received: true });
      },
    );
  });
}
