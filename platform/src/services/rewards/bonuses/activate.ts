import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { bonuses, userBonuses } from '../../../db/schema/bonuses';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { termsRow } from '../../money/user-bonuses/terms-row';
import { publishBonus } from '../../money/user-bonuses/user-bonus-view';
import { writeEvents } from '../../money/user-bonuses/write-event';
import { capOf, givenBy, requirementOf } from './rules';

const HOUR_MS = 3_600_000;

export type PaidBy = { id: string; amount: bigint } | null;

/**
 * Makes a PENDING user bonus ACTIVE and gives its money, by the terms it was taken on; with the player locked. A bonus
 * without a wager is released in the same moment. share: what it gives where that is counted otherwise, minor units.
 * @returns the user bonus as it is then
 */
export async function activate(
  tx: Queryable,
  now: Date,
  taken: UserBonusRow,
  deposit: PaidBy,
  share?: bigint,
): Promise<UserBonusRow> {
  const terms = termsRow(taken.terms);
  const paid = deposit?.amount ?? 0n;
  const given = share ?? givenBy(terms, paid);
  const [row] = await tx
    .update(userBonuses)
    .set({
      status: 'ACTIVE',
      activatedAt: now,
      updatedAt: now,
      expiresAt:
        terms.burningOnTimeout && terms.activationsOffset > 0
          ? new Date(now.getTime() + terms.activationsOffset * HOUR_MS)
          : null,
      depositId: deposit?.id ?? null,
      depositAmount: paid,
      initialAmount: given,
      wagerTotal: requirementOf(terms, given, paid),
      cap: capOf(terms, given),
    })
    .where(eq(userBonuses.id, taken.id))
    .returning();
  if (!row) throw new Error(`User bonus ${taken.id} vanished while it was activated.`);
  const posted = await post(tx, {
    key: `bonus-credit:${row.id}`,
    kind: 'bonus_credit',
    currency: row.currency,
    legs: [{ from: { house: 'promotions' }, to: { player: row.userId, wallet: 'bonus' }, amount: given }],
    memo: { user_bonus: row.id, bonus: row.bonusId },
  });
  await writeEvents(
    tx,
    row.id,
    now,
    { kind: 'activated' },
    { kind: 'credited', amount: given, transferId: posted.transferId },
  );
  const own = posted.balances[row.userId];
  if (own) await publish(tx, row.userId, { type: 'wallet', wallet: walletSummary(row.currency, own) });
  if (row.wagerTotal > 0n) {
    await publishBonus(tx, row.userId);
    return row;
  }
  await endBonus(tx, now, row, 'wagered');
  return { ...row, status: 'COMPLETED' };
}

/** Whether any bonus of this id exists, locked so that the last places of a day go to exactly as many players. */
export async function lockBonus(tx: Queryable, id: string) {
  const [bonus] = await tx.select().from(bonuses).where(eq(bonuses.id, id)).for('no key update');
  return bonus ?? null;
}
