import type { Topic } from '@kozyr/contracts/events';
import type { Caller } from '../../../context';
import { idOf, type Place } from './event-id';
import type { TopicEvent, TopicLog } from './internal/topic-log';
import type { StoredEvent } from './read-events';

/** A client that does not take what it was sent for this long is dropped; it resumes by id when it comes back. */
export const SLOW_CLIENT_MS = 10_000;
const BEAT = Buffer.from(': heartbeat\n\n');

/** Where a stream writes to: an HTTP answer, or a test. */
export type Outlet = {
  /** False: onDrain is called before more may be written. */
  write: (text: string | Buffer) => boolean;
  onDrain: (drained: () => void) => void;
  /** Ends in good order. */
  end: () => void;
  /** Cuts the connection. */
  destroy: () => void;
  /** Called once when the other side is gone. */
  onGone: (gone: () => void) => void;
};

export type StreamInput = {
  /** null: a guest, who gets topics alone. */
  caller: Caller | null;
  address: string;
  topics: readonly Topic[];
  /** Topics that begin with their newest event; the others go on after `place`. */
  anew: readonly Topic[];
  place: Place;
  /** The wallet as it is now, as JSON, for a player; read after `place` was fixed, so nothing falls between. */
  wallet: string | null;
  /** How long until the caller's access token ends, and the stream with it. */
  livesMs: number | null;
};

/** One open stream. It pulls what it was not told yet, so that it may wait, come back and go on by one and the same way. */
export type Stream = {
  readonly caller: Caller | null;
  readonly address: string;
  readonly topics: readonly Topic[];
  /** The newest of the player's own events it has; null while it takes none. */
  takesAfter: () => bigint | null;
  /** Sends those of the player's events after an id that it has not; a stream that is further behind asks for itself. */
  sendEvents: (after: bigint, events: readonly StoredEvent[]) => void;
  /** Sends what is true for a moment alone, as JSON and without an id: a client that lags never gets it. */
  sendEphemeral: (event: string) => void;
  /** Sends what the log holds for it. */
  pull: () => void;
  /** Sends the state of the moment; a stream that waits is shown the next one. */
  show: (data: string) => void;
  /** Keeps proxies from closing a silent stream. */
  beat: () => void;
  stop: () => void;
};

type Surroundings = {
  log: TopicLog;
  /** What a topic begins with, as it goes out. */
  newest: (topic: Topic) => string | undefined;
  /** The bytes of those events for guests, who all get the same. */
  guestBytes: (events: readonly TopicEvent[]) => Buffer;
  /** It takes the player's own events again. */
  onReady: () => void;
  onEnd: () => void;
  onFailure: (error: unknown) => void;
};

/** Opens a stream: its first words are written at once. */
export function openStream(input: StreamInput, out: Outlet, around: Surroundings): Stream {
  const { caller, topics } = input;
  const { log } = around;
  let place = input.place;
  let open = true;
  let blocked = false;
  let reading = false;
  let silent = true;
  /** The player's events were read while it could not take any. */
  let passedOver = false;
  let late: NodeJS.Timeout | undefined;
  const expiry = input.livesMs === null ? undefined : setTimeout(() => close(out.end), Math.max(0, input.livesMs));

  function close(how: () => void): void {
    if (!open) return;
    open = false;
    clearTimeout(expiry);
    clearTimeout(late);
    how();
    around.onEnd();
  }

  function send(text: string | Buffer): void {
    if (!open) return;
    silent = false;
    if (out.write(text) || blocked) return;
    blocked = true;
    late = setTimeout(() => close(out.destroy), SLOW_CLIENT_MS);
    out.onDrain(() => {
      clearTimeout(late);
      blocked = false;
      pull();
      if (open && passedOver) around.onReady();
      passedOver = false;
    });
  }

  const message = (data: string) => `id: ${idOf(place)}\n${data}`;

  function newestOf(these: readonly Topic[]): string {
    return these
      .map((topic) => around.newest(topic))
      .map((data) => (data ? message(data) : ''))
      .join('');
  }

  /** What was told while it was away and still says something; on it goes from there. */
  async function readBack(): Promise<void> {
    if (place.topics === null) return;
    const { events, head } = await log.readBack(place.topics, topics);
    sendTopics(events);
    place = { ...place, topics: head };
  }

  function sendTopics(events: readonly TopicEvent[]): void {
    if (events.length === 0) return;
    let text = '';
    for (const { id, data } of events) {
      place = { ...place, topics: id };
      text += message(data);
    }
    send(text);
  }

  function pull(): void {
    if (!open || blocked || reading || place.topics === null) return;
    if (!log.reaches(place.topics)) {
      reading = true;
      readBack()
        .catch((error: unknown) => {
          around.onFailure(error);
          close(out.destroy);
        })
        .finally(() => {
          reading = false;
          pull();
        });
      return;
    }
    const events = log.since(place.topics, topics);
    if (caller) sendTopics(events);
    else if (events.length > 0) send(around.guestBytes(events));
    const head = log.head();
    if (head > place.topics) place = { ...place, topics: head };
  }

  out.onGone(() => close(() => {}));
  const first = input.wallet === null ? 'event: open\ndata:\n\n' : `data: ${input.wallet}\n\n`;
  send(message(first) + newestOf(input.anew));

  return {
    caller,
    address: input.address,
    topics,
    takesAfter() {
      if (blocked) passedOver = true;
      return open && !blocked ? place.player : null;
    },
    sendEvents(after, events) {
      let text = '';
      for (const { id, data } of events) {
        if (place.player === null || place.player < after || id <= place.player) continue;
        place = { ...place, player: id };
        text += message(data);
      }
      if (text !== '') send(text);
    },
    sendEphemeral(event) {
      if (!blocked) send(`data: ${event}\n\n`);
    },
    pull,
    show(data) {
      if (!blocked) send(message(data));
    },
    beat() {
      if (silent && !blocked) send(BEAT);
      silent = true;
    },
    stop: () => close(out.end),
  };
}
