import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { addHours } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import type { Week } from '../../../kernel/time/week';
import { readJackpotsReturn } from '../../jackpots/read-return';
import { boundOf, type RoundGroup, theoreticalLossOf } from '../margin';
import { PATIENCE_HOURS, type Sums } from '../rules';

/**
 * What the real-money part of a round's stake won, in SQL on rounds: its share of the win by what stakes there were. Bonus money
 * that a wagered bonus released on the way is in win_electronic and not in this.
 */
const REAL_WON: SQL = sql`case when stake_bonus = 0 then win_electronic
  else least(win_electronic, (win_electronic + win_bonus + win_forfeited)
    - div((win_electronic + win_bonus + win_forfeited)::numeric * stake_bonus, stake_game + stake_electronic + stake_bonus))
  end`;

/**
 * The rounds of real money that began in a week, in SQL, undone ones too. By their begin: a player may choose when a round is
 * settled, so that losses fall into one week and the wins that belong to them into the next.
 */
export const begunIn = ({ from, to }: Week): SQL =>
  sql`created_at >= ${from.toISOString()} and created_at < ${to.toISOString()} and stake_game + stake_electronic > 0`;

const patience = sql.raw(`interval '${PATIENCE_HOURS} hours'`);

/** When the week that a round began in is no longer waited for, in SQL on rounds. */
const waitedUntil = (currency: Currency): SQL => {
  const zone = CURRENCY_ZONES[currency];
  return sql`((date_trunc('week', created_at at time zone ${zone}) + interval '7 days') at time zone ${zone}) + ${patience}`;
};

/** What is read of a week's rounds. */
const COLUMNS = sql.raw(
  `user_id, currency, house_edge, stake_game, stake_electronic, stake_bonus, win_electronic, win_bonus, win_forfeited, created_at, settled_at`,
);

/** Of rounds that began in a week those that are counted in it, in SQL on rounds: they were settled while it was waited for. */
export const settledIn = (currency: Currency, week: Week): SQL => sql`currency = ${currency} and status = 'settled'
  and ${begunIn(week)} and settled_at < ${addHours(week.to, PATIENCE_HOURS).toISOString()}`;

/** Which late rounds may be counted in a week, in SQL on late_rounds. */
export const mayBeLateIn = ({ from, to }: Week): SQL =>
  sql`(settled_at is null or settled_at >= ${from.toISOString()} and settled_at < ${to.toISOString()})`;

/** Of those the ones that are, in SQL on rounds: they were settled in the week when their own was no longer waited for. */
export const lateIn = (currency: Currency, { from, to }: Week): SQL => sql`currency = ${currency} and status = 'settled'
  and stake_game + stake_electronic > 0 and created_at < ${from.toISOString()}
  and settled_at >= ${from.toISOString()} and settled_at < ${to.toISOString()} and settled_at >= ${waitedUntil(currency)}`;

/**
 * A player's settled rounds of a week, in SQL, as a table to select from: those that began in it and were settled while it was waited for, and
 * those of earlier weeks that were settled in it when theirs was no longer. Every round that was ever settled is in exactly one week, won or
 * lost: nobody takes a win out of all weeks by keeping its round open. Undone ones are no longer settled. By the indexes rounds_begun_index
 * and late_rounds_user_index; "offset 0": each late round is looked up by its id, whatever the planner thinks.
 * @param userId the player, in SQL
 */
export const roundsOfWeek = (userId: SQL, currency: Currency, week: Week): SQL => sql`(
  select ${COLUMNS} from rounds where user_id = ${userId} and ${settledIn(currency, week)}
  union all
  select ${COLUMNS} from (
    select round_id from late_rounds where user_id = ${userId} and ${mayBeLateIn(week)}
  ) kept cross join lateral (
    select ${COLUMNS} from rounds where id = kept.round_id and user_id = ${userId} and ${lateIn(currency, week)} offset 0
  ) late)`;

/** rounds, staked and won of a set of rounds, in SQL. */
export const SUMS: SQL = sql`count(*) as rounds, coalesce(sum(stake_game + stake_electronic), 0) as staked,
  coalesce(sum(${REAL_WON}), 0) as won`;

type Player = { userId: string; currency: Currency };

