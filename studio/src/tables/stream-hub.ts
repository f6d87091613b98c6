import type { TableDefinition } from '../catalogue/tables';
import type { TableDeps } from './deps';
import { readTable, type TableState } from './table-state';

/** However many bets come in, a table is read and sent at most so often. */
const QUIET_MS = 150;
/** A table is looked at this often even if no notice comes: notices can be lost, hours change. */
const LOOK_MS = 2_000;
/** While a curve runs with players on it, reached targets are sent this often. */
const CURVE_MS = 400;
const BEAT_MS = 10_000;
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

type Listener = { outlet: Outlet; slow: NodeJS.Timeout | null };

type Seat = {
  table: TableDefinition;
  listeners: Set<Listener>;
  state: TableState | null;
  text: string;
  readAt: number;
  reading: Promise<void> | null;
  again: boolean;
  timer: NodeJS.Timeout | null;
};

export type StreamHub = {
  /** Sends a table's state to an outlet from now on, beginning with the whole of it. @returns how to stop */
  join: (table: string, outlet: Outlet) => Promise<() => void>;
  /** Says that a table has changed. */
  changed: (table: string) => void;
  allChanged: () => void;
  /** The state of a table, at most so old. */
  stateOf: (table: string, maxAgeMs: number) => Promise<TableState>;
  stop: () => void;
};

/**
 * The streams of one process. A state is read and written out as text once for all players of a table, whole each time:
 * whoever comes late, or back, needs nothing that was said before, and a slow one may miss some.
 */
export function createStreamHub(deps: TableDeps): StreamHub {
  const seats = new Map<string, Seat>();
  for (const table of deps.tables) {
    const empty = { listeners: new Set<Listener>(), state: null, text: '', readAt: 0 };
    seats.set(table.slug, { table, ...empty, reading: null, again: false, timer: null });
  }
  let stopped = false;

  function send(listener: Listener, text: string): void {
    if (listener.slow || listener.outlet.write(text)) return;
    listener.slow = setTimeout(() => listener.outlet.destroy(), SLOW_MS);
    listener.outlet.drained(() => {
      if (listener.slow) clearTimeout(listener.slow);
      listener.slow = null;
    });
  }

  async function readNow(seat: Seat): Promise<void> {
    const state = await readTable(deps, seat.table);
    seat.state = state;
    seat.text = `data: ${JSON.stringify(state)}\n\n`;
    seat.readAt = performance.now();
  }

  /** One reading at a time; what changes during it is read right after. */
  function refresh(seat: Seat): Promise<void> {
    seat.reading ??= readNow(seat)
      .then(() => {
        for (const listener of seat.listeners) send(listener, seat.text);
      })
      .catch((error: unknown) => deps.warn({ err: error, table: seat.table.slug }, 'A table could not be read'))
      .finally(() => {
        seat.reading = null;
        if (seat.again) {
          seat.again = false;
          soon(seat, QUIET_MS);
        }
      });
    return seat.reading;
  }

  function soon(seat: Seat, inMs: number): void {
    if (seat.reading) seat.again = true;
    else if (!seat.timer && !stopped) {
      seat.timer = setTimeout(() => {
        seat.timer = null;
        void refresh(seat);
      }, inMs);
    }
  }

  const changed = (seat: Seat) => {
    // Only the first change of a burst is sent at once.
    if (seat.listeners.size > 0) soon(seat, performance.now() - seat.readAt > QUIET_MS ? 0 : QUIET_MS);
    else seat.readAt = 0;
  };

  const looks = setInterval(() => {
    for (const seat of seats.values()) {
      const running = seat.state?.engine === 'crash' && seat.state.round?.phase === 'run' && seat.state.players > 0;
      const old = performance.now() - seat.readAt;
      if (seat.listeners.size > 0 && old > (running ? CURVE_MS : LOOK_MS)) soon(seat, 0);
    }
  }, CURVE_MS);
  const beats = setInterval(() => {
    for (const seat of seats.values()) for (const listener of seat.listeners) send(listener, ': beat\n\n');
  }, BEAT_MS);

  function seatOf(table: string): Seat {
    const seat = seats.get(table);
    if (!seat) throw new RangeError(`There is no table ${table}`);
    return seat;
  }

  return {
    async join(table, outlet) {
      const seat = seatOf(table);
      await refresh(seat);
      const listener: Listener = { outlet, slow: null };
      // The clock in a kept text would be behind: the first state is written for this listener.
      if (seat.state) send(listener, `data: ${JSON.stringify({ ...seat.state, now: deps.now() })}\n\n`);
      seat.listeners.add(listener);
      return () => {
        seat.listeners.delete(listener);
        if (listener.slow) clearTimeout(listener.slow);
      };
    },
    changed(table) {
      const seat = seats.get(table);
      if (seat) changed(seat);
    },
    allChanged() {
      for (const seat of seats.values()) changed(seat);
    },
    async stateOf(table, maxAgeMs) {
      const seat = seatOf(table);
      if (!seat.state || performance.now() - seat.readAt > maxAgeMs) await refresh(seat);
      if (!seat.state) throw new Error(`Table ${table} could not be read`);
      return seat.state;
    },
    stop() {
      stopped = true;
      clearInterval(looks);
      clearInterval(beats);
      for (const seat of seats.values()) {
        if (seat.timer) clearTimeout(seat.timer);
        for (const { outlet } of seat.listeners) outlet.end();
      }
    },
  };
}
