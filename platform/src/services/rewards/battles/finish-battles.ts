import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battleEntries, battlePoints, battlePrizes, battles } from '../../../db/schema/battles';
import { settlements } from '../../../db/schema/settlements';
import { publishMany } from '../../../outbox/publish';
import { publishTopic } from '../../../outbox/publish-topic';
import { drainSettlements, lockSettlements } from '../../play/settlements/dispatch-settlements';
import type { BattleRow } from './internal/battle-view';
import { boardOrder, onBoard } from './internal/leaders';
import { payPrizes } from './internal/pay-prizes';
import { tellEntrants } from './internal/tell-entrants';
import { prizeOf } from './rules';

/** Players told in one statement that their centre has something new: each takes a lock until it ends. */
const TOLD_AT_ONCE = 200;
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

/** Who won what, by player, minor units: written with the end of the battle, so that nothing can change it between its end and the payment. */
async function award(tx: Queryable, row: BattleRow): Promise<Map<string, bigint>> {
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
  return new Map(won.map(({ userId, amount }) => [userId, amount]));
}

type End = { end: 'finished' | 'waits' | 'over'; told: readonly string[] };

/**
 * Ends a battle whose grace is over, once over all processes. Nobody counts rounds meanwhile, and it does not end while one of its
 * rounds waits to be counted. With the end it is written into the centre of everybody who had entered. @returns 'waits' when one does,
 * 'over' when it had ended before; with 'finished', in whose centre something is new
 */
function finishBattle(ctx: Context, id: string): Promise<End> {
  return ctx.db.transaction(async (tx) => {
    await lockSettlements(tx);
    const [battle] = await tx
      .select()
      .from(battles)
      .where(and(eq(battles.id, id), dueAt(ctx.now())))
      .for('update');
    if (!battle) return { end: 'over', told: [] };
    const [waiting] = await tx
      .select({ id: settlements.id })
      .from(settlements)
      .where(and(eq(settlements.currency, battle.currency), sql`${settlements.settledAt} < ${battle.endsAt}`))
      .limit(1);
    if (waiting) return { end: 'waits', told: [] };
    const won = await award(tx, battle);
    const told = await tellEntrants(tx, ctx.now(), { battle, won });
    await tx.update(battles).set({ state: 'finished', closedAt: ctx.now() }).where(eq(battles.id, id));
    return { end: 'finished', told };
  });
}

/**
 * Ends the battles whose time and grace are over, and pays what is owed of them and of any before. Safe to run anywhere, any time,
 * however many at once; what a process that died left is taken up by the next.
 */
export async function finishBattles(ctx: Context): Promise<{ finished: number; paid: number }> {
  const due = await ctx.db.select({ id: battles.id }).from(battles).where(dueAt(ctx.now())).orderBy(battles.endsAt);
  let finished = 0;
  const told: string[] = [];
  for (const { id } of due) {
    let end: End['end'] = 'waits';
    for (let tries = 0; end === 'waits' && tries < TRIES; tries += 1) {
      await drainSettlements(ctx);
      const ended = await finishBattle(ctx, id);
      end = ended.end;
      told.push(...ended.told);
    }
    if (end === 'waits') ctx.log.warn({ battle: id }, 'a battle can not end: its rounds are not counted yet');
    if (end === 'finished') finished += 1;
  }
  const paid = await payPrizes(ctx);
  // That there is something new is a hint: the centre has it, whether or not this process lives to say so.
  for (let from = 0; from < told.length; from += TOLD_AT_ONCE) {
    const some = told.slice(from, from + TOLD_AT_ONCE);
    await publishMany(
      ctx.db,
      some.map((userId) => ({ userId, event: { type: 'notifications' } })),
    );
  }
  // After the payments, and without the lock of any battle: whoever reads the news reads them paid.
  if (finished > 0) await publishTopic(ctx.db, 'battles', { type: 'battles' });
  return { finished, paid };
}
