import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { gameSchema } from './games';
import { type Currency, currencySchema, moneySchema } from './money';
import { avatarSchema } from './nicknames';

/** A win counts as big from this amount on, in major units; published with the list. */
export const BIG_WIN_FROM: Readonly<Record<Currency, string>> = { uah: '500.00', kzt: '5000.00' };

/** A win as everybody may read it: nothing in it leads to the player. */
export const bigWinSchema = z.object({
  player: z.string().check(z.describe('A masked name, "•••• 42". Two players may share one.')),
  game: z.pick(gameSchema, { slug: true, title: true, provider: true, image: true }),
  amount: moneySchema.check(z.describe('What was paid in real money.')),
  currency: currencySchema,
  multiplier: z.string().check(z.describe('The round’s win by its stake, two decimals: "125.00".')),
  won_at: z.string().check(z.describe('ISO 8601, whole minutes.')),
});
export type BigWin = z.infer<typeof bigWinSchema>;

export const listBigWins = endpoint({
  method: 'GET',
  path: '/big-wins',
  tag: 'games',
  auth: 'none',
  summary:
    'The biggest real-money wins of the last 7 days, at most 20, biggest of each currency first; with game, that game’s, at most 6',
  query: z.object({ game: z.optional(gameSchema.shape.slug) }),
  responses: {
    200: z.object({
      from: z
        .record(currencySchema, moneySchema)
        .check(z.describe('What a win must have paid, in real money, to be listed.')),
      items: z.array(bigWinSchema),
    }),
  },
  errors: ['NOT_FOUND'],
});

/** A win of the list of latest wins. Unlike those of the list it need not be big. */
export const latestWinSchema = z.object({
  ...bigWinSchema.shape,
  id: z.string().check(z.describe('Opaque, the same whenever the win is told: it leads neither to round nor player.')),
  player: z.string().check(z.describe('A nickname where there is an avatar; else a masked name, "•••• 42".')),
  avatar: z.nullable(avatarSchema).check(z.describe('Of a player who chose to be read by nickname.')),
});
export type LatestWin = z.infer<typeof latestWinSchema>;

export const listLatestWins = endpoint({
  method: 'GET',
  path: '/latest-wins',
  tag: 'games',
  auth: 'none',
  summary:
    'The newest wins of the last 24 hours, at most 6, two of a player: settled rounds that paid more real money than their whole stake, as each player lets them be read. At most 5 seconds old',
  responses: { 200: z.object({ items: z.array(latestWinSchema) }) },
  errors: [],
});
