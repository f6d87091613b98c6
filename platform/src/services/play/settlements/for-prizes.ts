import { and, inArray, lt } from 'drizzle-orm';
import type { SettledRoundsListener } from '../../../context';
import { rounds } from '../../../db/schema/games';
import { MIN_EDGE } from '../games/rules';

/**
 * A listener of settled rounds that gives a part of their stakes back: it is not told of rounds whose game keeps less than MIN_EDGE, as
 * their first bet found it. One that is undone later was never told of either.
 */
export const forPrizes =
  (listen: SettledRoundsListener): SettledRoundsListener =>
  async (ctx, tx, rows) => {
    const ids = [...new Set(rows.map(({ roundId }) => roundId))];
    const thin = await tx
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(inArray(rounds.id, ids), lt(rounds.houseEdge, MIN_EDGE)));
    const passed = new Set(thin.map(({ id }) => id));
    const told = rows.filter(({ roundId }) => !passed.has(roundId));
    return told.length === 0 ? [] : ((await listen(ctx, tx, told)) ?? []);
  };
