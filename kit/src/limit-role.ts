import pg from 'pg';
import { type DatabaseLimits, timeoutsOf } from './pool';

/**
 * Gives a role, in this database, the limits that its connections can't say themselves when they come through a pooler. They hold for
 * connections that are made from now on. Nothing is written where they are what they should be.
 * @param url of the role, past the pooler
 * @returns whether it wrote
 */
export async function limitRole(url: string, limits: DatabaseLimits): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ setting: string }>(
      `select unnest(setconfig) as setting from pg_db_role_setting
       where setrole = (select oid from pg_roles where rolname = current_user)
         and setdatabase = (select oid from pg_database where datname = current_database())`,
    );
    const known = new Set(rows.map(({ setting }) => setting));
    const wanted = Object.entries(timeoutsOf(limits)).filter(([name, ms]) => !known.has(`${name}=${ms}`));
    for (const [name, ms] of wanted) {
      const { rows: made } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set %I = %L', current_user, current_database(), $1::text, $2::text) as statement`,
        [name, String(ms)],
      );
      for (const { statement } of made) await client.query(statement);
    }
    return wanted.length > 0;
  } finally {
    await client.end();
  }
}
