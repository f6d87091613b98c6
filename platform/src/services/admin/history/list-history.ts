import type { HistoryEntry, HistoryGroup } from '@kozyr/contracts/history';
import { MAX_LISTED } from '@kozyr/contracts/pagination';
import type { Caller, Context } from '../../../context';
import { pageOfPostings } from '../../../ledger/player-history';
import { currencyOf } from '../../kernel/players/currency-of';
import { historyEntry } from './internal/history-entry';
import { roundsOfPostings } from './internal/references';
import { spanOf } from './internal/span';
import { kindsOf } from './rules';

type Input = {
  page: number;
  pageSize: number;
  group?: HistoryGroup | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A page of every movement of the player's money, newest first; from and to are days of the currency's own zone. */
export async function listHistory(
  ctx: Context,
  caller: Caller,
  { page, pageSize, group, from, to }: Input,
): Promise<{ items: HistoryEntry[]; total: number; page: number; pageSize: number }> {
  const { userId: player } = caller;
  const currency = await currencyOf(ctx.db, player);
  const span = await spanOf(ctx.db, currency, from, to);
  const filter = { player, currency, kinds: kindsOf(group), ...span };
  const { items, total } = await pageOfPostings(ctx.db, filter, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    max: MAX_LISTED,
  });
  const roundOf = await roundsOfPostings(ctx.db, items);
  return { items: items.map((posting) => historyEntry(posting, currency, roundOf(posting))), total, page, pageSize };
}
