import * as contract from '@kozyr/contracts/player-games';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import type { LiveCatalogue } from '../services/play/games/live-catalogue';
import * as favourites from '../services/play/player-games/favourites';
import { getMostPlayedStudio } from '../services/play/player-games/most-played-studio';
import { listRecentGames, mergeRecentGames } from '../services/play/player-games/recent-games';
import { serve } from './serve';

/** What a player likes and has played. */
export function playerGameRoutes(app: FastifyInstance, ctx: Context, catalogue: LiveCatalogue): void {
  serve(app, ctx, contract.listFavourites, async ({ caller }) => ({
    status: 200,
    body: await favourites.listFavourites(ctx, await catalogue.current(), caller),
  }));
  serve(app, ctx, contract.addFavourite, async ({ caller, params }) => {
    await favourites.addFavourite(ctx, caller, params.slug);
    return { status: 204, body: null };
  });
  serve(app, ctx, contract.removeFavourite, async ({ caller, params }) => {
    await favourites.removeFavourite(ctx, caller, params.slug);
    return { status: 204, body: null };
  });
  serve(app, ctx, contract.mergeFavourites, async ({ caller, body }) => {
    await favourites.mergeFavourites(ctx, caller, body.games);
    return { status: 200, body: await favourites.listFavourites(ctx, await catalogue.current(), caller) };
  });
  serve(app, ctx, contract.listRecentGames, async ({ caller }) => ({
    status: 200,
    body: await listRecentGames(ctx, await catalogue.current(), caller),
  }));
  serve(app, ctx, contract.mergeRecentGames, async ({ caller, body }) => {
    await mergeRecentGames(ctx, caller, body.games);
    return { status: 200, body: await listRecentGames(ctx, await catalogue.current(), caller) };
  });
  serve(app, ctx, contract.getMostPlayedStudio, async ({ caller }) => ({
    status: 200,
    body: await getMostPlayedStudio(ctx, await catalogue.current(), caller),
  }));
}
