import type { TableDeps } from './deps';
import type { ShownNames } from './shown-names';
import type { Outlet } from './stream-listeners';
import type { TableState } from './table-state';
import { CURVE_MS, createTableStream } from './table-stream';

const BEAT_MS = 10_000;

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
export function createStreamHub(deps: TableDeps, names: ShownNames): StreamHub {
  const streams = new Map(deps.tables.map((table) => [table.slug, createTableStream(deps, table, names.nameOf)]));

  function streamOf(table: string) {
    const stream = streams.get(table);
    if (!stream) throw new RangeError(`There is no table ${table}`);
    return stream;
  }

  names.onChange(() => {
    for (const stream of streams.values()) stream.changed();
  });

  const looks = setInterval(() => {
    for (const stream of streams.values()) stream.look();
  }, CURVE_MS);
  const beats = setInterval(() => {
    for (const stream of streams.values()) stream.beat();
  }, BEAT_MS);

  return {
    join: async (table, outlet) => streamOf(table).join(outlet),
    changed: (table) => streams.get(table)?.changed(),
    allChanged() {
      for (const stream of streams.values()) stream.changed();
    },
    stateOf: async (table, maxAgeMs) => streamOf(table).state(maxAgeMs),
    stop() {
      names.stop();
      clearInterval(looks);
      clearInterval(beats);
      for (const stream of streams.values()) stream.stop();
    },
  };
}
