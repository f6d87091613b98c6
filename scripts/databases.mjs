// A database per process on one PostgreSQL: the embedded one, or the operator's own by DATABASE_URL.
import { step } from './progress.mjs';
import { SettingsError } from './settings.mjs';

/** What the database of each part is called, behind the platform's name. */
export const SUFFIX = { platform: '', content: '_content', studio: '_studio', gateway: '_gateway' };

/**
 * Makes the missing databases.
 * @param {string} url Address of the platform's database; the others are named after it.
 * @returns {Promise<Record<'platform' | 'content' | 'studio' | 'gateway', string>>} their addresses
 */
export async function prepareDatabases(url) {
  const { default: pg } = await import('pg');
  const base = new URL(url);
  const name = decodeURIComponent(base.pathname.slice(1));
  if (!name) throw new SettingsError('DATABASE_URL must name a database: postgres://user:password@host:5432/kozyr.');
  const addresses = Object.fromEntries(
    Object.entries(SUFFIX).map(([process, suffix]) => {
      const own = new URL(base);
      own.pathname = `/${encodeURIComponent(name + suffix)}`;
      return [process, own.href];
    }),
  );
  await step('Preparing databases', async () => {
    for (const suffix of Object.values(SUFFIX)) await createIfMissing(pg, base, name + suffix);
  });
  return addresses;
}

async function createIfMissing(pg, base, name) {
  const own = new URL(base);
  own.pathname = `/${encodeURIComponent(name)}`;
  const probe = new pg.Client({ connectionString: own.href });
  try {
    await probe.connect();
    await probe.end();
    return;
  } catch (error) {
    if (error.code !== '3D000') throw new SettingsError(`PostgreSQL at ${base.host} can't be used: ${error.message}`);
  }
  const admin = new URL(base);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  try {
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (error.code !== '42P04') {
      throw new SettingsError(
        `The database ${name} is missing and can't be made (${error.message}): create it, owned by the user of DATABASE_URL.`,
      );
    }
  } finally {
    await client.end().catch(() => {});
  }
}
