import { mayDo, type Permission } from '@kozyr/contracts/operator/permissions';
import type { SearchResult } from '@kozyr/contracts/operator/search';
import type { Context, OperatorCaller } from '../../../context';
import { findPayments, findWithdrawals } from './internal/find-money';
import { findOperators, findPlayersAnyhow } from './internal/find-people';
import { findBonuses, findGames, findRounds, findSettings } from './internal/find-play';
import { lookupOf, sharedOut } from './rules';

/**
 * Whatever an operator may mean by a few letters, by kind, 20 at most; nothing of what their role does not let them read. Every question to the database has an index of its own and a
 * limit, and they are asked one after another: a search never holds more than one connection.
 */
export async function searchAnything(ctx: Context, operator: OperatorCaller, typed: string) {
  const lookup = lookupOf(typed);
  const by = async (asked: Permission, find: () => Promise<SearchResult[]>) =>
    mayDo(operator.rights, asked) ? find() : [];
  const lists: SearchResult[][] = [
    await by('players.read', () => findPlayersAnyhow(ctx.db, lookup)),
    await by('withdrawals.read', () => findWithdrawals(ctx.db, lookup)),
    await by('players.read', () => findPayments(ctx.db, lookup)),
    await by('players.read', () => findRounds(ctx.db, lookup)),
    await by('promotions.read', () => findBonuses(ctx.db, lookup)),
    await by('system.read', () => findGames(ctx.db, lookup)),
    await by('system.read', () => findSettings(ctx, lookup)),
    await by('operators.manage', () => findOperators(ctx.db, lookup)),
  ];
  return { items: sharedOut(lists) };
}
