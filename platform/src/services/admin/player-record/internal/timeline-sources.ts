import type { TimelineKind } from '@kozyr/contracts/operator/player-record';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Where a timeline comes from. Each answers at, kind, key (unique in the timeline), what, amount (minor units), currency, by, subject and
 * details of one player. kinds: what it may answer, so that a timeline of one kind reads no more than it needs.
 */
export type TimelineSource = { kinds: readonly TimelineKind[]; rows: (userId: string) => SQL };

/** Of the audit log: what an action is about. What is not named is a deed. */
const KIND_OF_ACTION = sql`case
  when action in ('player_timed_out', 'player_self_excluded', 'player_suspended', 'player_suspension_lifted', 'account_closed',
    'player_barred', 'player_barring_ended', 'player_barring_lifted') then 'protection'
  when action = 'player_limit_changed' then 'limit'
  when action like 'identity\\_%' then 'identity'
  else 'deed' end`;
/** Looks are no events of a player's; notes stand here themselves. */
const NO_EVENTS = sql`('player_looked_at', 'player_note_added')`;

export const TIMELINE_SOURCES: readonly TimelineSource[] = [
  {
    kinds: ['registration'],
    rows: (userId) => sql`
      select created_at as at, 'registration' as kind, 'registration' as key, 'registered' as what, null::bigint as amount,
        null::text as currency, null::text as by, null::text as subject, jsonb_build_object('country', country) as details
      from users where id = ${userId}`,
  },
  {
    kinds: ['sign_in'],
    rows: (userId) => sql`
      select created_at, 'sign_in', 'sign_in:' || id, 'signed_in', null::bigint, null, null, id::text,
        jsonb_build_object('device', device, 'address', address)
      from sessions where user_id = ${userId}`,
  },
  {
    kinds: ['deposit'],
    rows: (userId) => sql`
      select coalesce(settled_at, created_at), 'deposit', 'deposit:' || id, status, amount, currency, null, id::text,
        jsonb_strip_nulls(jsonb_build_object('method', method, 'reason', decline_reason))
      from deposits where user_id = ${userId}`,
  },
  {
    kinds: ['withdrawal'],
    rows: (userId) => sql`
      select s.at, 'withdrawal', 'withdrawal:' || w.id || ':' || s.status, s.status, w.amount, w.currency, null, w.id::text,
        jsonb_strip_nulls(jsonb_build_object('reason', case when s.status = 'DENIED' then w.reason end))
      from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id where w.user_id = ${userId}`,
  },
  {
    kinds: ['bonus'],
    rows: (userId) => sql`
      select e.at, 'bonus', 'bonus:' || e.id, e.kind, e.amount, b.currency, null, b.id::text,
        jsonb_strip_nulls(jsonb_build_object('name', b.terms ->> 'name'))
      from user_bonuses b join user_bonus_events e on e.user_bonus_id = b.id where b.user_id = ${userId}`,
  },
  {
    kinds: ['protection', 'limit', 'identity', 'deed'],
    rows: (userId) => sql`
      select a.at, ${KIND_OF_ACTION}, 'audit:' || lpad(a.id::text, 19, '0'), a.action, null::bigint, null,
        case when a.actor_kind = 'operator' then coalesce(o.name, a.actor) end, null, a.details - 'request_id'
      from audit_log a left join operators o on a.actor_kind = 'operator' and o.id::text = a.actor
      where a.subject_kind = 'player' and a.subject = ${userId} and a.action not in ${NO_EVENTS}`,
  },
  {
    kinds: ['note'],
    rows: (userId) => sql`
      select n.written_at, 'note', 'note:' || n.id, 'written', null::bigint, null, o.name, n.id::text,
        jsonb_build_object('text', n.text)
      from player_notes n join operators o on o.id = n.operator_id where n.user_id = ${userId}`,
  },
];
