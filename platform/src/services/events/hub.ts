import { DomainError } from '../../errors';

/** Streams one player may hold open in one process: tabs and devices, not a leak. */
export const STREAMS_PER_PLAYER = 8;

export type Subscription = { close: () => void };

type Stream = { sessionId: string; wake: () => void; stop: () => void };

/** The open streams of this process by player. */
export type EventHub = {
  /** @throws DomainError TOO_MANY_REQUESTS when the player has STREAMS_PER_PLAYER open */
  checkRoom: (userId: string) => void;
  join: (userId: string, stream: Stream) => Subscription;
  /** Wakes the player's streams: there is something to read. */
  wake: (userId: string) => void;
  /** Wakes every stream, after notices may have been missed. */
  wakeAll: () => void;
  /** Ends the player's streams of one session, which has ended. */
  stopSession: (userId: string, sessionId: string) => void;
  /** Ends every stream, for a stop of the process. */
  stopAll: () => void;
};

export function createEventHub(): EventHub {
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((own) => [...own]);
  return {
    checkRoom(userId) {
      if ((streams.get(userId)?.size ?? 0) < STREAMS_PER_PLAYER) return;
      throw new DomainError('TOO_MANY_REQUESTS', `Close another stream first: ${STREAMS_PER_PLAYER} are open.`);
    },
    join(userId, stream) {
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(stream));
      return {
        close() {
          own.delete(stream);
          if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
        },
      };
    },
    wake(userId) {
      for (const stream of streams.get(userId) ?? []) stream.wake();
    },
    wakeAll() {
      for (const stream of all()) stream.wake();
    },
    stopSession(userId, sessionId) {
      for (const stream of streams.get(userId) ?? []) if (stream.sessionId === sessionId) stream.stop();
    },
    stopAll() {
      for (const stream of all()) stream.stop();
    },
  };
}
