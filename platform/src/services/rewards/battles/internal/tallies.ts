import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { battleEntries } from '../../../../db/schema/battles';
import type { Tally } from './battle-view';

/** A list says for so long what was counted before: everybody reads it, and entries are counted one by one. */
const KEPT_MS = 2_000;
type Kept = Map<string, { until: number; tally: Promise<Tally> }>;
const keptBy = new WeakMap<Queryable, Kept>();

/** Of a battle that nobody has entered. */
export const NOBODY: Tally = { players: 0, counted: 0n };

async function countTallies(db: Queryable, ids: readonly string[]): Promise<Map<string, Tally>> {
  const rows = await db
    .select({
      id: battleEntries.battleId,
      players: sql<number>`count(*)::int`,
      counted: sql`sum(${battleEntries.countedStakes})::text`.mapWith(BigInt),
    })
    .from(battleEntries)
    .where(inArray(battleEntries.battleId, [...ids]))
    .groupBy(battleEntries.battleId);
  return new Map(rows.map(({ id, ...tally }) => [id, tally]));
}

/** How many have entered these battles and what they staked, up to two seconds old; in the order asked. */
export function talliesOf({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly string[]): Promise<Tally[]> {
  const at = now().getTime();
  const kept: Kept = keptBy.get(db) ?? new Map();
  keptBy.set(db, kept);
  for (const [id, { until }] of kept) if (until <= at) kept.delete(id);
  const missing = ids.filter((id) => !kept.has(id));
  if (missing.length > 0) {
    const counting = countTallies(db, missing);
    for (const id of missing) {
      const tally = counting.then((tallies) => tallies.get(id) ?? NOBODY);
      kept.set(id, { until: at + KEPT_MS, tally });
      tally.catch(() => kept.delete(id));
    }
  }
  return Promise.all(ids.map((id) => kept.get(id)?.tally ?? NOBODY));
}
