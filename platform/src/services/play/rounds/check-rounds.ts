import { type SQL, sql } from 'drizzle-orm';
import { findViolations, type Violation } from '../../../db/broken-laws';
import type { Queryable } from '../../../db/database';

/** Each answers one text row per breach. What a round and a call refer to is looked up by no foreign key (0149); of late rounds see 0152. */
const LAWS: Readonly<Record<string, SQL>> = {
  'each round belongs to a session of its player, game and currency': sql`select r.id::text from rounds r
    left join game_sessions s on s.id = r.session_id and s.user_id = r.user_id
    where s.id is null or (s.user_id, s.game, s.currency, s.integration) is distinct from (r.user_id, r.game, r.currency, r.integration)`,
  'each bonus of a round is one of its player': sql`select r.id::text from rounds r left join user_bonuses b on b.id = r.user_bonus_id
      and b.user_id = r.user_id where r.user_bonus_id is not null and b.id is null`,
  'each call names a round of its player and integration': sql`select c.integration || ' ' || c.action || ' ' || c.transaction_id
    from seamless_calls c left join rounds r on r.id = c.round_id and r.user_id = c.user_id
    where c.round_id is not null and (r.user_id, r.integration) is distinct from (c.user_id, c.integration)`,
  'each round that was settled late is kept as late, for its player': sql`select r.id::text from rounds r
    left join late_rounds l on l.round_id = r.id and l.user_id = r.user_id
    where r.settled_at - r.created_at >= interval '48 hours' and l.round_id is null`,
  'each late round is one of its player': sql`select l.round_id::text from late_rounds l
    left join rounds r on r.id = l.round_id and r.user_id = l.user_id where r.id is null`,
};

/** Proves that what rounds and providers' calls refer to is there, and is the same player's, and that late
 * rounds are kept apart. An empty list is the proof. */
export const checkRounds = (db: Queryable): Promise<Violation[]> => findViolations(db, LAWS);
