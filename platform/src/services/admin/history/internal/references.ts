import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import type { PlayerPosting } from '../../../../ledger/player-history';

export type RoundReference = { round: string; game: { slug: string; title: string } };

const rowsSchema = z.array(
  z.object({ session: z.string(), provider_round: z.string(), id: z.string(), slug: z.string(), title: z.string() }),
);
const keyOf = (session: string, providerRound: string) => `${session} ${providerRound}`;

/**
 * The rounds that these postings belong to, found by session and the provider's round as the postings name them.
 * @returns a function that answers the round of a posting, or null
 */
export async function roundsOfPostings(
  db: Queryable,
  postings: readonly PlayerPosting[],
): Promise<(posting: PlayerPosting) => RoundReference | null> {
  const named = postings.flatMap(({ memo: { session, round } }) => (session && round ? [{ session, round }] : []));
  if (named.length === 0) return () => null;
  const { rows } = await db.execute(sql`
    select w.session, r.provider_round, r.id, g.slug, g.title
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as w(session text, round text)
    join game_sessions s on s.id = w.session::uuid
    join rounds r on r.integration = s.integration and r.provider_round = w.round and r.user_id = s.user_id
    join games g on g.slug = r.game`);
  const found = new Map<string, RoundReference>();
  for (const { session, provider_round, id, slug, title } of rowsSchema.parse(rows))
    found.set(keyOf(session, provider_round), { round: id, game: { slug, title } });
  return ({ memo: { session, round } }) => (session && round ? (found.get(keyOf(session, round)) ?? null) : null);
}
