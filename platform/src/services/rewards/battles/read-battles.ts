import type { Battle, BattleLeader, BattleStanding } from '@kozyr/contracts/battles';
import type { Currency } from '@kozyr/contracts/money';
import { and, asc, count, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battles } from '../../../db/schema/battles';
import { DomainError } from '../../../errors';
import { battleColumns, battleView, type RunningBattle } from './internal/battle-view';
import { leadersOf, ownLeader } from './internal/leaders';
import { pointsOf } from './internal/points';
import { standingIn, standingsWhere } from './internal/standings';
import { NOBODY, talliesOf } from './internal/tallies';

/** Battles over that a player's standings are answered of. */
const LAST_STANDINGS = 50;
const TIER_ORDER = sql`array_position(array['bronze', 'silver', 'gold', 'platinum', 'brilliant'], ${battles.tier})`;

type Wanted = { list: 'active' | 'last'; currency?: Currency | undefined; page: number; pageSize: number };

/** Battles that run, first, and come; or those that are over, the latest first. page counts from 1. */
export async function listBattles(ctx: Context, { list, currency, page, pageSize }: Wanted) {
  const now = ctx.now();
  const wanted = and(
    list === 'active' ? eq(battles.state, 'open') : ne(battles.state, 'open'),
    currency === undefined ? undefined : eq(battles.currency, currency),
  );
  const order =
    list === 'active'
      ? [desc(lte(battles.startsAt, now)), TIER_ORDER, asc(battles.startsAt), asc(battles.id)]
      : [desc(battles.endsAt), TIER_ORDER, asc(battles.id)];
  const rows = await ctx.db
    .select()
    .from(battles)
    .where(wanted)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(battles).where(wanted);
  const tallies = await talliesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row, at) => battleView({ ...row, ...(tallies[at] ?? NOBODY) }, now));
  return { items, total: all?.total ?? 0, page, pageSize };
}

/** @throws DomainError NOT_FOUND */
export async function findBattle(db: Queryable, id: string): Promise<RunningBattle> {
  const [battle] = await db.select(battleColumns).from(battles).where(eq(battles.id, id));
  if (!battle) throw new DomainError('NOT_FOUND', 'There is no such battle.');
  return battle;
}

/** One battle with its first places. @throws DomainError NOT_FOUND */
export async function getBattle(ctx: Context, id: string): Promise<{ battle: Battle; leaders: BattleLeader[] }> {
  const battle = await findBattle(ctx.db, id);
  return {
    battle: battleView(battle, ctx.now()),
    leaders: await leadersOf(ctx.db, ctx.env.PSEUDONYM_SECRET, battle),
  };
}

/** Where the player stands, their own row of the leaderboard, its first places and the rounds that counted. @throws DomainError NOT_FOUND */
export async function getStanding(ctx: Context, caller: Caller, id: string) {
  const battle = await findBattle(ctx.db, id);
  const standing = await standingIn(ctx.db, caller.userId, id);
  const secret = ctx.env.PSEUDONYM_SECRET;
  const { place } = standing;
  return {
    standing,
    own: place === null ? null : await ownLeader(ctx.db, secret, battle, { userId: caller.userId, place }),
    leaders: await leadersOf(ctx.db, secret, battle, caller.userId),
    points: await pointsOf(ctx.db, caller.userId, id),
  };
}

/** Where the player stands in the battles they entered: all that are open, and the last that are over. */
export async function listStandings(ctx: Context, caller: Caller): Promise<BattleStanding[]> {
  const of = sql`e.user_id = ${caller.userId}`;
  const open = await standingsWhere(ctx.db, sql`${of} and b.state = 'open'`);
  const over = await standingsWhere(ctx.db, sql`${of} and b.state <> 'open'`, LAST_STANDINGS);
  return [...open, ...over].map(({ standing }) => standing);
}
