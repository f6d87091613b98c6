import * as z from 'zod/mini';

/**
 * What a player's account is, as far as playing goes. timed_out and self_excluded end by themselves, self_excluded may last for ever;
 * suspended is set and lifted by an operator; closed is for ever.
 */
export const PLAYER_STATES = ['active', 'timed_out', 'self_excluded', 'suspended', 'closed'] as const;
export const playerStateSchema = z.enum(PLAYER_STATES);
export type PlayerState = z.infer<typeof playerStateSchema>;

/** How things stand between a player and playing. */
export const protectionSchema = z.object({
  state: playerStateSchema,
  until: z
    .nullable(z.string())
    .check(z.describe('When the state ends by itself, ISO 8601, UTC; null: it does not, or there is nothing to end.')),
});
export type Protection = z.infer<typeof protectionSchema>;
