import type { ProviderTables } from '@kozyr/contracts/live';
import { fromMinor } from '@kozyr/contracts/money';
import type { FastifyInstance } from 'fastify';
import type { Limits, TableDefinition } from '../catalogue/tables';
import type { TableState } from './table-state';
import type { TablesRuntime } from './tables-runtime';

/** A table is read anew for this answer at most so often. */
const FRESH_MS = 1_000;
const RESULTS = 15;

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const limitsView = ({ min, maxRound }: Limits) => ({ min: fromMinor(min), max: fromMinor(maxRound) });

function tableView(table: TableDefinition, state: TableState): ProviderTables['tables'][number] {
  const { round } = state;
  const running = round && round.phase !== 'over' ? round.phase : null;
  const hours = table.hours && { from: table.hours.from, to: table.hours.to, time_zone: table.hours.timeZone };
  return {
    game: table.slug,
    kind: table.engine,
    dealer: table.dealer,
    languages: [...table.languages],
    seats: state.seats,
    open: state.open,
    hours,
    changes_at: isoOf(state.changes_at),
    limits: { uah: limitsView(table.limits.uah), kzt: limitsView(table.limits.kzt) },
    phase: running,
    phase_ends_at: running ? isoOf(round?.ends_at ?? null) : null,
    // A result that is on show counts already.
    last_results: [
      ...(round?.phase === 'result' && round.outcome !== null ? [round.outcome] : []),
      ...state.history,
    ].slice(0, RESULTS),
  };
}

/** How the tables are at this moment, for whoever lists them. */
export async function tableStates(app: FastifyInstance, { deps, hub }: TablesRuntime): Promise<void> {
  app.get('/tables', async (_request, reply): Promise<ProviderTables> => {
    reply.header('cache-control', 'public, max-age=1');
    const states = await Promise.all(deps.tables.map((table) => hub.stateOf(table.slug, FRESH_MS)));
    const tables = deps.tables.flatMap((table, index) => {
      const state = states[index];
      return state ? [tableView(table, state)] : [];
    });
    return { now: new Date(deps.now()).toISOString(), tables };
  });
}
