import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { BROWSER_DAYS } from '../../identity/accounts/rules';
import { markOf } from '../../kernel/protection/marks';
import type { RiskFacts } from './rules';

/** Rounds since a deposit that are counted: who has played so many has staked it, or is looked at by hand. */
const ROUNDS_COUNTED = 2_000;
/** How long a sign-in tells of its address. */
const ADDRESS_DAYS = 30;
/** Addresses of a player and sign-ins from each that are looked at: a mobile network puts thousands behind one. */
const ADDRESSES_READ = 20;
const SIGN_INS_READ = 200;
/** Browsers of a player that are looked at. */
const BROWSERS_READ = 20;
const NAMED_PLAYERS = 5;

const minor = z.string().transform(BigInt);
const moment = z.coerce.date();
const rowSchema = z.object({
  id: z.string(),
  asked_at: moment,
  registered_at: moment,
  deposited: z.nullable(minor),
  deposited_at: z.nullable(moment),
  staked: z.nullable(minor),
  card_given: z.boolean(),
  card_known: z.boolean(),
  other_cards: z.int(),
  card_players: z.array(z.string()),
  device_players: z.array(z.string()),
  address_players: z.array(z.string()),
  lately: z.int(),
  lately_sum: minor,
  identity_approved: z.boolean(),
  identity_waiting: z.boolean(),
  risk_case: z.nullable(z.string()),
  risk_since: z.nullable(moment),
  harm_case: z.nullable(z.string()),
  harm_since: z.nullable(moment),
  chargebacks: z.int(),
  owed: minor,
});
type Row = z.infer<typeof rowSchema>;

const sameAs = (players: readonly string[]) => ({ others: players.length, players: players.slice(0, NAMED_PLAYERS) });

const caseOf = (id: string | null, since: Date | null) => (id !== null && since ? { id, since } : null);

function factsOf(row: Row): RiskFacts {
  const { deposited, deposited_at: settledAt, staked } = row;
  return {
    askedAt: row.asked_at,
    registeredAt: row.registered_at,
    deposit: deposited !== null && settledAt ? { amount: deposited, settledAt, staked: staked ?? 0n } : null,
    card: row.card_given ? { known: row.card_known, others: row.other_cards } : null,
    sameCard: sameAs(row.card_players),
    sameDevice: sameAs(row.device_players),
    sameAddress: sameAs(row.address_players),
    lately: { count: row.lately, sum: row.lately_sum },
    identity: { approved: row.identity_approved, waiting: row.identity_waiting },
    riskCase: caseOf(row.risk_case, row.risk_since),
    harmCase: caseOf(row.harm_case, row.harm_since),
    chargebacks: { count: row.chargebacks, owed: row.owed },
  };
}

/** The last deposit before a withdrawal w, and what was staked since. */
const DEPOSIT = sql`
  left join lateral (
    select amount, settled_at from deposits
    where user_id = w.user_id and status = 'SUCCESS' and currency = w.currency and settled_at <= w.created_at
    order by created_at desc, id desc limit 1
  ) d on true
  left join lateral (
    select coalesce(sum(stake), 0) as staked from (
      select stake_game + stake_electronic as stake from rounds
      where user_id = w.user_id and currency = w.currency and status = 'settled'
        and created_at >= d.settled_at and created_at <= w.created_at
      order by created_at limit ${ROUNDS_COUNTED}
    ) r
  ) s on d.amount is not null`;

/** Own cards by which money went before w, and other players who have its card: by what is proved, and by what waits. */
const CARDS = sql`
  cross join lateral (
    select coalesce(bool_or(hash = a.card_hash), false) as known, count(*) filter (where hash <> a.card_hash) as others,
      coalesce(bool_or(hash = a.card_hash and shared_at is not null), false) as shared
    from person_marks where user_id = w.user_id and kind = 'card' and remembered_at < w.created_at
  ) c
  cross join lateral (
    select coalesce(array_agg(user_id::text order by user_id), '{}') as players from (
      select user_id from person_marks
      where kind = 'card' and hash = a.card_hash and user_id <> w.user_id and shared_at is null and not c.shared
      union
      select user_id from open_cards
      where card_fingerprint = w.card_fingerprint and user_id <> w.user_id and not c.shared
    ) p
  ) sc`;

