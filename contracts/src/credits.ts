import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { moneySchema } from './money';
import { STATE_REFUSALS } from './protection';

/** What a player has from the start, and again after a refill. Major units. */
export const FULL_CREDITS = '10000.00';
/** Below this they may be refilled. Major units. */
export const FEW_CREDITS = '1000.00';

/**
 * A player's credits: what games are played for where the law of a country lets nobody play for money (mode `play` in place.ts). They
 * are given, never bought, and never paid out.
 */
export const creditsSchema = z.object({
  balance: moneySchema,
  version: z.number().check(z.describe('Grows with every change; an older balance never replaces a newer one.')),
});
export type Credits = z.infer<typeof creditsSchema>;

export const getCredits = endpoint({
  method: 'GET',
  path: '/credits',
  tag: 'wallets',
  auth: 'bearer',
  summary: "The player's credits of play money",
  responses: { 200: creditsSchema },
  errors: [],
});

export const refillCredits = endpoint({
  method: 'POST',
  path: '/credits/refill',
  tag: 'wallets',
  auth: 'bearer',
  summary: `Fills the credits up to ${FULL_CREDITS}, for nothing, once less than ${FEW_CREDITS} are left. CREDITS_LEFT while there are more`,
  responses: { 200: creditsSchema },
  errors: [...STATE_REFUSALS, 'CLOSED_IN_COUNTRY', 'CREDITS_LEFT'],
});
