import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses } from '../../../db/schema/bonuses';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { refusalOf } from '../../kernel/protection/require-may';
import type { DepositRow } from '../../money/payments/deposit-view';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';
import { isWeekly, termsRow } from '../../money/user-bonuses/terms-row';
import { activate } from './activate';
import { beginBonus } from './internal/begin-bonus';
import { factsOf } from './internal/facts';
import { lockBonus } from './lock-bonus';
import { canActivate, givenBy } from './rules';

/** A bonus that waits for a deposit gets it, where it is enough. */
async function whilePending(tx: Queryable, now: Date, row: UserBonusRow, deposit: DepositRow): Promise<void> {
  if (isWeekly(row.terms.bonus_group)) return;
  const terms = termsRow(row.terms);
  if (deposit.amount >= terms.minDeposit && givenBy(terms, deposit.amount) > 0n)
    await activate(tx, now, row, { deposit });
}

/** Bonuses that come with a deposit by themselves, while none runs: the one that gives most, if the player may have it. */
async function giveByItself(ctx: Context, tx: Queryable, deposit: DepositRow): Promise<void> {
  const now = ctx.now();
  const offers = await tx
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.status, 'ACTIVE'),
        eq(bonuses.optIn, false),
        eq(bonuses.currency, deposit.currency),
        gt(bonuses.minDeposit, 0n),
        lte(bonuses.minDeposit, deposit.amount),
        lte(bonuses.startsAt, now),
        or(isNull(bonuses.endsAt), gt(bonuses.endsAt, now)),
      ),
    )
    .orderBy(desc(bonuses.amount), asc(bonuses.id));
  for (const { id } of offers) {
    const bonus = await lockBonus(tx, id);
    if (!bonus || givenBy(bonus, deposit.amount) === 0n) continue;
    const { facts, group } = await factsOf(ctx, tx, bonus, {
      userId: deposit.userId,
      now,
      code: undefined,
      running: null,
    });
    // The deposit that has just arrived is the first itself.
    const verdict = canActivate(bonus, { ...facts, hasDeposited: facts.hasDeposited && !deposit.first });
    if (!verdict.ok) continue;
    const taken = { bonus, group, userId: deposit.userId, today: facts.takenToday + 1 };
    await beginBonus(tx, now, taken, { deposit });
    return;
  }
}

/**
 * What a deposit that has just been credited does to bonuses, in its transaction and with the player locked: it
 * activates the one that waits for it, ends the one that burns by it, or brings one that is given by itself (spec §4, §9). Money that
 * comes late to a player who may take no bonuses any more is theirs as it is.
 */
export async function depositArrived(ctx: Context, tx: Queryable, deposit: DepositRow): Promise<void> {
  const now = ctx.now();
  if (await refusalOf(ctx, tx, deposit.userId, 'bonuses')) return;
  const running = await endIfExpiredAndReadRunning(tx, now, deposit.userId);
  if (running?.status === 'PENDING') return whilePending(tx, now, running, deposit);
  if (running && !termsRow(running.terms).burningOnDeposit) return;
  if (running) await endBonus(tx, now, running, 'burned_deposit');
  // What nobody asked for is an offer: none is made while a case of harm is open.
  if (await mayPromoteTo(ctx, tx, deposit.userId)) await giveByItself(ctx, tx, deposit);
}