/** Other players who signed in by a browser of the player's of w, as its cookie says. */
const BROWSERS = sql`
  cross join lateral (
    select coalesce(array_agg(user_id::text order by user_id), '{}') as players from (
      select distinct other.user_id from (
        select distinct browser from sessions
        where user_id = w.user_id and browser <> '' and last_used_at >= w.created_at - make_interval(days => ${BROWSER_DAYS})
        order by browser limit ${BROWSERS_READ}
      ) own
      cross join lateral (
        select user_id from sessions
        where browser = own.browser and browser <> '' and user_id <> w.user_id
          and last_used_at >= w.created_at - make_interval(days => ${BROWSER_DAYS})
        limit ${SIGN_INS_READ}
      ) other
    ) p
  ) sd`;

/** Other players who signed in from an address of the player's of w, within a month before it. */
const ADDRESSES = sql`
  cross join lateral (
    select coalesce(array_agg(user_id::text order by user_id), '{}') as players from (
      select distinct other.user_id from (
        select distinct address from sessions
        where user_id = w.user_id and address <> '' and last_used_at >= w.created_at - make_interval(days => ${ADDRESS_DAYS})
        order by address limit ${ADDRESSES_READ}
      ) own
      cross join lateral (
        select user_id from sessions
        where address = own.address and address <> '' and user_id <> w.user_id
          and last_used_at >= w.created_at - make_interval(days => ${ADDRESS_DAYS})
        limit ${SIGN_INS_READ}
      ) other
    ) p
  ) sa`;

const PLAYER = sql`
  cross join lateral (
    select count(*) as count, coalesce(sum(amount), 0) as sum from withdrawals
    where user_id = w.user_id and created_at > w.created_at - interval '24 hours' and created_at <= w.created_at
      and (status <> 'DENIED' or id = w.id)
  ) l
  cross join lateral (
    select coalesce(bool_or(status = 'APPROVED'), false) as approved, coalesce(bool_or(status = 'SUBMITTED'), false) as waiting
    from identity_checks where user_id = w.user_id
  ) i
  left join risk_cases rc on rc.user_id = w.user_id and rc.closed_at is null
  left join harm_cases h on h.user_id = w.user_id and h.closed_at is null
  cross join lateral (
    select count(*) as count, coalesce(sum(amount - recovered), 0) as owed
    from chargebacks where user_id = w.user_id and status = 'open'
  ) cb`;

type Asked = { id: string; cardFingerprint: string | null };

/** What is known of each of some withdrawals, by id: one query, whatever their number. */
export async function readRiskFacts(
  ctx: Context,
  db: Queryable,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, RiskFacts>> {
  if (asked.length === 0) return new Map();
  const hashed = asked.map(({ id, cardFingerprint }) => ({
    id,
    card_hash: cardFingerprint === null ? null : markOf(ctx, 'card', cardFingerprint).hash,
  }));
  const { rows } = await db.execute(sql`
    with open_cards as materialized (
      select card_fingerprint, user_id from withdrawals where settled_at is null and card_fingerprint is not null
    )
    select w.id, w.created_at as asked_at, u.created_at as registered_at,
      d.amount::text as deposited, d.settled_at as deposited_at, s.staked::text as staked,
      a.card_hash is not null as card_given, c.known as card_known, c.others::int as other_cards,
      sc.players as card_players, sd.players as device_players, sa.players as address_players,
      l.count::int as lately, l.sum::text as lately_sum,
      i.approved as identity_approved, i.waiting as identity_waiting,
      rc.id as risk_case, rc.opened_at as risk_since,
      h.id as harm_case, h.opened_at as harm_since, cb.count::int as chargebacks, cb.owed::text as owed
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as a(id uuid, card_hash text)
    join withdrawals w on w.id = a.id
    join users u on u.id = w.user_id
    ${DEPOSIT} ${CARDS} ${BROWSERS} ${ADDRESSES} ${PLAYER}`);
  return new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map((row) => [row.id, factsOf(row)]),
  );
}
