import { getGameIndex, getGameSummary } from '@kozyr/contracts/game-index';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { summariseGames } from '../services/play/games/game-index';
import type { LiveCatalogue } from '../services/play/games/live-catalogue';
import { chooseEncoding, packedIndex } from '../services/play/games/packed-index';
import { answerConditionally, heldAlready } from './conditional';
import { serve } from './serve';

/** Of the version that is current: it says what it holds, so nobody need ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=60, stale-while-revalidate=300';

/** The whole catalogue for browsers that filter by themselves, packed once for each version of it, and its summary. */
export function gameIndexRoutes(app: FastifyInstance, ctx: Context, catalogue: LiveCatalogue): void {
  app.get<{ Querystring: { version?: string } }>(
    getGameIndex.path,
    {
      schema: {
        summary: getGameIndex.summary,
        tags: [getGameIndex.tag],
        querystring: getGameIndex.query,
        response: getGameIndex.responses,
      },
    },
    async (request, reply) => {
      const current = await catalogue.current();
      const tag = `W/"${current.version}"`;
      const named = request.query.version === current.version;
      reply
        .header('etag', tag)
        .header('vary', 'accept-encoding')
        .header('cache-control', named ? FOR_EVER : FOR_NOW);
      if (heldAlready(request, tag)) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
      const index = await packedIndex(current);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(index[encoding]);
    },
  );

  app.register(async (scope) => {
    answerConditionally(scope, FOR_NOW);
    serve(scope, ctx, getGameSummary, async () => ({ status: 200, body: summariseGames(await catalogue.current()) }));
  });
}
