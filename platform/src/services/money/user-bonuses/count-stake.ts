import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import type { EndReason } from '../../../db/schema/bonuses';
import { games, rounds } from '../../../db/schema/games';
import { deposits } from '../../../db/schema/payments';
import { getBalances } from '../../../ledger/balances';
import { contributionBy } from '../../kernel/promotions/contribution';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import type { UserBonusRow } from './bonus-view';
import { moveUserBonus } from './move-user-bonus';
import { endOf, inTurn, wagered } from './movements';
import { countedStake, isSpent } from './rules';
import { findUserBonus } from './running-bonus';
import { termsRow } from './terms-row';

type Taken = Pick<UserBonusRow, 'userId' | 'depositId' | 'subscribedAt'>;

export type CountedRound = {
  game: string;
  /** When its first bet was. */
  begunAt: Date;
  userId: string;
  userBonusId: string | null;
  before: bigint;
  after: bigint;
};

/** When the player took a bonus, and was told what counts: one that they chose for a deposit is taken when that begins, before it arrives. */
async function takenAt(tx: Queryable, { userId, depositId, subscribedAt }: Taken): Promise<Date> {
  if (depositId === null) return subscribedAt;
  const [chosen] = await tx
    .select({ at: deposits.createdAt })
    .from(deposits)
    .where(and(ownRow(deposits, { id: depositId, userId }), eq(deposits.bonusChoice, 'bonus')));
  return chosen && chosen.at < subscribedAt ? chosen.at : subscribedAt;
}

/**
 * Percent of a round's stake that counts for a bonus: the more of what the rules said when it was taken and when the round began. So what
 * the player was told then and what the game says now both hold, and a round that is undone takes off what it brought.
 */
async function contributionOf(
  tx: Queryable,
  { game, begunAt }: Pick<CountedRound, 'game' | 'begunAt'>,
  taken: Taken,
): Promise<number> {
  const { slug, provider, category, rtp, contribution } = games;
  const [found] = await tx
    .select({ slug, provider, category, rtp, contribution })
    .from(games)
    .where(eq(games.slug, game));
  if (!found) return 0;
  const told = await readRulesAt(tx, 'contribution', await takenAt(tx, taken));
  const then = await readRulesAt(tx, 'contribution', begunAt);
  return Math.max(contributionBy(told.value, found), contributionBy(then.value, found));
}

async function hasOpenRound(tx: Queryable, { id, userId }: UserBonusRow): Promise<boolean> {
  const [open] = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.userId, userId), eq(rounds.userBonusId, id), eq(rounds.status, 'open')))
    .limit(1);
  return open !== undefined;
}

/** Why a bonus ends by what was staked; null: it goes on. Spent money ends it once no round is open that could bring some back. */
async function reasonToEnd(tx: Queryable, row: UserBonusRow, wallet: bigint): Promise<EndReason | null> {
  if (row.wagerDone >= row.wagerTotal) return 'wagered';
  if (!isSpent(wallet, termsRow(row.terms)) || (await hasOpenRound(tx, row))) return null;
  return wallet === 0n ? 'lost' : 'burned_low';
}

/**
 * Counts a round's settled stake towards the wagering of the bonus that was running at its first bet, or takes it off where
 * the round was undone; before and after: the settled stake of the round, minor units. Releases the bonus when all is
 * wagered. In the transaction of the round, with the player locked.
 */
export async function countStake(
  tx: Queryable,
  now: Date,
  { userId, userBonusId, before, after, ...round }: CountedRound,
): Promise<void> {
  if (userBonusId === null) return;
  const row = await findUserBonus(tx, { id: userBonusId, userId });
  if (row?.status !== 'ACTIVE') return;
  const contribution = before === after ? 0 : await contributionOf(tx, round, row);
  const { bonus: wallet } = await getBalances(tx, row.userId, row.currency);
  const staked = row.wagerDone + countedStake(after, contribution) - countedStake(before, contribution);
  const wagerDone = staked > 0n ? staked : 0n;
  const counted = wagered(now, wagerDone);
  const reason = await reasonToEnd(tx, { ...row, wagerDone }, wallet);
  await moveUserBonus(tx, row, reason ? inTurn(counted, endOf(row, { at: now, reason, wallet })) : counted);
}
