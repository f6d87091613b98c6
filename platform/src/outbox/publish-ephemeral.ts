import type { PlayerEvent } from '@kozyr/contracts/events';
import type { Queryable } from '../db/database';
import { noticeAtOnce } from './notices';

/** The channel every process listens on; its payload is "<user id>:<event as JSON>". */
export const EPHEMERAL_EVENTS_CHANNEL = 'player_whispers';

/**
 * Publishes to a player what is true for a moment alone, such as that somebody is writing to them: open streams get it, it is kept
 * nowhere, and a stream that is resumed does not get it again. Small events only: a notice holds 8,000 bytes.
 */
export async function publishEphemeral(db: Queryable, userId: string, event: PlayerEvent): Promise<void> {
  await noticeAtOnce(db, EPHEMERAL_EVENTS_CHANNEL, `${userId}:${JSON.stringify(event)}`);
}
