import pg from 'pg';

/**
 * Runs one statement on the platform's database. For nothing but what no test can wait for or play: days and weeks that
 * pass, thousands of rounds of others.
 */
export async function askDatabase<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.PLATFORM_DATABASE });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
