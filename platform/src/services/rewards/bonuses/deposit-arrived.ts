import type { ListedBonus } from '@kozyr/contracts/bonuses';
import { and, asc, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, userBonuses } from '../../../db/schema/bonuses';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { refusalOf } from '../../kernel/protection/require-may';
import type { DepositRow } from '../../money/payments/deposit-view';
import type { BonusRow, UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';
import { isWeekly, termsRow } from '../../money/user-bonuses/terms-row';
import { activate } from './activate';
import { beginBonus } from './internal/begin-bonus';
import { factsOf } from './internal/facts';
import { lockBonus } from './lock-bonus';
import { canActivate, givenBy } from './rules';

/** The bonus that came with a deposit, and what it gave in minor units; null: none came. */
type Came = { terms: ListedBonus; given: bigint } | null;

const cameBy = ({ terms, initialAmount }: UserBonusRow): Came => ({ terms, given: initialAmount });

/** A bonus that waits for a deposit gets it, where it is enough. */
async function whilePending(tx: Queryable, now: Date, row: UserBonusRow, deposit: DepositRow): Promise<Came> {
  if (isWeekly(row.terms.bonus_group)) return null;
  const terms = termsRow(row.terms);
  const isEnough = deposit.amount >= terms.minDeposit && givenBy(terms, deposit.amount) > 0n;
  return isEnough ? cameBy(await activate(tx, now, row, { deposit })) : null;
}

/** The rules of a bonus for a player none of whose bonuses runs. The deposit that has just arrived is the first itself. */
async function verdictFor(ctx: Context, tx: Queryable, now: Date, bonus: BonusRow, { userId, first }: DepositRow) {
  const { facts, group } = await factsOf(ctx, tx, bonus, { userId, now, code: undefined, running: null });
  const verdict = canActivate(bonus, { ...facts, hasDeposited: facts.hasDeposited && !first });
  return { verdict, group, today: facts.takenToday + 1 };
}

/** Whether the player has cancelled this bonus since they chose it for the deposit: they do not want it any more. */
async function isCancelledSince(tx: Queryable, { userId, createdAt }: DepositRow, bonusId: string): Promise<boolean> {
  const cancelled = and(
    eq(userBonuses.userId, userId),
    eq(userBonuses.bonusId, bonusId),
    eq(userBonuses.endReason, 'cancelled'),
    gte(userBonuses.completedAt, createdAt),
  );
  const found = await tx.select({ id: userBonuses.id }).from(userBonuses).where(cancelled).limit(1);
  return found.length > 0;
}

/** The bonus that was chosen for the deposit, on the terms it was chosen on, where it is still open to the player; none in its place. */
async function giveChosen(
  ctx: Context,
  tx: Queryable,
  now: Date,
  terms: ListedBonus,
  deposit: DepositRow,
): Promise<Came> {
  if (await isCancelledSince(tx, deposit, terms.id)) return null;
  const bonus = await lockBonus(tx, terms.id);
  if (!bonus) return null;
  // The law is asked about the wager that would begin: the kept one, where the bonus asks for less by now.
  const asked = { ...bonus, wager: Math.max(bonus.wager, termsRow(terms).wager) };
  const { verdict, group, today } = await verdictFor(ctx, tx, now, asked, deposit);
  if (!verdict.ok) return null;
  const taken = { bonus, group, userId: deposit.userId, today, terms: { ...terms, _count: { user_bonuses: today } } };
  return cameBy(await beginBonus(tx, now, taken, { deposit }));
}

/** Bonuses that come with a deposit by themselves, while none runs: the one that gives most, if the player may have it. */
async function giveByItself(ctx: Context, tx: Queryable, now: Date, deposit: DepositRow): Promise<Came> {
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
    const { verdict, group, today } = await verdictFor(ctx, tx, now, bonus, deposit);
    if (!verdict.ok) continue;
    return cameBy(await beginBonus(tx, now, { bonus, group, userId: deposit.userId, today }, { deposit }));
  }
  return null;
}

/** Whether a deposit ends the running bonus: one that burns by deposits, and ran already when the player began this one. */
const isBurnedBy = ({ terms, activatedAt }: UserBonusRow, { createdAt }: DepositRow): boolean =>
  termsRow(terms).burningOnDeposit && (activatedAt === null || activatedAt <= createdAt);

/**
 * What a deposit that has just been credited does to bonuses, in its transaction and with the player locked: it
 * activates the one that waits for it, ends the one that burns by it, or brings one that is given by itself (spec §4, §9). Where the player
 * chose, their choice alone comes, or none. Money that comes late to a player who may take no bonuses any more is theirs as it is.
 * @returns the bonus that came with it, if any
 */
export async function depositArrived(ctx: Context, tx: Queryable, deposit: DepositRow): Promise<Came> {
  const now = ctx.now();
  if (await refusalOf(ctx, tx, deposit.userId, 'bonuses')) return null;
  const running = await endIfExpiredAndReadRunning(tx, now, deposit.userId);
  const { bonusChoice: choice, bonusTerms: chosen } = deposit;
  if (running?.status === 'PENDING') {
    const isTheirs = choice === null || running.bonusId === chosen?.id;
    return isTheirs ? whilePending(tx, now, running, deposit) : null;
  }
  if (running && !isBurnedBy(running, deposit)) return null;
  if (running) await endBonus(tx, now, running, 'burned_deposit');
  if (choice === 'without') return null;
  // A bonus is chosen where none runs: one that has begun since takes its place, even if it burns by this deposit.
  if (chosen) return running ? null : giveChosen(ctx, tx, now, chosen, deposit);
  // What nobody asked for is an offer: none is made while a case of harm is open.
  return (await mayPromoteTo(ctx, tx, deposit.userId)) ? giveByItself(ctx, tx, now, deposit) : null;
}
