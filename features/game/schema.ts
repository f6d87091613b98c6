import * as z from 'zod/mini';
import type { GameMessage } from './types';

const messageSchema = z.object({
  source: z.literal('kozyr-game'),
  type: z.enum(['ready', 'round-start', 'round-end', 'balance', 'deposit', 'close']),
});

/** A message of the game's frame, or null for anything else. What comes from a frame is never trusted further than this. */
export function readGameMessage(data: unknown): GameMessage | null {
  const parsed = messageSchema.safeParse(data);
  return parsed.success ? { type: parsed.data.type } : null;
}
