import fc from 'fast-check';
import { seedOf } from './prove';

/**
 * How often a property is tried, and by which seed: that of PROVE_SEED, else a new one. A failure says how the same run is made
 * again; of several properties at once the first takes the seed as it is.
 */
export function runs<T>(numRuns: number, seed: number = seedOf()): fc.Parameters<T> {
  return {
    numRuns,
    seed,
    reporter(run) {
      if (!run.failed) return;
      const again = `The same again: PROVE_SEED=${run.seed} npx vitest run <this file>`;
      throw new Error(`${fc.defaultReportMessage(run)}\n\n${again}`, { cause: run.errorInstance });
    },
  };
}
