import pg from 'pg';
import pino from 'pino';
import { prepareTables } from '../../platform/src/prepare-tables';
import { platformDatabase } from './database';

const ROLE = 'kozyr_test_app';
const PASSWORD = 'kozyr-test-app';
/** What PostgreSQL says when another test made the role just now. */
const MADE_ALREADY = ['42710', '23505'];

/** Runs one statement as the role of an address. */
export async function runAs(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same address for a role that owns nothing anywhere. It is made for all tests, which have databases of their own. */
export async function asProcesses(owner: string): Promise<string> {
  await runAs(owner, `create role ${ROLE} login password '${PASSWORD}'`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && MADE_ALREADY.includes(error.code ?? ''))) throw error;
  });
  const url = new URL(owner);
  url.username = ROLE;
  url.password = PASSWORD;
  return url.href;
}

/** A database of the platform of its own, up to date: the address of its owner, and of the processes, which have the rights they need. */
export async function databaseOfTwoRoles(): Promise<{ owner: string; processes: string }> {
  const owner = await platformDatabase();
  const processes = await asProcesses(owner);
  await prepareTables({ DATABASE_URL: processes, DATABASE_OWNER_URL: owner }, pino({ level: 'silent' }));
  return { owner, processes };
}
