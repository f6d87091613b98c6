import { randomUUID } from 'node:crypto';
import type { Battle, BattleTier } from '@kozyr/contracts/battles';
import { type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { OperatorBattle } from '@kozyr/contracts/operator/battles';
import { addSeconds } from 'date-fns';
import { and, asc, count, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battlePrizes, battles } from '../../../db/schema/battles';
import { DomainError } from '../../../errors';
import { publishTopic } from '../../../outbox/publish-topic';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { battleColumns, battleView, type RunningBattle } from './internal/battle-view';
import { findBattle } from './read-battles';
import { fullStakesOf } from './rules';

const columns = {
  ...battleColumns,
  paid: sql<number>`(select count(*)::int from ${battlePrizes} p where p.battle_id = ${battles.id} and p.paid_at is not null)`,
};

const operatorView = (row: RunningBattle & { paid: number }, now: Date): OperatorBattle => ({
  ...battleView(row, now),
  scheduled: row.scheduled,
  prizes_paid: row.paid,
});

async function readBattle(ctx: Context, db: Queryable, id: string): Promise<OperatorBattle> {
  const [row] = await db.select(columns).from(battles).where(eq(battles.id, id));
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such battle.');
  return operatorView(row, ctx.now());
}

const open = eq(battles.state, 'open');
const OF_STATUS: Record<Battle['status'], (now: Date) => SQL | undefined> = {
  upcoming: (now) => and(open, gt(battles.startsAt, now)),
  active: (now) => and(open, lte(battles.startsAt, now), gt(battles.endsAt, now)),
  finishing: (now) => and(open, lte(battles.endsAt, now)),
  finished: () => eq(battles.state, 'finished'),
  cancelled: () => eq(battles.state, 'cancelled'),
};

type Wanted = {
  status?: Battle['status'] | undefined;
  currency?: Currency | undefined;
  page: number;
  pageSize: number;
};

/** Battles, those that end last first; page counts from 1. */
export async function listOperatorBattles(ctx: Context, { status, currency, page, pageSize }: Wanted) {
  const now = ctx.now();
  const wanted = and(
    status === undefined ? undefined : OF_STATUS[status](now),
    currency === undefined ? undefined : eq(battles.currency, currency),
  );
  const rows = await ctx.db
    .select(columns)
    .from(battles)
    .where(wanted)
    .orderBy(desc(battles.endsAt), asc(battles.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(battles).where(wanted);
  return { items: rows.map((row) => operatorView(row, now)), total: all?.total ?? 0, page, pageSize };
}

type NewBattle = {
  tier: BattleTier;
  currency: Currency;
  starts_at: string | null;
  seconds: number;
  grace_seconds: number;
  min_stake: string;
  max_stake: string | null;
  prizes: string[];
};

/** Adds a battle beside those of the schedule. */
export function createBattle(ctx: Context, operator: OperatorCaller, input: NewBattle): Promise<OperatorBattle> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const startsAt = input.starts_at === null ? now : new Date(input.starts_at);
    const endsAt = addSeconds(startsAt, input.seconds);
    const id = randomUUID();
    const { tier, currency, grace_seconds: graceSeconds } = input;
    const minStake = toMinor(input.min_stake);
    const maxStake = input.max_stake === null ? null : toMinor(input.max_stake);
    const prizes = input.prizes.map(toMinor);
    const fullStakes = fullStakesOf(prizes);
    const stakes = { minStake, maxStake, fullStakes };
    await tx
      .insert(battles)
      .values({ id, tier, currency, startsAt, endsAt, graceSeconds, ...stakes, prizes, createdAt: now });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'battle_created',
      subject: { kind: 'battle', id },
      details: {
        tier,
        currency,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        stakes: `${fromMinor(minStake)} to ${maxStake === null ? 'any' : fromMinor(maxStake)}`,
        prizes: prizes.map(fromMinor).join(', '),
        full_stakes: fromMinor(fullStakes),
      },
    });
    const made = await readBattle(ctx, tx, id);
    await publishTopic(tx, 'battles', { type: 'battles' });
    return made;
  });
}

/**
 * Cancels a battle that has not finished: it pays nothing and says so. Cancelling it again answers the same.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT when it has finished
 */
export function cancelBattle(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<OperatorBattle> {
  return ctx.db.transaction(async (tx) => {
    const cancelled = await tx
      .update(battles)
      .set({ state: 'cancelled', closedAt: ctx.now() })
      .where(and(eq(battles.id, id), open));
    if (cancelled.rowCount === 0) {
      const { state } = await findBattle(tx, id);
      if (state === 'finished')
        throw new DomainError('STATE_CONFLICT', 'This battle has finished: its prizes are paid.', {
          why: 'battle_finished',
        });
      return readBattle(ctx, tx, id);
    }
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'battle_cancelled',
      subject: { kind: 'battle', id },
      details: { reason },
    });
    const row = await readBattle(ctx, tx, id);
    await publishTopic(tx, 'battles', { type: 'battles' });
    return row;
  });
}
