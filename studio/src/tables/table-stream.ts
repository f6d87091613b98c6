import type { TableDefinition } from '../catalogue/tables';
import type { TableDeps } from './deps';
import type { ShownNames } from './shown-names';
import { createListeners, type Outlet } from './stream-listeners';
import { readTable, type TableState } from './table-state';

/** However many bets come in, a table is read and sent at most so often. */
const QUIET_MS = 150;
/** A table is looked at this often even if no notice comes: notices can be lost, hours change. */
const LOOK_MS = 2_000;
/** While a curve runs with players on it, reached targets are sent this often. */
export const CURVE_MS = 400;

const messageOf = (state: TableState): string => `data: ${JSON.stringify(state)}\n\n`;

/** The stream of one table in this process. Its state is read and written out as text once for all who listen. */
export function createTableStream(deps: TableDeps, table: TableDefinition, nameOf: ShownNames['nameOf']) {
  const listeners = createListeners();
  let state: TableState | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  async function readNow(): Promise<void> {
    state = await readTable(deps, table, nameOf);
    readAt = performance.now();
    listeners.send(messageOf(state));
  }

  /** One reading at a time; what changes during it is read right after. */
  function refresh(): Promise<void> {
    reading ??= readNow()
      .catch((error: unknown) => deps.warn({ err: error, table: table.slug }, 'A table could not be read'))
      .finally(() => {
        reading = null;
        if (again) {
          again = false;
          soon(QUIET_MS);
        }
      });
    return reading;
  }

  function soon(inMs: number): void {
    if (reading) again = true;
    else if (!timer && !stopped) {
      timer = setTimeout(() => {
        timer = null;
        void refresh();
      }, inMs);
    }
  }

  return {
    async join(outlet: Outlet): Promise<() => void> {
      await refresh();
      // The clock in a kept text would be behind: the first state is written for this listener.
      return listeners.add(outlet, state && messageOf({ ...state, now: deps.now() }));
    },
    changed(): void {
      // Only the first change of a burst is sent at once.
      if (listeners.any()) soon(performance.now() - readAt > QUIET_MS ? 0 : QUIET_MS);
      else readAt = 0;
    },
    look(): void {
      const running =
        state?.engine === 'crash' && state.round?.phase === 'run' && state.players.money + state.players.credits > 0;
      if (listeners.any() && performance.now() - readAt > (running ? CURVE_MS : LOOK_MS)) soon(0);
    },
    beat: () => listeners.send(': beat\n\n'),
    async state(maxAgeMs: number): Promise<TableState> {
      if (!state || performance.now() - readAt > maxAgeMs) await refresh();
      if (!state) throw new Error(`Table ${table.slug} could not be read`);
      return state;
    },
    stop(): void {
      stopped = true;
      if (timer) clearTimeout(timer);
      listeners.end();
    },
  };
}
