import type { Operator } from '@kozyr/contracts/operator/operators';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { operatorOidcAccounts } from '../../../../db/schema/operator-oidc';
import { operatorCredentials, operatorInvitations } from '../../../../db/schema/operator-sign-in';
import { operators } from '../../../../db/schema/operators';

const adder = alias(operators, 'adder');

type Means = { key: boolean; desk: boolean; invitedUntil: Date | null };

function signsIn({ key, desk, invitedUntil }: Means, now: Date): Operator['signs_in'] {
  if (key) return desk ? 'both' : 'key';
  if (desk) return 'desk';
  return invitedUntil !== null && invitedUntil > now ? 'invited' : 'none';
}

/** Operators as admins see them at this moment, by name; nothing of their keys. */
export async function readOperators(db: Queryable, now: Date, where?: SQL): Promise<Operator[]> {
  const open = and(isNull(operatorInvitations.usedAt), isNull(operatorInvitations.endedAt));
  const rows = await db
    .select({
      row: operators,
      addedBy: adder.name,
      password: operatorCredentials.operatorId,
      oidc: operatorOidcAccounts.operatorId,
      invitedUntil: operatorInvitations.expiresAt,
    })
    .from(operators)
    .leftJoin(adder, eq(adder.id, operators.addedBy))
    .leftJoin(operatorCredentials, eq(operatorCredentials.operatorId, operators.id))
    .leftJoin(operatorOidcAccounts, eq(operatorOidcAccounts.operatorId, operators.id))
    .leftJoin(operatorInvitations, and(eq(operatorInvitations.operatorId, operators.id), open))
    .where(where)
    .orderBy(asc(operators.name));
  return rows.map(({ row, addedBy, password, oidc, invitedUntil }) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    created_at: row.createdAt.toISOString(),
    added_by: addedBy,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    signs_in: signsIn({ key: row.keyHash !== null, desk: password !== null || oidc !== null, invitedUntil }, now),
  }));
}

/** One operator as they stand in this transaction. @throws Error when they are gone, which nothing makes them */
export async function readOperator(db: Queryable, now: Date, id: string): Promise<Operator> {
  const [found] = await readOperators(db, now, eq(operators.id, id));
  if (!found) throw new Error(`Operator ${id} vanished.`);
  return found;
}
