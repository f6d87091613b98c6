import { isDatabaseUnavailable } from '@kozyr/kit/database-unavailable';
import { clientStatusOf } from '@kozyr/kit/http-server';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Seconds after which a turned-away caller may try again. */
const RETRY_AFTER_SECONDS = 2;

/** What a caller reads of an error: a refusal's own code, that the database does not serve, or that something went wrong here. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof DomainError) {
      const { status, code: errorCode, message, details, retryAfter } = error;
      const later = retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : null);
      if (later !== null) reply.header('retry-after', later);
      return reply.status(status).send({ errorCode, message, ...details });
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'The database does not serve');
      return reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send({
        errorCode: 'DATABASE_UNAVAILABLE',
        message: 'The database does not serve now; try again after Retry-After',
      });
    }
    const status = clientStatusOf(error);
    if (status !== null) {
      return reply.status(status).send({ errorCode: 'BAD_REQUEST', message: 'The request could not be read' });
    }
    request.log.error({ err: error }, 'A request failed');
    return reply.status(500).send({ errorCode: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ errorCode: 'NOT_FOUND', message: 'Nothing here' }),
  );
}
