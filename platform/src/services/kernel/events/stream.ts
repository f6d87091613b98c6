import type { Topic } from '@kozyr/contracts/events';
import type { Caller } from '../../../context';
import { idOf, type Place } from './event-id';
import type { TopicLog } from './internal/topic-log';
import type { TopicEvent } from './internal/topic-memory';
import { type Outlet, PacedOutlet } from './paced-outlet';
import type { StoredEvent } from './read-events';

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
  let reading = false;
  /** The player's events were read while it could not take any. */
  let passedOver = false;
  const outlet = new PacedOutlet(out, {
    livesMs: input.livesMs,
    onDrained() {
      pull();
      if (outlet.isOpen && passedOver) around.onReady();
      passedOver = false;
    },
    onEnd: around.onEnd,
  });

  const message = (data: string) => `id: ${idOf(place)}\n${data}`;

  /** Sends events by one write, and goes on from the last of them. */
  function sendAll(events: readonly StoredEvent[], placeAt: (id: bigint) => Place): void {
    let text = '';
    for (const { id, data } of events) {
      place = placeAt(id);
      text += message(data);
    }
    if (text !== '') outlet.send(text);
  }
  const sendTopics = (events: readonly TopicEvent[]) => sendAll(events, (id) => ({ ...place, topics: id }));

  /** What was told while it was away and still says something; on it goes from there. */
  async function readBack(after: bigint): Promise<void> {
    const { events, head } = await log.readBack(after, topics);
    sendTopics(events);
    place = { ...place, topics: head };
  }

  function pull(): void {
    if (!outlet.isOpen || outlet.isBlocked || reading || place.topics === null) return;
    if (!log.reaches(place.topics)) {
      reading = true;
      readBack(place.topics)
        .catch((error: unknown) => {
          around.onFailure(error);
          outlet.destroy();
        })
        .finally(() => {
          reading = false;
          pull();
        });
      return;
    }
    const events = log.since(place.topics, topics);
    if (caller) sendTopics(events);
    else if (events.length > 0) outlet.send(around.guestBytes(events));
    const head = log.head();
    if (head > place.topics) place = { ...place, topics: head };
  }

  const first = input.wallet === null ? 'event: open\ndata:\n\n' : `data: ${input.wallet}\n\n`;
  const begun = input.anew.flatMap((topic) => around.newest(topic) ?? []);
  outlet.send([first, ...begun].map(message).join(''));

  return {
    caller,
    address: input.address,
    topics,
    takesAfter() {
      if (outlet.isBlocked) passedOver = true;
      return outlet.isOpen && !outlet.isBlocked ? place.player : null;
    },
    sendEvents(after, events) {
      const from = place.player;
      if (from === null || from < after) return;
      const news = events.filter(({ id }) => id > from);
      sendAll(news, (id) => ({ ...place, player: id }));
    },
    sendEphemeral(event) {
      if (!outlet.isBlocked) outlet.send(`data: ${event}\n\n`);
    },
    pull,
    show(data) {
      if (!outlet.isBlocked) outlet.send(message(data));
    },
    beat: () => outlet.beat(),
    stop: () => outlet.end(),
  };
}
