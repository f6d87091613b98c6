import { SIGN_IN_MINUTES } from '@kozyr/contracts/operator/desk-service';
import type { StartedSignIn } from '@kozyr/contracts/operator/sign-in';
import { addMinutes } from 'date-fns';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSignIns } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';
import { hashKey, makeKey } from '../keys';
import { readFactors, waysOf } from './factors';
import { lockOperator, type OperatorRow } from './lock-operator';

const expired = () => new DomainError('SIGN_IN_EXPIRED', 'This sign-in is over: begin with the password again.');

/** Begins a sign-in whose password was right, or whom the provider vouched for. */
export async function openTicket(ctx: Context, tx: Queryable, operatorId: string): Promise<StartedSignIn> {
  const now = ctx.now();
  const ticket = makeKey();
  const expiresAt = addMinutes(now, SIGN_IN_MINUTES);
  const old = and(eq(operatorSignIns.operatorId, operatorId), lt(operatorSignIns.expiresAt, now));
  await tx.delete(operatorSignIns).where(old);
  await tx.insert(operatorSignIns).values({ operatorId, ticketHash: hashKey(ticket), expiresAt });
  const ways = waysOf(await readFactors(tx, operatorId));
  const next = ways.length > 0 ? 'second_factor' : 'set_up';
  return { ticket, next, ways, expires_at: expiresAt.toISOString() };
}

/** The sign-in of a ticket. @throws DomainError SIGN_IN_EXPIRED */
export async function findTicket(ctx: Context, db: Queryable, ticket: string) {
  const open = and(eq(operatorSignIns.ticketHash, hashKey(ticket)), gt(operatorSignIns.expiresAt, ctx.now()));
  const [row] = await db.select().from(operatorSignIns).where(open);
  if (!row) throw expired();
  return row;
}

/**
 * Uses a ticket up, so that of two who come with it one gets in; what the transaction undoes leaves it.
 * @returns its operator, locked
 * @throws DomainError SIGN_IN_EXPIRED
 */
export async function spendTicket(ctx: Context, tx: Queryable, ticket: string): Promise<OperatorRow> {
  const { id, operatorId } = await findTicket(ctx, tx, ticket);
  const operator = await lockOperator(tx, operatorId);
  const spent = await tx
    .delete(operatorSignIns)
    .where(eq(operatorSignIns.id, id))
    .returning({ id: operatorSignIns.id });
  if (!operator || spent.length === 0) throw expired();
  return operator;
}

/** Ends every sign-in of an operator that has not come to its second factor. */
export async function forgetTickets(tx: Queryable, operatorId: string): Promise<void> {
  await tx.delete(operatorSignIns).where(eq(operatorSignIns.operatorId, operatorId));
}
