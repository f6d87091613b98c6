// A database per process on one PostgreSQL: the embedded one, or the operator's own by DATABASE_URL.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { SettingsError } from './settings.mjs';

/** What the database of each part is called, behind the platform's name. */
export const SUFFIX = { platform: '', content: '_content', studio: '_studio', gateway: '_gateway' };

/** The role by which the platform's processes use the embedded database: it owns nothing there (docs/decisions/0139). */
const PROCESSES_ROLE = 'kozyr_app';

const nameIn = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/** The addresses of all databases by one way to the server. @param {string} url address of the platform's */
function addressesBy(url) {
  return Object.fromEntries(
    Object.entries(SUFFIX).map(([process, suffix]) => {
      const own = new URL(url);
      own.pathname = `/${encodeURIComponent(nameIn(url) + suffix)}`;
      return [process, own.href];
    }),
  );
}

/**
 * The addresses of every process's database. The content service, the studio and the gateway own the tables of their databases: where the
 * platform's processes have a role of their own, these three connect as the owner.
 * @param {{url: string, direct?: string, owner?: string}} ways Addresses of the platform's database: of its processes, past the pooler that
 *   the first leads through, and of the role that owns the tables. The other databases are named after it.
 * @returns {Record<string, string>} each process's address; "" where it has no such one
 */
export function databaseAddresses({ url, direct, owner }) {
  if (!nameIn(owner ?? direct ?? url))
    throw new SettingsError('DATABASE_URL must name a database: postgres://user:password@host:5432/kozyr.');
  const past = owner || !direct ? { content: '', studio: '', gateway: '' } : addressesBy(direct);
  return {
    ...addressesBy(owner ?? url),
    platform: url,
    platformDirect: direct ?? '',
    platformOwner: owner ?? '',
    contentDirect: past.content,
    studioDirect: past.studio,
    gatewayDirect: past.gateway,
  };
}

/**
 * Makes the missing databases, as their owner and past any pooler.
 * @param {{url: string, direct?: string, owner?: string}} ways as databaseAddresses takes them
 * @returns {Promise<Record<string, string>>} each process's address; "" where it has no such one
 */
export async function prepareDatabases(ways) {
  const { default: pg } = await import('pg');
  const addresses = databaseAddresses(ways);
  const base = new URL(ways.owner ?? ways.direct ?? ways.url);
  await step('Preparing databases', async () => {
    for (const suffix of Object.values(SUFFIX)) await createIfMissing(pg, base, nameIn(base) + suffix);
  });
  return addresses;
}

/** The ways to a database of the operator's own; null: the embedded one. */
export const waysOf = ({ databaseUrl, databaseDirectUrl, databaseOwnerUrl }) =>
  databaseUrl === null
    ? null
    : { url: databaseUrl, direct: databaseDirectUrl ?? undefined, owner: databaseOwnerUrl ?? undefined };

/**
 * The ways into the embedded database: of the role that owns everything, and of the platform's processes, whose role and password are made
 * at the first start.
 * @param {string} address of the server as its owner, without a database
 * @returns {Promise<{url: string, owner: string}>}
 */
export async function embeddedWays(dataDir, address) {
  const { default: pg } = await import('pg');
  const file = path.join(dataDir, 'postgres-app-password');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  const password = fs.readFileSync(file, 'utf8').trim();
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PROCESSES_ROLE]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${PROCESSES_ROLE} login password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
  const owner = `${address}/kozyr`;
  const url = new URL(owner);
  url.username = PROCESSES_ROLE;
  url.password = password;
  return { url: url.href, owner };
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
