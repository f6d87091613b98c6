import * as z from 'zod/mini';

/** real: for money. play: for credits (credits.ts), money is neither taken nor paid. closed: nothing is offered. From the freest to the strictest. */
export const JURISDICTION_MODES = ['real', 'play', 'closed'] as const;
export const jurisdictionModeSchema = z.enum(JURISDICTION_MODES);
export type JurisdictionMode = z.infer<typeof jurisdictionModeSchema>;

/** What players may be given besides what they win. */
export const PROMOTIONS = ['bonuses', 'cashback', 'battles', 'wheel', 'jackpots'] as const;
export type Promotion = (typeof PROMOTIONS)[number];
export const promotionsSchema = z.object({
  bonuses: z.boolean(),
  cashback: z.boolean(),
  battles: z.boolean(),
  wheel: z.boolean(),
  jackpots: z.boolean(),
});

/** The part of what holds for a player, by the law of their country, that every page has to know (jurisdictions.ts). */
export const placeSchema = z.object({ mode: jurisdictionModeSchema, promotions: promotionsSchema });
export type Place = z.infer<typeof placeSchema>;

/**
 * What a part of the product is about that is not everywhere offered: `money` that is paid in and played for, `credits` of play money, a
 * kind of promotion, or `promotions`: all of them.
 */
export const OFFERED = ['money', 'credits', 'promotions', ...PROMOTIONS] as const;
export type Offered = (typeof OFFERED)[number];

/** What is not offered where somebody is. */
export function notOffered({ mode, promotions }: Place): Offered[] {
  const kinds = PROMOTIONS.filter((kind) => mode === 'closed' || !promotions[kind]);
  return [
    ...(mode === 'real' ? [] : (['money'] as const)),
    ...(mode === 'play' ? [] : (['credits'] as const)),
    ...(kinds.length === PROMOTIONS.length ? (['promotions'] as const) : []),
    ...kinds,
  ];
}

/** A cookie by which the edge tells a guest's page what is not offered where the guest comes from: OFFERED, with dots between. */
export const PLACE_COOKIE = 'kozyr_place';
