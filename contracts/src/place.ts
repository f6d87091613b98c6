import * as z from 'zod/mini';

/** real: for money. play: for nothing, money is neither taken nor paid. closed: nothing is offered. From the freest to the strictest. */
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
