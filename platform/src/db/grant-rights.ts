import { whileLocked } from '@kozyr/kit/advisory-lock';
import { transactionOn } from '@kozyr/kit/transaction';
import pg from 'pg';
import { isOurs, type Privileges, readPrivileges, rightsOfSequence, rightsOfTable } from './privileges';
import { QUEUE_TABLES, SCHEMAS } from './rights';

const GRANTS_LOCK = 7_041_013;

const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.');
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((verb) => other.includes(verb));

/** What has to be said for a role to have these rights on a thing and no others, be they its own or everybody's. */
function settle(kind: 'table' | 'sequence', name: string, verbs: readonly string[], role: string): string[] {
  const thing = `${kind} ${quoted(name)}`;
  return [
    `revoke all on ${thing} from public, ${role}`,
    ...(verbs.length > 0 ? [`grant ${verbs.join(', ')} on ${thing} to ${role}`] : []),
  ];
}

function statementsFor(privileges: Privileges, role: string): string[] {
  const of = (kind: 'table' | 'sequence', held: Privileges['tables'], wanted: (name: string) => readonly string[]) =>
    [...held]
      .filter(([name, has]) => isOurs(name) && !isSame(has, wanted(name)))
      .flatMap(([name]) => settle(kind, name, wanted(name), role));
  return [...of('table', privileges.tables, rightsOfTable), ...of('sequence', privileges.sequences, rightsOfSequence)];
}

/** Of the schemas and the database: a role sees into ours, and nobody makes anything there but who owns them. */
async function statementsAround(client: pg.Client, role: string): Promise<string[]> {
  const { rows: schemas } = await client.query<{ name: string; sees: boolean; makes: boolean }>(
    `select nspname as name, has_schema_privilege($1, oid, 'usage') as sees, has_schema_privilege($1, oid, 'create') as makes
     from pg_namespace where nspname = any ($2)`,
    [role, SCHEMAS],
  );
  const { rows: databases } = await client.query<{ name: string; makes: boolean }>(
    `select current_database() as name, has_database_privilege($1, current_database(), 'create')
       or has_database_privilege($1, current_database(), 'temporary') as makes`,
    [role],
  );
  const to = pg.escapeIdentifier(role);
  return [
    ...schemas.flatMap(({ name, sees, makes }) => [
      ...(makes ? [`revoke create on schema ${quoted(name)} from public, ${to}`] : []),
      ...(sees ? [] : [`grant usage on schema ${quoted(name)} to ${to}`]),
    ]),
    ...databases
      .filter(({ makes }) => makes)
      .map(({ name }) => `revoke create, temporary on database ${pg.escapeIdentifier(name)} from public, ${to}`),
  ];
}

/** The queue's tables show rows to their owner alone, and to whom a policy names. */
async function policiesFor(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_policies where $1 = any (roles)`,
    [role],
  );
  const shown = new Set(rows.map(({ name }) => name));
  const to = pg.escapeIdentifier(role);
  return Object.keys(QUEUE_TABLES)
    .filter((name) => !shown.has(name))
    .map((name) => `create policy ${to} on ${quoted(name)} to ${to} using (true) with check (true)`);
}

/**
 * Gives the processes' role what rights.ts lists, and takes everything else in the platform's schemas from it: after migrations, as often as
 * one likes. Where nothing differs nothing is written.
 * @param url of the role that owns the tables, past any pooler
 * @returns how many statements it took
 * @throws Error where the role owns or may do everything already, so that nothing can be taken from it
 */
export async function grantRights(url: string, role: string): Promise<number> {
  return whileLocked(url, GRANTS_LOCK, async (client) => {
    const privileges = await readPrivileges(client, role);
    if (privileges.isSuperuser)
      throw new Error(
        `The role ${role} of DATABASE_URL is a superuser, from whom nothing can be taken: name another one there, or unset DATABASE_OWNER_URL.`,
      );
    const statements = [
      ...statementsFor(privileges, pg.escapeIdentifier(role)),
      ...(await statementsAround(client, role)),
      ...(await policiesFor(client, role)),
    ];
    await transactionOn(client, async () => {
      for (const statement of statements) await client.query(statement);
    });
    return statements.length;
  });
}