const enteredSchema = z.array(
  z.object({ since: z.string(), ends_at: z.string(), min_stake: z.string(), max_stake: z.string().nullable() }),
);
/** A battle that a player entered, as the database writes it. since: from when on rounds count in it. Stakes: minor units. */
type Entered = z.infer<typeof enteredSchema>[number];

/** The battles of a player that paid prizes or still may. They lie in one place, rounds with their player: asked apart. */
async function readEntered(db: Queryable, { userId, currency }: Player): Promise<Entered[]> {
  const { rows } = await db.execute(sql`
    select greatest(e.entered_at, b.starts_at)::text as since, b.ends_at::text, b.min_stake::text, b.max_stake::text
    from battle_entries e join battles b on b.id = e.battle_id
    where e.user_id = ${userId} and b.currency = ${currency} and b.state <> 'cancelled'`);
  return enteredSchema.parse(rows);
}

/** Whether a round's stake counted in one of the battles, in SQL on rounds; as battles count. */
function inBattle(entered: readonly Entered[]): SQL {
  const list = (pick: (one: Entered) => string | null) => sql.param(entered.map(pick));
  return sql`exists (
    select 1 from unnest(${list(({ since }) => since)}::timestamptz[], ${list(({ ends_at }) => ends_at)}::timestamptz[],
      ${list(({ min_stake }) => min_stake)}::bigint[], ${list(({ max_stake }) => max_stake)}::bigint[])
      as b(since, ends_at, min_stake, max_stake)
    where rounds.stake_game + rounds.stake_electronic >= b.min_stake
      and (b.max_stake is null or rounds.stake_game + rounds.stake_electronic < b.max_stake)
      and rounds.created_at >= b.since and rounds.settled_at < b.ends_at)`;
}

const minor = z.coerce.string().transform(BigInt);
const groupsSchema = z.array(
  z
    .object({ house_edge: z.number(), in_battle: z.boolean(), rounds: z.coerce.number(), staked: minor, won: minor })
    .transform(({ house_edge: houseEdge, in_battle: inBattle, ...sums }) => ({ houseEdge, inBattle, ...sums })),
);

async function sumUp(db: Queryable, player: Player, week: Week, since?: Date): Promise<Sums> {
  const { userId, currency } = player;
  const { rows } =
    await db.execute(sql`select house_edge, ${inBattle(await readEntered(db, player))} as in_battle, ${SUMS}
    from ${roundsOfWeek(sql`${userId}`, currency, week)} rounds
    ${since ? sql`where created_at >= ${since.toISOString()}` : sql``} group by 1, 2`);
  const groups = groupsSchema.parse(rows);
  const jackpots = await readJackpotsReturn(db, currency, { from: week.from, to: addHours(week.to, PATIENCE_HOURS) });
  const sum = (pick: (group: RoundGroup) => bigint) => groups.reduce((total, group) => total + pick(group), 0n);
  return {
    rounds: groups.reduce((total, { rounds }) => total + rounds, 0),
    staked: sum(({ staked }) => staked),
    won: sum(({ won }) => won),
    theoreticalLoss: theoreticalLossOf(groups),
    bounds: {
      Cashback: boundOf('Cashback', jackpots, groups),
      WeeklyCashback: boundOf('WeeklyCashback', jackpots, groups),
    },
  };
}

/** What a player's rounds of a week come to in real money. */
export const readSums = (db: Queryable, player: Player, week: Week): Promise<Sums> => sumUp(db, player, week);

/** The same of those alone that began at a moment of the week or later. */
export const readSumsSince = (
  db: Queryable,
  player: Player,
  { from, week }: { from: Date; week: Week },
): Promise<Sums> => sumUp(db, player, week, from);

const openSchema = z.tuple([z.object({ open: z.coerce.number() })]);

/** How many of a player's rounds of a week the count of it waits for: those still open, until patience ends; 0 from then on. */
export async function roundsAwaited(
  db: Queryable,
  now: Date,
  { userId, currency, week }: Player & { week: Week },
): Promise<number> {
  if (now >= addHours(week.to, PATIENCE_HOURS)) return 0;
  const { rows } = await db.execute(sql`select count(*) as open from rounds
    where user_id = ${userId} and currency = ${currency} and status = 'open' and ${begunIn(week)}`);
  return openSchema.parse(rows)[0].open;
}
