import type { Queryable } from '../../db/database';
import { publishEphemeral } from '../../outbox/publish-ephemeral';
import type { PageDevice, PushAdapter } from './port';

/**
 * The embedded way: pages that are open hear of a push over the player's own stream and show it, each if its device was asked for. It takes
 * no service outside, and reaches nobody who has closed the site.
 */
export const pageAdapter = (db: Queryable): PushAdapter<PageDevice> => ({
  deliver: async ({ userId }, message) => {
    await publishEphemeral(db, userId, { type: 'push', message });
    return 'taken';
  },
});
