import { and, inArray, lt } from 'drizzle-orm';
import type { SettledRoundsListener, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { rounds } from '../../../db/schema/games';
import { MIN_EDGE } from '../../kernel/promotions/edge';

/** By the batch itself, since all listeners of one dispatch are handed the same: it is read once for all of them. */
const kept = new WeakMap<readonly Settlement[], Promise<readonly Settlement[]>>();

/** Those of a batch whose game keeps MIN_EDGE and more, as their first bet found it. */
async function readFeeding(tx: Queryable, rows: readonly Settlement[]): Promise<readonly Settlement[]> {
  const ids = [...new Set(rows.map(({ roundId }) => roundId))];
  const thin = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(inArray(rounds.id, ids), lt(rounds.houseEdge, MIN_EDGE)));
  const passed = new Set(thin.map(({ id }) => id));
  return rows.filter(({ roundId }) => !passed.has(roundId));
}

/**
 * A listener of settled rounds that gives a part of their stakes back: it is not told of rounds whose game keeps less than MIN_EDGE, as
 * their first bet found it. One that is undone later was never told of either.
 */
export const forPrizes =
  (listen: SettledRoundsListener): SettledRoundsListener =>
  async (ctx, tx, rows) => {
    const read = kept.get(rows) ?? readFeeding(tx, rows);
    kept.set(rows, read);
    const told = await read;
    return told.length === 0 ? [] : ((await listen(ctx, tx, told)) ?? []);
  };
