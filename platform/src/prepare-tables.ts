import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context';
import { directUrlOf, ownerUrlOf } from './db/addresses';
import { migrateDatabase } from './db/database';
import { grantRights } from './db/grant-rights';
import { compareRights, readPrivileges } from './db/privileges';
import type { Env } from './env';
import { migrateJobs } from './jobs/start';

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'>;

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

/**
 * Says in a production's log that its role may do more than the processes need: a start is no moment to refuse that, and no moment to hide it.
 */
export async function warnOfRights({ env, db, log }: Pick<Context, 'env' | 'db' | 'log'>): Promise<void> {
  if (env.KOZYR_MODE !== 'production') return;
  const { more } = compareRights(await readPrivileges(db.$client, roleOf(env.DATABASE_URL)));
  if (more.length > 0)
    log.warn(
      { more: more.slice(0, 5), of: more.length },
      'the role of DATABASE_URL may do more than the processes need: npm run privileges:check -w platform names it',
    );
}

/**
 * Brings tables and the queue of jobs up to date, and the rights of the processes' role on them, as the role that owns them. Where one
 * role does all there are no rights to give, and the queue's own start looks after its tables. What a newer release has made there is left as
 * it is, with the rights that it gave.
 * @throws OlderThanBaselineError, MayNotMigrateError, DatabaseTooNewError
 */
export async function prepareTables(env: Addresses, log: FastifyBaseLogger): Promise<void> {
  const owner = ownerUrlOf(env);
  const { isNewer } = await migrateDatabase(owner, { say: log.info.bind(log) });
  const role = roleOf(directUrlOf(env));
  if (isNewer || role === roleOf(owner)) return;
  await migrateJobs(owner, log);
  const given = await grantRights(owner, role);
  if (given > 0) log.info({ role, statements: given }, 'gave the role of the processes its rights');
}

/** Looks whether tables are up to date, as the role of the processes. @throws DatabaseBehindError, DatabaseTooNewError */
export async function requireTables(env: Addresses): Promise<void> {
  await migrateDatabase(directUrlOf(env), { mayMigrate: false });
}
