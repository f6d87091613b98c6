import type { PlayerOrder } from '@kozyr/contracts/operator/player-list';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../../../db/schema/accounts';
import { MOMENT_TEXT, readCursor, writeCursor } from '../../../kernel/cursors/cursor';

const INTEGER = /^-?\d{1,18}$/;
type Order = { by: SQL; type: SQL; text: RegExp };

/** By what players are ordered, each with an index. The balance is the kept one: an index of balances would be written by each bet. */
const ORDERS: Readonly<Record<PlayerOrder, Order>> = {
  registered: { by: sql`${users.createdAt}`, type: sql`timestamptz`, text: MOMENT_TEXT },
  seen: { by: sql`${users.seenAt}`, type: sql`timestamptz`, text: MOMENT_TEXT },
  balance: { by: sql`${users.keptBalance}`, type: sql`bigint`, text: INTEGER },
  rating: { by: sql`${users.rating}`, type: sql`smallint`, text: INTEGER },
  deposits: { by: sql`${users.deposited}`, type: sql`bigint`, text: INTEGER },
};

export type Ordering = { order: PlayerOrder; direction: 'asc' | 'desc' };

/** How a list is ordered: what stands in a player's place, the order itself, and who comes after a cursor. */
export function orderingOf({ order, direction }: Ordering) {
  const { by, type, text } = ORDERS[order];
  const place = z.tuple([z.literal(order), z.literal(direction), z.string().regex(text), z.uuid()]);
  const towards = direction === 'asc' ? asc : desc;
  return {
    place: sql<string>`(${by})::text`,
    orderBy: [towards(by), towards(users.id)],
    /** @throws DomainError BAD_REQUEST for the cursor of another order */
    after: (cursor: string): SQL => {
      const [, , value, id] = readCursor(place, cursor);
      return sql`(${by}, ${users.id}) ${direction === 'asc' ? sql`>` : sql`<`} (${value}::${type}, ${id}::uuid)`;
    },
    cursorOf: (value: string, id: string): string => writeCursor([order, direction, value, id]),
  };
}
