import { listBigWins } from '@kozyr/contracts/big-wins';
import * as contract from '@kozyr/contracts/games';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Integrations } from '../gateways/providers/integrations';
import type { Listener } from '../outbox/listen';
import { launchDemo, launchGame } from '../services/games/launch';
import { listGames } from '../services/games/list-games';
import { liveCatalogue } from '../services/games/live-catalogue';
import { searchGames } from '../services/games/search-games';
import { liveBigWins } from '../services/rounds/live-big-wins';
import { answerConditionally } from './conditional';
import { serve } from './serve';

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';
const WINS_CACHE_CONTROL = 'public, max-age=60';

/** The catalogue, the same for everybody, and the ways in to a game. */
export function gameRoutes(app: FastifyInstance, ctx: Context, listener: Listener, integrations: Integrations): void {
  const catalogue = liveCatalogue(ctx, listener);

  app.register(async (scope) => {
    answerConditionally(scope, CACHE_CONTROL);
    serve(scope, ctx, contract.listGames, async ({ query }) => ({
      status: 200,
      body: listGames(await catalogue.current(), query),
    }));
    serve(scope, ctx, contract.searchGames, async ({ query }) => ({
      status: 200,
      body: { items: searchGames(await catalogue.current(), query.q, query.limit) },
    }));
    serve(scope, ctx, contract.getGame, async ({ params }) => {
      const game = (await catalogue.current()).bySlug.get(params.slug);
      if (!game) throw new DomainError('NOT_FOUND', `There is no game ${params.slug}.`);
      return { status: 200, body: game };
    });
    serve(scope, ctx, contract.listProviders, async () => ({
      status: 200,
      body: { items: (await catalogue.current()).providers },
    }));
  });

  const bigWins = liveBigWins(ctx, catalogue);
  app.register(async (scope) => {
    answerConditionally(scope, WINS_CACHE_CONTROL);
    serve(scope, ctx, listBigWins, async () => ({ status: 200, body: { items: await bigWins() } }));
  });

  serve(app, ctx, contract.launchGame, async ({ caller, params, body }) => ({
    status: 201,
    body: await launchGame(ctx, integrations, { caller, slug: params.slug, locale: body.locale }),
  }));
  serve(app, ctx, contract.launchDemo, async ({ params, body }) => ({
    status: 201,
    body: await launchDemo(ctx, integrations, { slug: params.slug, ...body }),
  }));
}
