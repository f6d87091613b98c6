import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { gameSchema } from './games';

/** A game counts as played now for so many seconds after a stake. */
export const PLAYED_NOW_SECONDS = 300;

/** Fewer players than these are not told of: one alone would be watched. */
export const MIN_PLAYERS_TOLD = 2;

/** How many play a game now. */
export const playedNowSchema = z.object({
  slug: gameSchema.shape.slug,
  players: z
    .number()
    .check(
      z.int(),
      z.minimum(MIN_PLAYERS_TOLD),
      z.describe('Different players; each counts for the game of their last stake that was not given back.'),
    ),
});
export type PlayedNow = z.infer<typeof playedNowSchema>;

export const listPlayedNow = endpoint({
  method: 'GET',
  path: '/played-now',
  tag: 'games',
  auth: 'none',
  summary: 'Games that at least two players staked money in within five minutes, most played first; up to a minute old',
  responses: { 200: z.object({ items: z.array(playedNowSchema) }) },
  errors: [],
});
