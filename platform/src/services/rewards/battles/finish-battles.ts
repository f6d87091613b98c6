import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battleEntries, battlePoints, battlePrizes, battles } from '../../../db/schema/battles';
import { settlements } from '../../../db/schema/settlements';
import { publishTopic } from '../../../outbox/publish-topic';
import { drainSettlements, lockSettlements } from '../../play/settlements/dispatch-settlements';
import type { BattleRow } from './internal/battle-view';
import { boardOrder, onBoard } from './internal/leaders';
import { payPrizes } from './internal/pay-prizes';
import { prizeOf } from './rules';

/** How often a battle's last rounds are waited for before it is left to the next run. */
const TRIES = 5;

const dueAt = (now: Date) =>
  and(
    eq(battles.state, 'open'),
    lte(sql`${battles.endsAt} + make_interval(secs => ${battles.graceSeconds})`, now.toISOString()),
  );

/** What the counted stakes of a battle add up to, by its points themselves. */
async function stakedIn(tx: Queryable, battleId: string): Promise<bigint> {
  const [sum] = await tx
    .select({ staked: sql`coalesce(sum(${battlePoints.stake}), 0)::text`.mapWith(BigInt) })
    .from(battlePoints)
    .where(eq(battlePoints.battleId, battleId));
  return sum?.staked ?? 0n;
}

/** Who won what: written with the end of the battle, so that nothing can change it between its end and the payment. */
async function award(tx: Queryable, row: BattleRow): Promise<void> {
  const battle = { ...row, counted: await stakedIn(tx, row.id) };
  const first = await tx
    .select({ userId: battleEntries.userId, score: battleEntries.score })
    .from(battleEntries)
    .where(onBoard(battle.id))
    .orderBy(...boardOrder)
    .limit(battle.prizes.length);
  const won = first.flatMap(({ userId, score }, at) => {
    const amount = prizeOf(battle, at + 1, score);
    return amount === null ? [] : [{ battleId: battle.id, place: at + 1, userId, amount }];
  });
  if (won.length > 0) await tx.insert(battlePrizes).values(won);
}

/**
 * Ends a battle whose grace is over, once over all processes. Nobody counts rounds meanwhile, and it does not end while one of its
 * rounds waits to be counted. @returns 'waits' when one does, 'over' when it had ended before
 */
function finishBattle(ctx: Context, id: string): Promise<'finished' | 'waits' | 'over'> {
  return ctx.db.transaction(async (tx) => {
    await lockSettlements(tx);
    const [battle] = await tx
      .select()
      .from(battles)
      .where(and(eq(battles.id, id), dueAt(ctx.now())))
      .for('update');
    if (!battle) return 'over';
    const [waiting] = await tx
      .select({ id: settlements.id })
      .from(settlements)
      .where(and(eq(settlements.currency, battle.currency), sql`${settlements.settledAt} < ${battle.endsAt}`))
      .limit(1);
    if (waiting) return 'waits';
    await award(tx, battle);
    await tx.update(battles).set({ state: 'finished', closedAt: ctx.now() }).where(eq(battles.id, id));
    return 'finished';
  });
}

/**
 * Ends the battles whose time and grace are over, and pays what is owed of them and of any before. Safe to run anywhere, any time,
 * however many at once; what a process that died left is taken up by the next.
 */
export async function finishBattles(ctx: Context): Promise<{ finished: number; paid: number }> {
  const due = await ctx.db.select({ id: battles.id }).from(battles).where(dueAt(ctx.now())).orderBy(battles.endsAt);
  let finished = 0;
  for (const { id } of due) {
    let end: Awaited<ReturnType<typeof finishBattle>> = 'waits';
    for (let tries = 0; end === 'waits' && tries < TRIES; tries += 1) {
      await drainSettlements(ctx);
      end = await finishBattle(ctx, id);
    }
    if (end === 'waits') ctx.log.warn({ battle: id }, 'a battle can not end: its rounds are not counted yet');
    if (end === 'finished') finished += 1;
  }
  const paid = await payPrizes(ctx);
  // After the payments, and without the lock of any battle: whoever reads the news reads them paid.
  if (finished > 0) await publishTopic(ctx.db, 'battles', { type: 'battles' });
  return { finished, paid };
}
