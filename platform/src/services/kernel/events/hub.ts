import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { aliveSessions } from '../players/session-alive';
import { createPlayerReader } from './internal/player-reader';
import { createTopicLog, type TopicEvent, type TopicLog } from './internal/topic-log';
import { type Outlet, openStream, type Stream, type StreamInput } from './stream';

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

export function createEventHub(ctx: Context): EventHub {
  const turns: Set<Stream>[] = Array.from({ length: TURNS }, () => new Set());
  const players = new Map<string, Set<Stream>>();
  const addresses = new Map<string, number>();
  const listeners = new Map<Topic, Set<Stream>>();
  const states = new Map<Topic, string>();
  const bytes = new WeakMap<readonly TopicEvent[], Buffer>();
  const all = () => turns.flatMap((streams) => [...streams]);
  const ofPlayer = (userId: string) => players.get(userId) ?? new Set<Stream>();
  const reader = createPlayerReader(ctx, ofPlayer);
  const log = createTopicLog(ctx, () => {
    for (const streams of turns) for (const stream of streams) stream.pull();
  });
  let beating: NodeJS.Timeout | undefined;
  let turn = 0;
  let opened = 0;

  function guestBytes(events: readonly TopicEvent[]): Buffer {
    const known = bytes.get(events);
    if (known) return known;
    const made = Buffer.from(events.map(({ id, data }) => `id: t${id}\n${data}`).join(''));
    bytes.set(events, made);
    return made;
  }

  /** A beat also looks into the tables, so a lost notice delays an event, or a session's end, by seconds and never loses it. */
  async function beat(streams: ReadonlySet<Stream>): Promise<void> {
    const own = [...streams].flatMap((stream) => (stream.caller ? [{ stream, caller: stream.caller }] : []));
    for (const stream of streams) stream.beat();
    for (const { caller } of own) reader.wake(caller.userId);
    if (own.length === 0) return;
    const alive = await aliveSessions(
      ctx.db,
      own.map(({ caller }) => caller.sessionId),
    );
    for (const { stream, caller } of own) if (!alive.has(caller.sessionId)) stream.stop();
  }

  function leave(stream: Stream, its: Set<Stream>): void {
    its.delete(stream);
    for (const topic of stream.topics) {
      const others = listeners.get(topic);
      others?.delete(stream);
      if (others?.size === 0) listeners.delete(topic);
    }
    const left = (addresses.get(stream.address) ?? 1) - 1;
    if (left > 0) addresses.set(stream.address, left);
    else addresses.delete(stream.address);
    if (!stream.caller) return;
    const own = ofPlayer(stream.caller.userId);
    own.delete(stream);
    if (own.size === 0) players.delete(stream.caller.userId);
  }

  return {
    log,
    async start() {
      await log.start();
      beating = setInterval(() => {
        turn = (turn + 1) % TURNS;
        if (turn === 0) log.wake();
        beat(turns[turn] ?? new Set()).catch((error: unknown) =>
          ctx.log.error({ err: error }, 'sessions of streams could not be checked; the next beat does it'),
        );
      }, HEARTBEAT_MS / TURNS).unref();
    },
    checkRoom(caller, address) {
      if ((addresses.get(address) ?? 0) >= ctx.env.STREAMS_PER_ADDRESS)
        throw new DomainError('TOO_MANY_REQUESTS', 'Too many streams are open from this address.');
      if (caller && ofPlayer(caller.userId).size >= STREAMS_PER_PLAYER)
        throw new DomainError('TOO_MANY_REQUESTS', `Close another stream first: ${STREAMS_PER_PLAYER} are open.`);
    },
    open(input, out) {
      const { caller, address } = input;
      const its = turns[opened % TURNS] ?? new Set();
      opened += 1;
      let ended = false;
      let joined = false;
      const stream = openStream(input, out, {
        log,
        newest: (topic) => states.get(topic) ?? log.newest(topic)?.data,
        guestBytes,
        onReady: () => caller && reader.wake(caller.userId),
        onEnd: () => {
          ended = true;
          if (joined) leave(stream, its);
        },
        onFailure: (error) => ctx.log.error({ err: error }, 'a stream of events failed'),
      });
      if (ended) return;
      joined = true;
      its.add(stream);
      for (const topic of input.topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(stream));
      addresses.set(address, (addresses.get(address) ?? 0) + 1);
      if (caller) players.set(caller.userId, ofPlayer(caller.userId).add(stream));
      if (caller) reader.wake(caller.userId);
      stream.pull();
    },
    wakePlayer(userId) {
      if (players.has(userId)) reader.wake(userId);
    },
    sendEphemeral(userId, event) {
      for (const stream of ofPlayer(userId)) stream.sendEphemeral(event);
    },
    wakeTopics: log.wake,
    listens: (topic) => listeners.has(topic),
    show(topic, state, { push } = { push: false }) {
      if (!state) return void states.delete(topic);
      const data = `data: ${JSON.stringify(state)}\n\n`;
      states.set(topic, data);
      if (push) for (const stream of listeners.get(topic) ?? []) stream.show(data);
    },
    wakeAll() {
      log.wake();
      for (const userId of players.keys()) reader.wake(userId);
    },
    stopSession(userId, sessionId) {
      for (const stream of [...ofPlayer(userId)]) if (stream.caller?.sessionId === sessionId) stream.stop();
    },
    stopAll() {
      clearInterval(beating);
      log.stop();
      reader.stop();
      for (const stream of all()) stream.stop();
    },
  };
}
