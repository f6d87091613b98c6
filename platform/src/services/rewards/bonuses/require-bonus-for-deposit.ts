import type { ListedBonus } from '@kozyr/contracts/bonuses';
import { fromMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { requireMay } from '../../kernel/protection/require-may';
import { termsView } from '../../money/user-bonuses/bonus-view';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';
import { isWeekly, termsRow } from '../../money/user-bonuses/terms-row';
import { factsOf } from './internal/facts';
import { canActivate, givenBy } from './rules';

type Chosen = { bonusId: string; amount: bigint };

const notForDeposit = (reason: string) =>
  new DomainError('BONUS_NOT_FOR_DEPOSIT', 'This bonus can not come with this deposit.', { reason });

/** @throws DomainError DEPOSIT_BELOW_BONUS_MINIMUM; BONUS_NOT_FOR_DEPOSIT where it would give nothing */
function requireEnough(terms: ListedBonus, amount: bigint): ListedBonus {
  const { minDeposit, ...rest } = termsRow(terms);
  if (minDeposit === 0n || isWeekly(terms.bonus_group)) throw notForDeposit('no_deposit');
  if (amount < minDeposit)
    throw new DomainError('DEPOSIT_BELOW_BONUS_MINIMUM', 'This deposit is too small for the bonus.', {
      minimum: fromMinor(minDeposit),
    });
  if (givenBy(rest, amount) === 0n) throw notForDeposit('nothing');
  return terms;
}

/**
 * The terms of a bonus that the player chose for a deposit which is about to begin: one on offer that they could take now, or theirs that
 * waits for a deposit. With the player locked. No place of the day is taken: whether it still can be given is asked when the money comes.
 * @throws DomainError BONUS_NOT_FOR_DEPOSIT, its reason the code an activation would answer; DEPOSIT_BELOW_BONUS_MINIMUM; of the player's state
 */
export async function requireBonusForDeposit(
  ctx: Context,
  tx: Queryable,
  userId: string,
  { bonusId, amount }: Chosen,
): Promise<ListedBonus> {
  const now = ctx.now();
  await requireMay(ctx, tx, userId, 'bonuses');
  const running = await endIfExpiredAndReadRunning(tx, now, userId);
  if (running?.bonusId === bonusId && running.status === 'PENDING') return requireEnough(running.terms, amount);
  const [bonus] = await tx.select().from(bonuses).where(eq(bonuses.id, bonusId));
  // What is in nobody's list was offered to nobody.
  if (!bonus?.isPublic || !(await mayPromoteTo(ctx, tx, userId))) throw notForDeposit('BONUS_NOT_FOUND');
  const { facts, group } = await factsOf(ctx, tx, bonus, { userId, now, code: undefined, running });
  const verdict = canActivate(bonus, facts);
  if (!verdict.ok) throw notForDeposit(verdict.code);
  return requireEnough(termsView(bonus, group, { own: [], today: facts.takenToday }), amount);
}
