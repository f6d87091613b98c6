import { repeat } from '@kozyr/kit/repeat';
import type { TableDefinition } from '../catalogue/tables';
import { closureOf } from './closures';
import type { TableDeps } from './deps';
import { endRun } from './end-run';
import type { LiveRound } from './live-rows';
import { beat, beginRound, closeBets, currentRound, drawRound, endRound } from './rounds-of-table';
import { settleRound } from './settle-round';
import { isOpen } from './table-rules';
import { BEAT_MS, isUnwatched } from './watched-run';

const CHECK_MS = 1_000;

const ms = (at: Date | null): number => at?.getTime() ?? 0;

async function stepRun(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<number> {
  const now = deps.now();
  if (now >= ms(round.ends_at) || (table.engine === 'crash' && isUnwatched(round, now))) {
    await endRun(deps, table, round.id, now);
    return 0;
  }
  if (table.engine === 'crash' && now - ms(round.beat_at) >= BEAT_MS) await beat(deps, round.id, now);
  return Math.min(ms(round.ends_at) - now, BEAT_MS);
}

async function stepResult(deps: TableDeps, table: TableDefinition, round: LiveRound): Promise<number> {
  const now = deps.now();
  const settleAt = ms(round.ends_at) - table.pace.result + table.pace.settleAfter;
  if (!round.settled_at) {
    if (now < settleAt) return settleAt - now;
    await settleRound(deps, table, round);
    return 0;
  }
  if (now < ms(round.ends_at)) return ms(round.ends_at) - now;
  await endRound(deps, table, round);
  return 0;
}

/**
 * Moves a table on by one step if its time has come. Every step is one conditional transaction on what is written, so it
 * does not matter who makes it, or whether the process before died in the middle.
 * @returns milliseconds until there is something to do
 */
export async function stepTable(deps: TableDeps, table: TableDefinition): Promise<number> {
  const round = await currentRound(deps, table.slug);
  const now = deps.now();
  if (!round) {
    if (!isOpen(table, deps.shut, now) || (await closureOf(deps, table.slug))) return CHECK_MS;
    await beginRound(deps, table);
    return 0;
  }
  switch (round.phase) {
    case 'open':
      if (now < ms(round.closes_at)) return ms(round.closes_at) - now;
      await closeBets(deps, table, round);
      return 0;
    case 'closing':
      if (now < ms(round.ends_at)) return ms(round.ends_at) - now;
      await drawRound(deps, table, round);
      return 0;
    case 'run':
      return stepRun(deps, table, round);
    case 'result':
      return stepResult(deps, table, round);
    case 'over':
      return 0;
  }
}

type RunnerInput = {
  deps: TableDeps;
  /** Whether this process leads the table now. */
  leads: (table: string) => boolean;
  /** Called when a step was made. */
  moved: () => void;
};

/** Keeps the tables going that this process leads. */
export function startRunner({ deps, leads, moved }: RunnerInput): { stop: () => Promise<void> } {
  const loops = deps.tables.map((table) =>
    repeat({
      step: async () => {
        if (!leads(table.slug)) return CHECK_MS / 4;
        const wait = await stepTable(deps, table);
        if (wait <= 0) moved();
        return Math.min(Math.max(1, wait), CHECK_MS);
      },
      failed: (error) => {
        deps.warn({ err: error, table: table.slug }, 'A table could not be moved on');
        return CHECK_MS / 2;
      },
    }),
  );
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
