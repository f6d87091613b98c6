import { placeOf } from '../../../platform/src/services/kernel/events/event-id';
import { openStream, type TestStream } from '../event-stream';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Follower = {
  /** The ids of the player's own events that were heard, each once however often it came. */
  heard: () => ReadonlySet<string>;
  /** How often the stream was opened. */
  opened: () => number;
  stop: () => Promise<void>;
};

/**
 * Follows a player's events as a browser does: a stream that ends is opened again from the last id.
 * @param bearer the headers of a call of the player's
 */
export function followEvents(url: string, bearer: () => Promise<Record<string, string>>): Follower {
  const heard = new Set<string>();
  let stream: TestStream | null = null;
  let opened = 0;
  let over = false;
  let last = '';
  const take = (one: TestStream) => {
    for (const { id } of one.heard) {
      // A stream begins with the wallet as it is, under the id of the place where it goes on.
      const { player } = placeOf(id);
      if (player !== null) heard.add(String(player));
    }
    if (one.place() !== '') last = one.place();
  };
  const following = (async () => {
    while (!over) {
      try {
        const headers = { ...(await bearer()), ...(last ? { 'last-event-id': last } : {}) };
        stream = await openStream(url, headers);
        opened += 1;
        await stream.ended.catch(() => undefined);
        take(stream);
      } catch {
        // Refused for the moment: it is asked again.
      }
      if (!over) await pause(500);
    }
  })();
  return {
    heard: () => {
      if (stream) take(stream);
      return heard;
    },
    opened: () => opened,
    async stop() {
      over = true;
      stream?.leave();
      await following;
    },
  };
}
