import * as z from 'zod/mini';
import type { GameMessage } from './types';

const source = z.literal('kozyr-game');
const messageSchema = z.discriminatedUnion('type', [
  z.object({ source, type: z.literal('ready') }),
  z.object({ source, type: z.literal('round-start') }),
  z.object({ source, type: z.literal('round-end') }),
  z.object({ source, type: z.literal('deposit') }),
  z.object({
    source,
    type: z.literal('close'),
    reason: z.enum(['player', 'session-expired', 'unavailable', 'technical-work']),
  }),
  z.object({ source, type: z.literal('verify'), url: z.url({ protocol: /^https?$/ }) }),
]);

/**
 * A message of the game's frame that the site acts on, or null for anything else. What comes from a frame is never trusted
 * further than this: an address to open must be of the origin that the game itself was opened from, and no amount is read.
 */
export function readGameMessage(data: unknown, gameUrl: string): GameMessage | null {
  const parsed = messageSchema.safeParse(data);
  if (!parsed.success) return null;
  const { source: _source, ...message } = parsed.data;
  if (message.type === 'verify' && new URL(message.url).origin !== new URL(gameUrl).origin) return null;
  return message;
}
