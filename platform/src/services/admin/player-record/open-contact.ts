import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { requirePlayer } from './internal/require-player';

/** Phone and email of a player as they are. Who looked, and why, is in the audit log before they see it. @throws DomainError NOT_FOUND */
export async function openPlayerContact(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<{ phone: string | null; email: string | null }> {
  return ctx.db.transaction(async (tx) => {
    await requirePlayer(tx, id);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'player_contact_opened',
      subject: { kind: 'player', id },
      details: { reason },
    });
    const [player] = await tx.select({ phone: users.phone, email: users.email }).from(users).where(eq(users.id, id));
    return { phone: player?.phone ? `+${player.phone}` : null, email: player?.email ?? null };
  });
}
