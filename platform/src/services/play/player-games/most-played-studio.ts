import { CREDITS, CURRENCY_ZONES } from '@kozyr/contracts/money';
import type { MostPlayedStudio } from '@kozyr/contracts/player-games';
import { liesIn } from '@kozyr/contracts/regions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { gameSessions, games, rounds } from '../../../db/schema/games';
import { gameDemos } from '../../../db/schema/player-games';
import { DomainError } from '../../../errors';
import { daysEarlier } from '../../kernel/time/days';
import type { Catalogue } from '../games/load-catalogue';

const DAYS = 30;
/** So many of the newest rounds are looked at, however much somebody plays: what one call reads stays bounded. */
const READ = 5_000;
/** Below these nothing can be said of what somebody likes. */
const MIN_ROUNDS = 20;
const MIN_DAYS = 2;
const MAX_GAMES = 2;

const topSchema = z.array(z.object({ provider: z.string(), rounds: z.number(), days: z.number() })).max(1);

/** The studio with most of a player's settled rounds for money; of equals the one played last. null where there are too few. */
async function readTop(db: Queryable, userId: string, since: Date, zone: string): Promise<string | null> {
  const found = await db.execute(sql`
    select g.provider, count(*)::int as rounds, count(distinct (r.created_at at time zone ${zone})::date)::int as days
    from (
      select ${rounds.game} as game, ${rounds.createdAt} as created_at, ${rounds.ordinal} as ordinal,
        ${rounds.status} as status, ${rounds.currency} as currency
      from ${rounds} where ${rounds.userId} = ${userId} and ${rounds.createdAt} >= ${since.toISOString()}
      order by ${rounds.createdAt} desc limit ${READ}
    ) r join ${games} g on g.slug = r.game
    where r.status = 'settled' and r.currency <> ${CREDITS}
    group by g.provider order by rounds desc, max(r.ordinal) desc limit 1`);
  const [top] = topSchema.parse(found.rows);
  return top && top.rounds >= MIN_ROUNDS && top.days >= MIN_DAYS ? top.provider : null;
}

/** Which of these games a player has opened, for money, for credits or as a demo. */
async function readOpened(db: Queryable, userId: string, slugs: string[]): Promise<Set<string>> {
  const [played, tried] = await Promise.all([
    db
      .selectDistinct({ slug: gameSessions.game })
      .from(gameSessions)
      .where(and(eq(gameSessions.userId, userId), inArray(gameSessions.game, slugs))),
    db
      .select({ slug: gameDemos.game })
      .from(gameDemos)
      .where(and(eq(gameDemos.userId, userId), inArray(gameDemos.game, slugs))),
  ]);
  return new Set([...played, ...tried].map(({ slug }) => slug));
}

/**
 * The studio that the caller plays most, with the most played of its games that they have never opened and are offered. Nothing
 * where they have played too little, or know all there is of it.
 */
export async function getMostPlayedStudio(
  ctx: Context,
  catalogue: Catalogue,
  { userId }: Caller,
): Promise<MostPlayedStudio> {
  const { db } = ctx;
  const [user] = await db
    .select({ country: users.country, currency: users.currency })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  const top = await readTop(db, userId, daysEarlier(ctx.now(), DAYS), CURRENCY_ZONES[user.currency]);
  const offered = catalogue.sorted.popular.filter(
    ({ provider, closed_in }) => provider.slug === top && !closed_in?.some((area) => liesIn(user.country, area)),
  );
  const studio = offered[0]?.provider;
  if (!studio) return { studio: null };
  const opened = await readOpened(
    db,
    userId,
    offered.map(({ slug }) => slug),
  );
  const unknown = offered.filter(({ slug }) => !opened.has(slug)).slice(0, MAX_GAMES);
  if (unknown.length === 0) return { studio: null };
  return { studio: { ...studio, games: unknown.map(({ slug, title, image }) => ({ slug, title, image })) } };
}
