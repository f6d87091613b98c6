import { mayDo } from '@kozyr/contracts/operator/roles';
import type { SearchResult } from '@kozyr/contracts/operator/search';
import type { Context, OperatorCaller } from '../../../context';
import { findPayments, findWithdrawals } from './internal/find-money';
import { findOperators, findPlayersAnyhow } from './internal/find-people';
import { findBonuses, findGames, findRounds, findSettings } from './internal/find-play';
import { lookupOf, sharedOut } from './rules';

/**
 * Whatever an operator may mean by a few letters, by kind, 20 at most. Every question to the database has an index of its own and a
 * limit, and they are asked one after another: a search never holds more than one connection.
 */
export async function searchAnything(ctx: Context, operator: OperatorCaller, typed: string) {
  const lookup = lookupOf(typed);
  const lists: SearchResult[][] = [
    await findPlayersAnyhow(ctx.db, lookup),
    await findWithdrawals(ctx.db, lookup),
    await findPayments(ctx.db, lookup),
    await findRounds(ctx.db, lookup),
    await findBonuses(ctx.db, lookup),
    await findGames(ctx.db, lookup),
    await findSettings(ctx, lookup),
    mayDo(operator.role, 'admin') ? await findOperators(ctx.db, lookup) : [],
  ];
  return { items: sharedOut(lists) };
}
