import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { aliveSessions } from '../players/session-alive';
import { OpenStreams } from './internal/open-streams';
import { createPlayerReader } from './internal/player-reader';
import { createTopicLog, type TopicLog } from './internal/topic-log';
import type { TopicEvent } from './internal/topic-memory';
import type { Outlet } from './paced-outlet';
import { openStream, type Stream, type StreamInput } from './stream';

/** Streams one player may hold open in one process: tabs and devices, not a leak. */
export const STREAMS_PER_PLAYER = 8;
/** Each stream has a beat in this time. Streams take turns, so that a second has a few of them and one query for all of these. */
export const HEARTBEAT_MS = 15_000;
const TURNS = 15;

/** The open streams of this process, and what wakes them. */
export type EventHub = {
  start: () => Promise<void>;
  log: TopicLog;
  /** @throws DomainError TOO_MANY_REQUESTS when the player, or the address, has as many open as one may */
  checkRoom: (caller: Caller | null, address: string) => void;
  open: (input: StreamInput, out: Outlet) => void;
  /** There is something to read for a player. */
  wakePlayer: (userId: string) => void;
  /** Sends a player's open streams what is kept nowhere, as JSON. */
  sendEphemeral: (userId: string, event: string) => void;
  /** There is something to read for everybody. */
  wakeTopics: () => void;
  /** How many streams are open in this process, of players and of guests. */
  countOpen: () => { players: number; guests: number };
  /** Whether a stream of this process subscribes to the topic. */
  listens: (topic: Topic) => boolean;
  /** Keeps the state of the moment for streams that begin, and with push shows it to those that are open. null: forgets it. */
  show: (topic: Topic, state: PublicEvent | null, how?: { push: boolean }) => void;
  /** Notices to players may have been missed. */
  wakeAll: () => void;
  /** Ends the player's streams of one session, which has ended. */
  stopSession: (userId: string, sessionId: string) => void;
  /** Ends every stream, for a stop of the process. */
  stopAll: () => void;
};

/** The bytes of public events as guests get them: once for all who get the same. */
function createGuestBytes(): (events: readonly TopicEvent[]) => Buffer {
  const bytes = new WeakMap<readonly TopicEvent[], Buffer>();
  return (events) => {
    const known = bytes.get(events);
    if (known) return known;
    const made = Buffer.from(events.map(({ id, data }) => `id: t${id}\n${data}`).join(''));
    bytes.set(events, made);
    return made;
  };
}

/** Beats some streams; those whose session has ended stop. */
async function beat(ctx: Context, streams: ReadonlySet<Stream>, wake: (userId: string) => void): Promise<void> {
  const own = [...streams].flatMap((stream) => (stream.caller ? [{ stream, caller: stream.caller }] : []));
  for (const stream of streams) stream.beat();
  // A beat also looks into the tables, so a lost notice delays an event, or a session's end, by seconds and never loses it.
  for (const { caller } of own) wake(caller.userId);
  if (own.length === 0) return;
  const alive = await aliveSessions(
    ctx.db,
    own.map(({ caller }) => caller.sessionId),
  );
  for (const { stream, caller } of own) if (!alive.has(caller.sessionId)) stream.stop();
}

export function createEventHub(ctx: Context): EventHub {
  const streams = new OpenStreams(TURNS);
  const states = new Map<Topic, string>();
  const guestBytes = createGuestBytes();
  const reader = createPlayerReader(ctx, (userId) => streams.ofPlayer(userId));
  const log = createTopicLog(ctx, () => {
    for (const stream of streams.all()) stream.pull();
  });
  let beating: NodeJS.Timeout | undefined;
  let turn = 0;

  return {
    log,
    async start() {
      await log.start();
      beating = setInterval(() => {
        turn = (turn + 1) % TURNS;
        if (turn === 0) log.wake();
        beat(ctx, streams.ofTurn(turn), reader.wake).catch((error: unknown) =>
          ctx.log.error({ err: error }, 'sessions of streams could not be checked; the next beat does it'),
        );
      }, HEARTBEAT_MS / TURNS).unref();
    },
    checkRoom(caller, address) {
      if (streams.countFrom(address) >= ctx.env.STREAMS_PER_ADDRESS)
        throw new DomainError('TOO_MANY_REQUESTS', 'Too many streams are open from this address.');
      if (caller && streams.ofPlayer(caller.userId).size >= STREAMS_PER_PLAYER)
        throw new DomainError('TOO_MANY_REQUESTS', `Close another stream first: ${STREAMS_PER_PLAYER} are open.`);
    },
    open(input, out) {
      const { caller } = input;
      const place = streams.nextPlace();
      let ended = false;
      let joined = false;
      const stream = openStream(input, out, {
        log,
        newest: (topic) => states.get(topic) ?? log.newest(topic)?.data,
        guestBytes,
        onReady: () => caller && reader.wake(caller.userId),
        onEnd: () => {
          ended = true;
          if (joined) place.leave(stream);
        },
        onFailure: (error) => ctx.log.error({ err: error }, 'a stream of events failed'),
      });
      if (ended) return;
      joined = true;
      place.join(stream);
      if (caller) reader.wake(caller.userId);
      stream.pull();
    },
    wakePlayer(userId) {
      if (streams.ofPlayer(userId).size > 0) reader.wake(userId);
    },
    sendEphemeral(userId, event) {
      for (const stream of streams.ofPlayer(userId)) stream.sendEphemeral(event);
    },
    wakeTopics: log.wake,
    countOpen() {
      const all = streams.all();
      const players = all.filter(({ caller }) => caller !== null).length;
      return { players, guests: all.length - players };
    },
    listens: (topic) => streams.ofTopic(topic).size > 0,
    show(topic, state, { push } = { push: false }) {
      if (!state) return void states.delete(topic);
      const data = `data: ${JSON.stringify(state)}\n\n`;
      states.set(topic, data);
      if (push) for (const stream of streams.ofTopic(topic)) stream.show(data);
    },
    wakeAll() {
      log.wake();
      for (const userId of streams.playerIds()) reader.wake(userId);
    },
    stopSession(userId, sessionId) {
      for (const stream of [...streams.ofPlayer(userId)]) if (stream.caller?.sessionId === sessionId) stream.stop();
    },
    stopAll() {
      clearInterval(beating);
      log.stop();
      reader.stop();
      for (const stream of streams.all()) stream.stop();
    },
  };
}
