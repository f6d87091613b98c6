/**
 * The proofs of money have a short form, which runs with all tests, and a long one, which tests/load/prove.mjs asks for by these
 * variables: PROVE_SEED, and a size for each thing that is counted.
 */
const wanted = (name: string): number | null => {
  const text = process.env[`PROVE_${name}`];
  if (!text) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`PROVE_${name} must be a whole number.`);
  return Number(text);
};

/** How many of something: as told, else as many as the short form has. */
export const sizeOf = (
  name:
    | 'COMMANDS'
    | 'OPERATIONS'
    | 'KILLS'
    | 'DATABASE_KILLS'
    | 'PERMUTATIONS'
    | 'WEEKS'
    | 'TAKINGS'
    | 'SEQUENCES'
    | 'BACKUPS'
    | 'MOVEMENTS'
    | 'NOTICES'
    | 'SECONDS',
  short: number,
): number => wanted(name) ?? short;

/** By which everything random of a run is chosen: told, else new; whoever fails names it. */
export const seedOf = (): number => wanted('SEED') ?? Math.floor(Math.random() * 1e9);

/** Whether the platform is to be proved through PgBouncer. */
export const isPooled = (): boolean => process.env.PROVE_POOLED === '1';

/** A line of figures, in the long form only. */
export function figures(line: string): void {
  if (process.env.PROVE_SEED) process.stdout.write(`${line}\n`);
}

/** A small deterministic generator: a whole number from 0 to below. */
export function randomBy(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The value below which a share of all values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Items by what the name says of each, in the order in which the names came up. */
export function groupBy<T, N>(items: readonly T[], name: (item: T) => N): Map<N, T[]> {
  const groups = new Map<N, T[]>();
  for (const item of items) {
    const group = groups.get(name(item));
    if (group) group.push(item);
    else groups.set(name(item), [item]);
  }
  return groups;
}
