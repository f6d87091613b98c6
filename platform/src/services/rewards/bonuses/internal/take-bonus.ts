import type { Caller, Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { DomainError } from '../../../../errors';
import { lockPlayer } from '../../../kernel/players/lock-player';
import { requireMay } from '../../../kernel/protection/require-may';
import type { UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { endIfExpiredAndReadRunning } from '../../../money/user-bonuses/end-if-expired';
import { isWeekly } from '../../../money/user-bonuses/terms-row';
import { lockBonus } from '../lock-bonus';
import { canActivate } from '../rules';
import { beginBonus } from './begin-bonus';
import { factsOf } from './facts';
import { useCode } from './single-use-codes';

/** Takes a bonus by all rules, in one transaction; what runs already is answered. @throws DomainError of ACTIVATION_REFUSALS */
export async function takeBonus(
  ctx: Context,
  tx: Queryable,
  { userId }: Caller,
  { id, code }: { id: string; code?: string | undefined },
): Promise<UserBonusRow> {
  await lockPlayer(tx, userId);
  const now = ctx.now();
  await requireMay(ctx, tx, userId, 'bonuses');
  const bonus = await lockBonus(tx, id);
  if (!bonus) throw new DomainError('BONUS_NOT_FOUND', 'There is no such bonus.');
  const running = await endIfExpiredAndReadRunning(tx, now, userId);
  if (running?.bonusId === id) return running;
  const { facts, group } = await factsOf(ctx, tx, bonus, { userId, now, code, running });
  const verdict = canActivate(bonus, facts);
  if (!verdict.ok) throw new DomainError(verdict.code, verdict.message, verdict.details);
  const waits = bonus.minDeposit > 0n || isWeekly(group);
  const taken = await beginBonus(tx, now, { bonus, group, userId, today: facts.takenToday + 1 }, waits ? null : {});
  if (bonus.singleUse && code !== undefined) await useCode(tx, code, taken.id);
  return taken;
}
