import { createHmac } from 'node:crypto';

/**
 * A player as others may read them, "•••• 42": two digits that stay a player's own and are those of many others. Enough to tell
 * neighbours apart, no way back.
 */
export function maskedName(secret: string, userId: string): string {
  const digest = createHmac('sha256', secret).update(`big-wins:${userId}`).digest();
  return `•••• ${String(digest.readUInt32BE(0) % 100).padStart(2, '0')}`;
}
