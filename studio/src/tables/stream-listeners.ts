/** A client that does not take what was sent for this long is cut off; it gets a full state when it returns. */
const SLOW_MS = 10_000;

/** Where a stream writes to. */
export type Outlet = {
  /** False: the other side is slow; nothing more should be written before drained(). */
  write: (text: string) => boolean;
  drained: (then: () => void) => void;
  end: () => void;
  destroy: () => void;
};

/** One open stream: what comes while it lags is left out for it. */
function createListener(outlet: Outlet) {
  let slow: NodeJS.Timeout | null = null;
  const taken = () => {
    if (slow) clearTimeout(slow);
    slow = null;
  };
  return {
    send(text: string): void {
      if (slow || outlet.write(text)) return;
      slow = setTimeout(() => outlet.destroy(), SLOW_MS);
      outlet.drained(taken);
    },
    end: () => outlet.end(),
    leave: taken,
  };
}

/** Those who listen to one table. */
export function createListeners() {
  const listeners = new Set<ReturnType<typeof createListener>>();
  return {
    any: () => listeners.size > 0,
    /** @param first is written at once, to this one alone. @returns how to leave */
    add(outlet: Outlet, first: string | null): () => void {
      const listener = createListener(outlet);
      if (first !== null) listener.send(first);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        listener.leave();
      };
    },
    send(text: string): void {
      for (const listener of listeners) listener.send(text);
    },
    end(): void {
      for (const listener of listeners) listener.end();
    },
  };
}
