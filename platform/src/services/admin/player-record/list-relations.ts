import {
  MAX_RELATIONS,
  RELATION_REASONS,
  type RelatedPlayer,
  type RelationReason,
} from '@kozyr/contracts/operator/player-record';
import { and, desc, eq, gt, gte, inArray, max, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { sessions } from '../../../db/schema/accounts';
import { personMarks } from '../../../db/schema/person-marks';
import { BROWSER_DAYS } from '../../identity/accounts/rules';
import { daysEarlier } from '../../kernel/time/days';
import { listedPlayers } from '../player-list/listed-players';
import { requireLooked } from './internal/require-looked';

/** How long an address tells anything: networks are handed on. */
const ADDRESS_DAYS = 90;
/** Addresses of a player that are looked at, the latest first, and sign-ins from each. */
const ADDRESSES = 30;
const SIGN_INS = 400;
/** An address of more players than this is that of an office, a café or a mobile network. */
const MAX_NEIGHBOURS = 20;

type Tie = { userId: string; reason: RelationReason; shared: boolean };

const own = alias(personMarks, 'own_mark');
const others = alias(personMarks, 'others_mark');

/** Who has proved the same to be theirs: phone, email, document, card. */
async function byMarks(db: Queryable, userId: string): Promise<Tie[]> {
  return db
    .select({
      userId: others.userId,
      reason: own.kind,
      shared: sql<boolean>`${own.sharedAt} is not null or ${others.sharedAt} is not null`,
    })
    .from(own)
    .innerJoin(others, and(eq(others.kind, own.kind), eq(others.hash, own.hash), ne(others.userId, own.userId)))
    .where(eq(own.userId, userId))
    .limit(MAX_RELATIONS * 4);
}

/** Who signed in by the same browser, as its cookie says. */
async function byBrowser(db: Queryable, now: Date, userId: string): Promise<Tie[]> {
  const since = daysEarlier(now, BROWSER_DAYS);
  // As the index has it.
  const used = and(ne(sessions.browser, ''), gt(sessions.lastUsedAt, since));
  const own = await db
    .selectDistinct({ browser: sessions.browser })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), used));
  const browsers = own.map(({ browser }) => browser);
  const rows = await db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.browser, browsers), used, ne(sessions.userId, userId)))
    .limit(MAX_RELATIONS * 2);
  return rows.map((row): Tie => ({ userId: row.userId, reason: 'device', shared: false }));
}

const neighboursSchema = z.array(z.object({ address: z.string(), user_id: z.string() }));

/** Who lately came from the same address. */
async function byAddress(db: Queryable, now: Date, userId: string): Promise<Tie[]> {
  const since = daysEarlier(now, ADDRESS_DAYS);
  const lately = and(ne(sessions.address, ''), gte(sessions.createdAt, since));
  const mine = await db
    .select({ address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lately))
    .groupBy(sessions.address)
    .orderBy(desc(max(sessions.createdAt)))
    .limit(ADDRESSES);
  if (mine.length === 0) return [];
  const came = mine.map(
    ({ address }) => sql`(select address, user_id from sessions where ${and(eq(sessions.address, address), lately)}
      order by created_at desc limit ${SIGN_INS})`,
  );
  const { rows } = await db.execute(sql`select distinct address, user_id
    from (${sql.join(came, sql` union all `)}) came where user_id <> ${userId}`);
  const neighbours = new Map<string, string[]>();
  for (const row of neighboursSchema.parse(rows))
    neighbours.set(row.address, [...(neighbours.get(row.address) ?? []), row.user_id]);
  const few = [...neighbours.values()].filter((players) => players.length <= MAX_NEIGHBOURS);
  return [...new Set(few.flat())].map((id): Tie => ({ userId: id, reason: 'address', shared: false }));
}

const strength = (reason: RelationReason): number => RELATION_REASONS.indexOf(reason);

/**
 * Players who may be the same person, or live with them: the strongest reason first, the most reasons before fewer.
 * @throws DomainError NOT_FOUND
 */
export async function listPlayerRelations(
  ctx: Context,
  operator: OperatorCaller,
  id: string,
): Promise<{ items: RelatedPlayer[] }> {
  await requireLooked(ctx, operator, id);
  const now = ctx.now();
  const ties = [
    ...(await byMarks(ctx.db, id)),
    ...(await byBrowser(ctx.db, now, id)),
    ...(await byAddress(ctx.db, now, id)),
  ];
  const related = [...new Set(ties.map(({ userId }) => userId))].map((userId) => {
    const their = ties.filter((tie) => tie.userId === userId);
    const reasons = [...new Set(their.map(({ reason }) => reason))].toSorted((a, b) => strength(a) - strength(b));
    return { userId, reasons, shared: their.some(({ shared }) => shared) };
  });
  const strongest = related
    .toSorted(
      (a, b) =>
        strength(a.reasons[0] ?? 'address') - strength(b.reasons[0] ?? 'address') ||
        b.reasons.length - a.reasons.length ||
        a.userId.localeCompare(b.userId, 'en'),
    )
    .slice(0, MAX_RELATIONS);
  const players = await listedPlayers(
    ctx.db,
    now,
    strongest.map(({ userId }) => userId),
  );
  const found = new Map(players.map((player) => [player.id, player]));
  return {
    items: strongest.flatMap(({ userId, reasons, shared }) => {
      const player = found.get(userId);
      return player ? [{ player, reasons, shared }] : [];
    }),
  };
}
