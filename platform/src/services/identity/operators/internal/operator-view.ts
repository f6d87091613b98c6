import type { Operator } from '@kozyr/contracts/operator/operators';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { operators } from '../../../../db/schema/operators';

const adder = alias(operators, 'adder');

/** Operators as admins see them, by name; nothing of their keys. */
export async function readOperators(db: Queryable, where?: SQL): Promise<Operator[]> {
  const rows = await db
    .select({ row: operators, addedBy: adder.name })
    .from(operators)
    .leftJoin(adder, eq(adder.id, operators.addedBy))
    .where(where)
    .orderBy(asc(operators.name));
  return rows.map(({ row, addedBy }) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    created_at: row.createdAt.toISOString(),
    added_by: addedBy,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    signs_in: 'key',
  }));
}

/** One operator as they stand in this transaction. @throws Error when they are gone, which nothing makes them */
export async function readOperator(db: Queryable, id: string): Promise<Operator> {
  const [found] = await readOperators(db, eq(operators.id, id));
  if (!found) throw new Error(`Operator ${id} vanished.`);
  return found;
}
