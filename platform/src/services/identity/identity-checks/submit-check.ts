import type { IdentityCheck } from '@kozyr/contracts/identity';
import type { Locale } from '@kozyr/contracts/locales';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { countAttempt } from '../../kernel/limits/attempts';
import { lockPlayer } from '../../kernel/players/lock-player';
import { checkView, picturesOf } from './internal/check-view';
import { lockOwnCheck, notDraft } from './internal/own-check';
import { missingSides } from './rules';

/**
 * Hands a draft over to be decided; one that is submitted already is answered as it is. A job sees to it from then on.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for one that is decided; IDENTITY_PICTURES_MISSING with `sides`; TOO_MANY_REQUESTS
 */
export async function submitIdentityCheck(
  ctx: Context,
  { userId }: Caller,
  { id, locale }: { id: string; locale: Locale },
): Promise<IdentityCheck> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const row = await lockOwnCheck(tx, userId, id);
    if (row.status === 'SUBMITTED') return checkView(tx, row);
    if (row.status !== 'DRAFT') throw notDraft();
    const given = await picturesOf(tx, id);
    const missing = missingSides(
      row.documentKind,
      given.map(({ side }) => side),
    );
    if (missing.length > 0)
      throw new DomainError('IDENTITY_PICTURES_MISSING', 'Pictures of the document are missing.', {
        sides: missing.join(','),
      });
    await countAttempt(ctx, tx, { what: 'identity-check', contact: `user:${userId}` });
    const now = ctx.now();
    const [submitted] = await tx
      .update(identityChecks)
      .set({ status: 'SUBMITTED', submittedAt: now, locale })
      .where(eq(identityChecks.id, id))
      .returning();
    if (!submitted) throw new Error(`The check ${id} was not submitted.`);
    await recordAudit(tx, now, {
      actor: { kind: 'player', id: userId },
      action: 'identity_check_submitted',
      subject: { kind: 'player', id: userId },
      details: { check: id, level: String(row.level) },
    });
    return checkView(tx, submitted);
  });
}
