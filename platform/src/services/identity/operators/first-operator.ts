import { FIRST_INVITATION_HOURS } from '@kozyr/contracts/operator/desk-service';
import { addHours } from 'date-fns';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorCredentials, operatorInvitations } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { recordAudit } from '../../kernel/audit/record-audit';
import { hashKey } from './keys';

const FIRST = 'owner';

/**
 * While there is no operator at all, makes one named owner, an admin, with OPERATOR_KEY, or without a key where only an invitation to the
 * desk is set. Another OPERATOR_KEY later changes nothing: keys are exchanged by adding an operator and disabling the other. Safe in two
 * processes at once.
 * @returns whether this call made it
 */
export async function ensureFirstOperator(ctx: Context): Promise<boolean> {
  const { OPERATOR_KEY: key, DESK_FIRST_TOKEN: token } = ctx.env;
  if (key === undefined && token === undefined) return false;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await tx.execute(sql`lock table ${operators} in share row exclusive mode`);
    const [any] = await tx.select({ id: operators.id }).from(operators).limit(1);
    if (any) return false;
    const keyHash = key === undefined ? null : hashKey(key);
    const owner = { name: FIRST, role: 'admin', keyHash, createdAt: now } as const;
    const [made] = await tx.insert(operators).values(owner).returning({ id: operators.id });
    if (!made) return false;
    await recordAudit(tx, now, {
      actor: { kind: 'system', id: 'first_start' },
      action: 'operator_added',
      subject: { kind: 'operator', id: made.id },
      details: { name: owner.name, role: owner.role },
    });
    return true;
  });
}

/** Whether an operator has, or once had, a way into the desk that is not the first start's: then there is no such invitation any more. */
async function hasOtherWay(tx: Queryable, operatorId: string): Promise<boolean> {
  const own = eq(operatorInvitations.operatorId, operatorId);
  const other = or(isNotNull(operatorInvitations.usedAt), isNotNull(operatorInvitations.invitedBy));
  const [invited] = await tx.select().from(operatorInvitations).where(and(own, other)).limit(1);
  const [known] = await tx.select().from(operatorCredentials).where(eq(operatorCredentials.operatorId, operatorId));
  return invited !== undefined || known !== undefined;
}

/**
 * Opens the invitation of owner to the desk by DESK_FIRST_TOKEN, for some days from each start, until a password was chosen by it or
 * another invitation was made. The token is printed by what starts the product: here only its hash is kept. Safe in two processes at once.
 * @returns whether it is open
 */
export async function ensureFirstInvitation(ctx: Context): Promise<boolean> {
  const token = ctx.env.DESK_FIRST_TOKEN;
  if (token === undefined || ctx.env.DESK_SECRET === undefined) return false;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const unended = and(eq(operators.name, FIRST), isNull(operators.disabledAt));
    const [owner] = await tx.select().from(operators).where(unended).for('no key update');
    if (!owner || (await hasOtherWay(tx, owner.id))) return false;
    const expiresAt = addHours(now, FIRST_INVITATION_HOURS);
    const tokenHash = hashKey(token);
    const other = and(eq(operatorInvitations.operatorId, owner.id), ne(operatorInvitations.tokenHash, tokenHash));
    const open = and(isNull(operatorInvitations.usedAt), isNull(operatorInvitations.endedAt));
    // Another token than at the start before: only the one that is set now opens.
    await tx.update(operatorInvitations).set({ endedAt: now }).where(and(other, open));
    const prolonged = await tx
      .update(operatorInvitations)
      .set({ expiresAt, endedAt: null })
      .where(eq(operatorInvitations.tokenHash, tokenHash))
      .returning({ id: operatorInvitations.id });
    if (prolonged.length > 0) return true;
    await tx.insert(operatorInvitations).values({ operatorId: owner.id, tokenHash, createdAt: now, expiresAt });
    await recordAudit(tx, now, {
      actor: { kind: 'system', id: 'first_start' },
      action: 'operator_invited',
      subject: { kind: 'operator', id: owner.id },
      details: { name: owner.name, role: owner.role },
    });
    return true;
  });
}
