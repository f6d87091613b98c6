import pg from 'pg';

/**
 * Runs one statement on the platform's database. For nothing but the times of what is there already: what takes
 * days or weeks can't be waited for.
 */
export async function shiftTime<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.PLATFORM_DATABASE });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
