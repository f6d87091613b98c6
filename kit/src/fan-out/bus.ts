import type { FanOut } from './fan-out';

type Subscription = { subject: string; onMessage: (message: string) => void; onMissed: () => void };

/** One place at the bus, as a process has it; its connection can be broken and mended. */
export type BusPlace = FanOut & { disconnect: () => void; reconnect: () => void };

/** A fan-out within one process: what joins it is told as processes are, a moment later. For tests of several parts in one process. */
export function createBus(): { join: () => BusPlace } {
  const places = new Set<(subject: string, message: string) => void>();
  return {
    join() {
      const subscriptions: Subscription[] = [];
      const deliver = (subject: string, message: string) => {
        for (const one of subscriptions) if (one.subject === subject) one.onMessage(message);
      };
      places.add(deliver);
      return {
        publish(subject, message) {
          if (!places.has(deliver)) return false;
          for (const place of places) setImmediate(() => places.has(place) && place(subject, message));
          return true;
        },
        subscribe: (subject, onMessage, onMissed) => void subscriptions.push({ subject, onMessage, onMissed }),
        disconnect: () => void places.delete(deliver),
        reconnect() {
          places.add(deliver);
          for (const { onMissed } of subscriptions) onMissed();
        },
        stop: async () => void places.delete(deliver),
      };
    },
  };
}
