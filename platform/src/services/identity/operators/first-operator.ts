import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { recordAudit } from '../../kernel/audit/record-audit';
import { hashKey } from './keys';

/**
 * While there is no operator at all, makes one named owner, an admin, with OPERATOR_KEY. Another OPERATOR_KEY later changes
 * nothing: keys are exchanged by adding an operator and disabling the other. Safe in two processes at once.
 * @returns whether this call made it
 */
export async function ensureFirstOperator(ctx: Context): Promise<boolean> {
  const key = ctx.env.OPERATOR_KEY;
  if (key === undefined) return false;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await tx.execute(sql`lock table ${operators} in share row exclusive mode`);
    const [any] = await tx.select({ id: operators.id }).from(operators).limit(1);
    if (any) return false;
    const owner = { name: 'owner', role: 'admin', keyHash: hashKey(key), createdAt: now } as const;
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
