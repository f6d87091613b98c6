import { gameMessageSchema } from '@kozyr/contracts/game-frame';
import type { GameMessage } from './types';

/**
 * A message of the game's frame that the site acts on, or null for anything else. What comes from a frame is never trusted
 * further than this: an address to open must be of the origin that the game itself was opened from, and no amount is read.
 */
export function readGameMessage(data: unknown, gameUrl: string): GameMessage | null {
  const parsed = gameMessageSchema.safeParse(data);
  if (!parsed.success) return null;
  const { source: _source, ...message } = parsed.data;
  if (message.type === 'verify' && new URL(message.url).origin !== new URL(gameUrl).origin) return null;
  return message;
}
