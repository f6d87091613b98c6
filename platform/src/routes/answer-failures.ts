import type { ApiError } from '@kozyr/contracts/errors';
import { clientStatusOf } from '@kozyr/kit/http-server';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/database';
import { DomainError, statusOf } from '../errors';
import { seldom } from '../seldom';

/** Seconds after which a turned-away caller may try again. */
const RETRY_AFTER_SECONDS = 2;

/** An answer 503 that says when to come back. */
export function later(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
}

/** Whether the database refused a text for what is in it: a zero byte, which JSON and addresses can carry. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || !error.cause) return false;
  return 'code' in error.cause && (error.cause.code === '22021' || error.cause.code === '22P05');
}

/** Refusals of the moment, of the whole service and not of one game or request: they say when to come back. */
const PASSING: ReadonlySet<ApiError['errorCode']> = new Set([
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
]);

/** The one place where whatever a route throws becomes an answer of the contract. */
export function answerFailures(app: FastifyInstance): void {
  const logDatabaseGone = seldom((err, missed) => app.log.error({ err, missed }, 'the database is unavailable'));

  app.setErrorHandler((error, request, reply) => {
    const answer = (code: ApiError['errorCode'], rest: Omit<ApiError, 'errorCode' | 'requestId'>) =>
      (PASSING.has(code) ? later(reply) : reply.code(statusOf[code])).send({
        errorCode: code,
        ...rest,
        requestId: request.id,
      } satisfies ApiError);
    if (error instanceof DomainError) return answer(error.code, { message: error.message, details: error.details });
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => ({
        path: issue.instancePath.slice(1).replaceAll('/', '.'),
        message: issue.message ?? 'is wrong',
      }));
      return answer('VALIDATION_ERROR', { message: 'Some fields are wrong; see fields.', fields });
    }
    if (isDatabaseUnavailable(error)) {
      logDatabaseGone(error);
      return answer('DATABASE_UNAVAILABLE', {
        message: 'The database is unavailable; try again after Retry-After.',
      });
    }
    if (clientStatusOf(error) !== null)
      return answer('BAD_REQUEST', { message: error instanceof Error ? error.message : 'Bad request.' });
    if (isUnstorable(error))
      return answer('BAD_REQUEST', { message: 'A text holds a character that no text may hold.' });
    request.log.error({ err: error }, 'request failed');
    return answer('INTERNAL_SERVER_ERROR', { message: 'Something went wrong; try again later.' });
  });
}
