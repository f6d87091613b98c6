import type { HistoryEntry, HistoryGroup } from '@kozyr/contracts/history';
import { z } from 'zod';
import type { Context, OperatorCaller } from '../../../context';
import { postingsBefore } from '../../../ledger/player-history';
import { readCursor, writeCursor } from '../../kernel/cursors/cursor';
import { historyEntries } from '../history/history-entries';
import { kindsOf } from '../history/rules';
import { requireLooked } from './internal/require-looked';
import type { Part } from './internal/turn-page';

const placeSchema = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of every movement of a player's money, newest first, as the player reads them. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listPlayerMovements(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize, group }: Part & { group?: HistoryGroup | undefined },
): Promise<{ items: HistoryEntry[]; next: string | null }> {
  const { currency } = await requireLooked(ctx, operator, id);
  const before = cursor === undefined ? null : readCursor(placeSchema, cursor)[0];
  const wanted = { player: id, currency, kinds: kindsOf(group) };
  const postings = await postingsBefore(ctx.db, wanted, before, pageSize + 1);
  const page = postings.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: await historyEntries(ctx.db, page, currency),
    next: postings.length > pageSize && last ? writeCursor([last.id]) : null,
  };
}
