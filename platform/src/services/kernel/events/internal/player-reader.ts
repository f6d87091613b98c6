import type { Context } from '../../../../context';
import { type Behind, EVENTS_AT_ONCE, readEvents } from '../read-events';
import type { Stream } from '../stream';

/** Players whose events are read in one query. */
const PLAYERS_AT_ONCE = 200;
const RETRY_MS = 1_000;

/** Reads players' own events once for all of their streams, and those of many players at once while a query is under way. */
export type PlayerReader = {
  /** There may be something to read for the player. */
  wake: (userId: string) => void;
  stop: () => void;
};

export function createPlayerReader(ctx: Context, streamsOf: (userId: string) => Iterable<Stream>): PlayerReader {
  const waiting = new Set<string>();
  let working = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  /** From where a player's events are to be read; null while no stream of theirs takes any. */
  function behind(userId: string): Behind | null {
    let after: bigint | null = null;
    for (const stream of streamsOf(userId)) {
      const place = stream.takesAfter();
      if (place !== null && (after === null || place < after)) after = place;
    }
    return after === null ? null : { userId, after };
  }

  async function readSome(): Promise<void> {
    const userIds = [...waiting].slice(0, PLAYERS_AT_ONCE);
    for (const userId of userIds) waiting.delete(userId);
    const wanted = userIds.flatMap((userId) => behind(userId) ?? []);
    if (wanted.length === 0) return;
    try {
      const found = await readEvents(ctx, wanted);
      for (const { userId, after } of wanted) {
        const events = found.get(userId) ?? [];
        if (events.length === EVENTS_AT_ONCE) waiting.add(userId);
        for (const stream of streamsOf(userId)) stream.sendEvents(after, events);
      }
    } catch (error) {
      for (const { userId } of wanted) waiting.add(userId);
      throw error;
    }
  }

  async function readUntilIdle(): Promise<void> {
    working = true;
    try {
      while (waiting.size > 0 && !stopped) await readSome();
    } catch (error) {
      ctx.log.error({ err: error }, 'events of players could not be read; trying again');
      if (!stopped) retry = setTimeout(readUntilIdle, RETRY_MS);
      return;
    }
    working = false;
  }

  return {
    wake(userId) {
      waiting.add(userId);
      // Those who come in the same turn are read together.
      if (!working && !stopped) {
        working = true;
        setImmediate(readUntilIdle);
      }
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
