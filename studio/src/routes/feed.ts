import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import { feedOf } from '../catalogue/feed';
import type { Env } from '../env';
import { accepts } from './pages';

/**
 * The catalogue for whoever imports it: over a megabyte for some thousand games, so it is written and compressed once, when
 * it is first asked for, and whoever has this version already gets 304.
 */
export async function feed(
  app: FastifyInstance,
  { catalogue, blocked }: { catalogue: Catalogue; blocked: Env['BLOCKED_GAMES'] },
): Promise<void> {
  const body = feedOf(catalogue.games, blocked);
  const etag = `"${body.version}"`;
  const plain = Buffer.from(JSON.stringify(body));
  let packed: Promise<Buffer> | null = null;

  app.get('/feed', async (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    if (!accepts(request, 'gzip')) return reply.send(plain);
    packed ??= promisify(gzip)(plain);
    return reply.header('content-encoding', 'gzip').send(await packed);
  });
}
