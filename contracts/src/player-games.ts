import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** The most games that one call may bring along. */
export const MAX_GAMES_BROUGHT = 200;

const slug = z.string().check(z.minLength(1), z.maxLength(200));

/** Games by slug, newest first. Those that are not on offer at the moment are left out. */
const favouritesSchema = z.object({ items: z.array(z.object({ slug: z.string(), added_at: z.string() })) });
const recentGamesSchema = z.object({ items: z.array(z.object({ slug: z.string(), played_at: z.string() })) });
export type Favourites = z.infer<typeof favouritesSchema>;
export type RecentGames = z.infer<typeof recentGamesSchema>;

const mostPlayedStudioSchema = z.object({
  studio: z
    .nullable(
      z.object({
        slug: z.string(),
        name: z.string(),
        games: z
          .array(z.object({ slug: z.string(), title: z.string(), image: z.string() }))
          .check(
            z.describe(
              'One or two games of it that the player has never opened and is offered, what is played most first. image: as that of a game.',
            ),
          ),
      }),
    )
    .check(
      z.describe(
        'null: fewer than 20 rounds at it, or all on one day, or no game of it is left that the player has not opened.',
      ),
    ),
});
export type MostPlayedStudio = z.infer<typeof mostPlayedStudioSchema>;

export const listFavourites = endpoint({
  method: 'GET',
  path: '/users/favourites',
  tag: 'games',
  auth: 'bearer',
  summary: "The player's favourite games, newest first",
  responses: { 200: favouritesSchema },
  errors: [],
});

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/users/favourites/{slug}',
  tag: 'games',
  auth: 'bearer',
  summary: 'Makes a game a favourite; one that is stays as it is',
  params: z.object({ slug }),
  responses: { 204: null },
  errors: ['NOT_FOUND'],
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/users/favourites/{slug}',
  tag: 'games',
  auth: 'bearer',
  summary: 'A game is no favourite any more; one that was none stays so',
  params: z.object({ slug }),
  responses: { 204: null },
  errors: [],
});

export const mergeFavourites = endpoint({
  method: 'POST',
  path: '/users/favourites',
  tag: 'games',
  auth: 'bearer',
  summary: 'Adds what a visitor liked before the login, newest first; unknown games are left out',
  body: z.object({ games: z.array(slug).check(z.maxLength(MAX_GAMES_BROUGHT)) }),
  responses: { 200: favouritesSchema },
  errors: [],
});

export const listRecentGames = endpoint({
  method: 'GET',
  path: '/users/recent-games',
  tag: 'games',
  auth: 'bearer',
  summary: 'The last 24 games the player opened, newest first',
  responses: { 200: recentGamesSchema },
  errors: [],
});

export const mergeRecentGames = endpoint({
  method: 'POST',
  path: '/users/recent-games',
  tag: 'games',
  auth: 'bearer',
  summary: 'Adds games that were opened as a demo, before the login or after it; unknown games are left out',
  body: z.object({
    games: z
      .array(z.object({ slug, played_at: z.iso.datetime() }))
      .check(z.maxLength(MAX_GAMES_BROUGHT), z.describe('A time ahead of the platform’s counts as now.')),
  }),
  responses: { 200: recentGamesSchema },
  errors: [],
});

export const getMostPlayedStudio = endpoint({
  method: 'GET',
  path: '/users/most-played-studio',
  tag: 'games',
  auth: 'bearer',
  summary:
    'The studio with most of the player’s settled rounds for money begun in the last 30 days, of the newest 5000; of equals the one played last',
  responses: { 200: mostPlayedStudioSchema },
  errors: [],
});
