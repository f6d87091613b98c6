import type { FastifyInstance } from 'fastify';

/**
 * Lets a scope's routes have their bodies as the bytes that came, since a signature is of the bytes. Other types of content are refused
 * with 415.
 * @param contentType '*' takes whatever is sent
 */
export function takeRawBodies(scope: FastifyInstance, contentType: '*' | 'application/json'): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(contentType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
