import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { BROWSER_DAYS } from '../../../identity/accounts/rules';
import { type Asked, askEach, playersOf } from '../ask-each';
import type { RiskFacts } from '../rules';

/** How long a sign-in tells of its address. */
const ADDRESS_DAYS = 30;
/** Browsers and addresses of a player, and sign-ins from each, that are looked at: a mobile network puts thousands behind one. */
const MOST = 20;
const SIGN_INS_READ = 200;

/** Other players, by withdrawal. */
type Others = ReadonlyMap<string, readonly string[]>;

const ownSchema = z.object({ id: z.string(), shared: z.string() });
const otherSchema = z.object({ id: z.string(), user_id: z.string() });

function byId(rows: readonly z.infer<typeof otherSchema>[]): Others {
  const found = new Map<string, Set<string>>();
  for (const { id, user_id: player } of rows) found.set(id, (found.get(id) ?? new Set()).add(player));
  return new Map([...found].map(([id, players]) => [id, [...players].sort()]));
}

/** Other players who signed in by the same, of what the player used so many days before a withdrawal. */
async function readSessions(db: Queryable, asked: readonly Asked[], column: SQL, days: number): Promise<Others> {
  const since = ({ createdAt }: Asked) =>
    sql`last_used_at >= ${createdAt.toISOString()}::timestamptz - make_interval(days => ${days})`;
  const own = await askEach(
    db,
    asked,
    ownSchema,
    (one) => sql`select ${one.id}::text as id, shared from (
      select distinct ${column} as shared from sessions where user_id = ${one.userId} and ${column} <> '' and ${since(one)}
      order by shared limit ${MOST}) own`,
  );
  const byWithdrawal = new Map(asked.map((one) => [one.id, one]));
  const used = own.flatMap(({ id, shared }) => {
    const one = byWithdrawal.get(id);
    return one ? [{ one, shared }] : [];
  });
  const others = await askEach(
    db,
    used,
    otherSchema,
    ({ one, shared }) => sql`select ${one.id}::text as id, user_id from sessions
      where ${column} = ${shared} and ${column} <> '' and user_id <> ${one.userId} and ${since(one)} limit ${SIGN_INS_READ}`,
  );
  return byId(others);
}

/** By the same browser, as its cookie says. */
export const readBrowsers = (db: Queryable, asked: readonly Asked[]): Promise<Others> =>
  readSessions(db, asked, sql`browser`, BROWSER_DAYS);

/** From the same address, within a month before. */
export const readAddresses = (db: Queryable, asked: readonly Asked[]): Promise<Others> =>
  readSessions(db, asked, sql`address`, ADDRESS_DAYS);

const marksSchema = z.array(
  z.object({
    user_id: z.string(),
    hash: z.string(),
    remembered_at: z.coerce.date(),
    shared: z.boolean(),
  }),
);
const openSchema = z.array(z.object({ user_id: z.string(), card_fingerprint: z.string() }));

type Cards = Pick<RiskFacts, 'card'> & { others: readonly string[] };

/**
 * Own cards by which money went before each withdrawal, and other players who have its card: by what is proved, and by what waits.
 * @param hashOf the mark of a card's fingerprint
 */
export async function readCards(
  db: Queryable,
  asked: readonly Asked[],
  hashOf: (fingerprint: string) => string,
): Promise<ReadonlyMap<string, Cards>> {
  const fingerprints = asked.flatMap(({ cardFingerprint }) => cardFingerprint ?? []);
  const hashes = fingerprints.map(hashOf);
  const marks = await db.execute(sql`
    select user_id, hash, remembered_at, shared_at is not null as shared from person_marks
    where kind = 'card' and (user_id = ${playersOf(asked)} or hash = any(${sql.param(hashes)}::text[]))`);
  const open = await db.execute(sql`
    select user_id, card_fingerprint from withdrawals
    where settled_at is null and card_fingerprint = any(${sql.param(fingerprints)}::text[])`);
  const [known, waiting] = [marksSchema.parse(marks.rows), openSchema.parse(open.rows)];
  return new Map(
    asked.map(({ id, userId, createdAt, cardFingerprint }): [string, Cards] => {
      if (cardFingerprint === null) return [id, { card: null, others: [] }];
      const hash = hashOf(cardFingerprint);
      const own = known.filter((mark) => mark.user_id === userId && mark.remembered_at < createdAt);
      const same = own.filter((mark) => mark.hash === hash);
      const card = { known: same.length > 0, others: own.length - same.length };
      if (same.some(({ shared }) => shared)) return [id, { card, others: [] }];
      const others = [
        ...known.filter((mark) => mark.hash === hash && !mark.shared),
        ...waiting.filter((one) => one.card_fingerprint === cardFingerprint),
      ];
      const players = new Set(others.map(({ user_id: player }) => player).filter((player) => player !== userId));
      return [id, { card, others: [...players].sort() }];
    }),
  );
}
