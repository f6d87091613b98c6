import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors';

/** In the scope it is called for, a body that is no JSON is refused before it is read, in the words of the contract. */
export function refuseFiles(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new DomainError('CHAT_TEXT_ONLY', 'Messages are text in JSON: files, pictures and forms are not taken.'));
  });
}
