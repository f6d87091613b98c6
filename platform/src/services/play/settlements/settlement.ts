import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import type { settlements } from '../../../db/schema/settlements';

export type Settlement = typeof settlements.$inferSelect;

/** What everybody who listens to a topic is to be told. */
export type PublicNews = { topic: Topic; event: PublicEvent };

/**
 * Takes settled rounds, oldest first, in one transaction with all other consumers: what it writes and the emptied queue commit
 * together, so each row counts exactly once, whatever crashes. It must not throw for anything a row may hold, and moves no
 * player's money: that is done by a verb of its own, with the player's lock. It may tell players itself; what it answers is told to
 * everybody after the last consumer, since the lock of public events comes after those of players' events, always.
 */
export type Consumer = (
  ctx: Context,
  tx: Queryable,
  rows: readonly Settlement[],
) => Promise<void> | Promise<readonly PublicNews[]>;
