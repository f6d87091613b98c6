import { randomUUID } from 'node:crypto';
import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { userBonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { lockPlayer } from '../../kernel/players/lock-player';
import { type BonusRow, type GroupRow, termsView, type UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';
import { isWeekly } from '../../money/user-bonuses/terms-row';
import { publishBonus, viewOf } from '../../money/user-bonuses/user-bonus-view';
import { writeEvents } from '../../money/user-bonuses/write-event';
import { activate, lockBonus } from './activate';
import { factsOf } from './internal/facts';
import { countGuess, countMove } from './internal/guessed-code';
import { canActivate, waitsUntil } from './rules';

/** Inserts the user bonus with the terms as they are now. */
export async function insertUserBonus(
  tx: Queryable,
  now: Date,
  { bonus, group, userId, today }: { bonus: BonusRow; group: GroupRow; userId: string; today: number },
): Promise<UserBonusRow> {
  const [row] = await tx
    .insert(userBonuses)
    .values({
      id: randomUUID(),
      userId,
      bonusId: bonus.id,
      currency: bonus.currency,
      status: 'PENDING',
      terms: termsView(bonus, group, { own: [], today }),
      subscribedAt: now,
      expiresAt: waitsUntil(bonus, now),
    })
    .returning();
  if (!row) throw new Error('The user bonus just made is not there.');
  await writeEvents(tx, row.id, now, { kind: 'subscribed' });
  return row;
}

async function subscribeByRules(
  ctx: Context,
  { userId }: Caller,
  { id, code }: { id: string; code?: string | undefined },
): Promise<ActiveUserBonus> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockPlayer(tx, userId);
    const bonus = await lockBonus(tx, id);
    if (!bonus) throw new DomainError('BONUS_NOT_FOUND', 'There is no such bonus.');
    const running = await endIfExpiredAndReadRunning(tx, now, userId);
    if (running?.bonusId === id) return viewOf(tx, running);
    const { facts, group } = await factsOf(tx, bonus, { userId, now, code });
    const verdict = canActivate(bonus, facts);
    if (!verdict.ok) throw new DomainError(verdict.code, verdict.message, verdict.details);
    const taken = await insertUserBonus(tx, now, { bonus, group, userId, today: facts.takenToday + 1 });
    if (bonus.minDeposit === 0n && !isWeekly(taken.terms)) return viewOf(tx, await activate(tx, now, taken, null));
    await publishBonus(tx, userId);
    return viewOf(tx, taken);
  });
}

const isWrongCode = (error: unknown) => error instanceof DomainError && error.code === 'BONUS_INVALID_ACTIVATION_CODE';

/**
 * Takes a bonus: PENDING where it waits for a deposit or a Monday, else ACTIVE with its money. All rules, the places of the day and the
 * money in one transaction; subscribing to what is running already answers it. Wrong codes and activations are counted beside it.
 * @throws DomainError of ACTIVATION_REFUSALS, TOO_MANY_REQUESTS
 */
export async function subscribeBonus(
  ctx: Context,
  caller: Caller,
  input: { id: string; code?: string | undefined },
): Promise<ActiveUserBonus> {
  await countMove(ctx, caller.userId);
  const known = input.code === undefined ? null : await countGuess(ctx, caller.userId);
  try {
    const taken = await subscribeByRules(ctx, caller, input);
    await known?.();
    return taken;
  } catch (error) {
    if (!isWrongCode(error)) await known?.();
    throw error;
  }
}
