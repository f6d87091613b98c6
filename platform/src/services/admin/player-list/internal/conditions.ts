import { toMinor } from '@kozyr/contracts/money';
import type { listPlayers } from '@kozyr/contracts/operator/player-list';
import { and, eq, exists, gte, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { users } from '../../../../db/schema/accounts';
import { identityChecks } from '../../../../db/schema/identity';
import { nicknames } from '../../../../db/schema/nicknames';
import { playerTags } from '../../../../db/schema/player-records';
import { playerProtection } from '../../../../db/schema/protection';
import { foldNickname } from '../../../identity/nicknames/rules';
import { parseEmail } from '../../../kernel/players/contact';
import { dayAfter, startOfUtcDay } from '../../../kernel/time/days';

type Query = z.output<typeof listPlayers.query>;
/** What the list is narrowed to. */
export type PlayerFilters = Omit<Query, 'cursor' | 'pageSize' | 'order' | 'direction'>;

const query = new QueryBuilder();
const NOBODY = sql`false`;
const idSchema = z.uuid();
const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whom a word names: an id, an email, a phone or its last four digits and more; else whose nickname begins so. */
function named(q: string): SQL {
  const id = idSchema.safeParse(q);
  if (id.success) return eq(users.id, id.data);
  if (q.includes('@')) return eq(users.email, parseEmail(q)?.value ?? q);
  if (/^[\d\s()+-]+$/.test(q)) {
    const digits = q.replaceAll(/\D/g, '');
    const ending = [...digits].toReversed().join('');
    return digits.length < 4 ? NOBODY : sql`reverse(${users.phone}) like ${beginning(ending)}`;
  }
  const folded = foldNickname(q);
  if (folded === '') return NOBODY;
  const owners = query
    .select({ id: nicknames.userId })
    .from(nicknames)
    .where(and(sql`${nicknames.folded} like ${beginning(folded)}`, isNotNull(nicknames.userId)));
  return sql`${users.id} in ${owners}`;
}

/** Players of whom a row of playerProtection says so. */
const kept = (says: SQL | undefined) =>
  exists(
    query
      .select({ one: sql`1` })
      .from(playerProtection)
      .where(and(eq(playerProtection.userId, users.id), says)),
  );

/** Which players are in a state at a moment: the same order in which stateAt asks (kernel/protection/rules). */
function inState(now: Date, state: NonNullable<PlayerFilters['state']>): SQL | undefined {
  const at = sql`${now}::timestamptz`;
  const { suspendedAt, closedAt, timedOutUntil, selfExcludedFrom, selfExcludedUntil, barredFrom, barredUntil } =
    playerProtection;
  const excluded = sql`((${selfExcludedFrom} is not null and (${selfExcludedUntil} is null or ${selfExcludedUntil} > ${at}))
    or (${barredFrom} is not null and (${barredUntil} is null or ${barredUntil} > ${at})))`;
  const timedOut = sql`(${timedOutUntil} is not null and ${timedOutUntil} > ${at})`;
  const free = and(isNull(suspendedAt), isNull(closedAt));
  const states = {
    suspended: kept(isNotNull(suspendedAt)),
    closed: kept(and(isNull(suspendedAt), isNotNull(closedAt))),
    self_excluded: kept(and(free, excluded)),
    timed_out: kept(and(free, sql`not ${excluded}`, timedOut)),
    active: not(kept(or(isNotNull(suspendedAt), isNotNull(closedAt), excluded, timedOut))),
  };
  return state === 'erased' ? isNotNull(users.erasedAt) : and(isNull(users.erasedAt), states[state]);
}

/** Which players are known so far, as levelOf says (kernel/identity/rules); waiting: a check waits for a decision. */
function knownAs(now: Date, identity: NonNullable<PlayerFilters['identity']>): SQL | undefined {
  const check = (says: SQL | undefined) =>
    exists(
      query
        .select({ one: sql`1` })
        .from(identityChecks)
        .where(and(eq(identityChecks.userId, users.id), says)),
    );
  const approved = (level: 2 | 3) =>
    check(
      and(
        eq(identityChecks.level, level),
        eq(identityChecks.status, 'APPROVED'),
        sql`${identityChecks.expiresAt} > ${now}::timestamptz`,
      ),
    );
  const reachable = or(isNotNull(users.phoneVerifiedAt), isNotNull(users.emailVerifiedAt));
  switch (identity) {
    case 'waiting':
      return check(eq(identityChecks.status, 'SUBMITTED'));
    case 'funds':
      return and(approved(2), approved(3));
    case 'identity':
      return and(approved(2), not(approved(3)));
    case 'contact':
      return and(reachable, not(approved(2)));
    case 'nothing':
      return and(isNull(users.phoneVerifiedAt), isNull(users.emailVerifiedAt), not(approved(2)));
  }
}

const firstMoment = (day: string | undefined) => day && startOfUtcDay(day);
const endOf = (day: string | undefined) => day && startOfUtcDay(dayAfter(day));

/** All that must hold for a player to be listed. */
export function conditionsOf(now: Date, filters: PlayerFilters): (SQL | undefined)[] {
  const { q, country, currency, state, identity, tag } = filters;
  const { rating_from: stars, rating_to: mostStars, balance_from: least, balance_to: most } = filters;
  const [registered, registeredEnd] = [firstMoment(filters.registered_from), endOf(filters.registered_to)];
  const [seen, seenEnd] = [firstMoment(filters.seen_from), endOf(filters.seen_to)];
  const tagged = query
    .select({ id: playerTags.userId })
    .from(playerTags)
    .where(eq(playerTags.tag, tag ?? ''));
  return [
    q === undefined ? undefined : named(q),
    country && eq(users.country, country),
    currency && eq(users.currency, currency),
    state && inState(now, state),
    identity && knownAs(now, identity),
    tag === undefined ? undefined : sql`${users.id} in ${tagged}`,
    stars === undefined ? undefined : gte(users.rating, stars),
    mostStars === undefined ? undefined : lte(users.rating, mostStars),
    registered ? gte(users.createdAt, registered) : undefined,
    registeredEnd ? lt(users.createdAt, registeredEnd) : undefined,
    seen ? gte(users.seenAt, seen) : undefined,
    seenEnd ? lt(users.seenAt, seenEnd) : undefined,
    least === undefined ? undefined : gte(users.keptBalance, toMinor(least)),
    most === undefined ? undefined : lte(users.keptBalance, toMinor(most)),
  ];
}
