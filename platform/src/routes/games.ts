import { BIG_WIN_FROM, listBigWins, listLatestWins } from '@kozyr/contracts/big-wins';
import * as contract from '@kozyr/contracts/games';
import { listPlayedNow } from '@kozyr/contracts/played-now';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { Integrations } from '../gateways/providers/integrations';
import type { OpeningFrom } from '../gateways/providers/port';
import type { Listener } from '../outbox/listen';
import type { EventHub } from '../services/kernel/events/hub';
import { latestWins } from '../services/play/big-wins/latest-wins';
import { liveBigWins } from '../services/play/big-wins/live-big-wins';
import { watchLatestWins } from '../services/play/big-wins/watch-latest-wins';
import { getGame } from '../services/play/games/get-game';
import { launchDemo, launchGame } from '../services/play/games/launch';
import { listGames } from '../services/play/games/list-games';
import { liveCatalogue } from '../services/play/games/live-catalogue';
import { livePlayedNow } from '../services/play/games/played-now';
import { relatedGames } from '../services/play/games/related-games';
import { searchGames } from '../services/play/games/search-games';
import { answerConditionally } from './conditional';
import { gameIndexRoutes } from './game-index';
import { liveRoutes } from './live';
import { playerGameRoutes } from './player-games';
import { serve } from './serve';

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';
const MINUTE_CACHE_CONTROL = 'public, max-age=60';
const LATEST_CACHE_CONTROL = 'public, max-age=2';

/** Where a game is opened from, by what the browser says of itself. */
const openingFrom = ({ ip, headers }: FastifyRequest): OpeningFrom => ({
  address: ip,
  mobile: /Mobi|Android/i.test(headers['user-agent'] ?? ''),
});

/** The catalogue, the same for everybody, and the ways in to a game. */
export function gameRoutes(
  app: FastifyInstance,
  ctx: Context,
  { listener, integrations, streams }: { listener: Listener; integrations: Integrations; streams: EventHub },
): void {
  const catalogue = liveCatalogue(ctx, listener);
  gameIndexRoutes(app, ctx, catalogue);
  liveRoutes(app, ctx, { catalogue, integrations, streams });
  playerGameRoutes(app, ctx, catalogue);

  app.register(async (scope) => {
    answerConditionally(scope, CACHE_CONTROL);
    serve(scope, ctx, contract.listGames, async ({ query }) => ({
      status: 200,
      body: listGames(await catalogue.current(), query),
    }));
    serve(scope, ctx, contract.searchGames, async ({ query }) => ({
      status: 200,
      body: searchGames(await catalogue.current(), query.q, query.limit),
    }));
    serve(scope, ctx, contract.getGame, async ({ params }) => ({
      status: 200,
      body: await getGame(ctx.db, await catalogue.current(), params.slug),
    }));
    serve(scope, ctx, contract.listRelatedGames, async ({ params, query }) => ({
      status: 200,
      body: { items: relatedGames(await catalogue.current(), params.slug, query.limit) },
    }));
    serve(scope, ctx, contract.listProviders, async () => ({
      status: 200,
      body: { items: (await catalogue.current()).providers },
    }));
  });

  const bigWins = liveBigWins(ctx, catalogue);
  const playedNow = livePlayedNow(ctx, catalogue);
  app.register(async (scope) => {
    answerConditionally(scope, MINUTE_CACHE_CONTROL);
    serve(scope, ctx, listPlayedNow, async () => ({ status: 200, body: { items: await playedNow() } }));
    serve(scope, ctx, listBigWins, async ({ query }) => ({
      status: 200,
      body: { from: BIG_WIN_FROM, items: await bigWins(query.game) },
    }));
  });

  const newest = latestWins(ctx, catalogue);
  serve(app, ctx, listLatestWins, async ({ reply }) => {
    reply.header('cache-control', LATEST_CACHE_CONTROL);
    return { status: 200, body: { items: await newest() } };
  });
  let stop = () => {};
  app.addHook('onReady', async () => {
    stop = watchLatestWins(ctx, streams, newest);
  });
  app.addHook('preClose', async () => stop());

  serve(app, ctx, contract.launchGame, async ({ caller, params, body, request }) => ({
    status: 201,
    body: await launchGame(ctx, integrations, caller, {
      slug: params.slug,
      locale: body.locale,
      from: openingFrom(request),
    }),
  }));
  serve(app, ctx, contract.launchDemo, async ({ params, body, request }) => ({
    status: 201,
    body: await launchDemo(ctx, integrations, { slug: params.slug, ...body, from: openingFrom(request) }),
  }));
}
