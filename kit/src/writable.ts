import type pg from 'pg';

/** PostgreSQL's word for "here you only read". */
export const READ_ONLY = '25006';

/** The server answers, and only reads: a replica, or a primary that was one until now. */
export class ReadOnlyError extends Error {
  readonly code = READ_ONLY;
  constructor() {
    super('this server only reads now: it is a replica, or another one is the primary');
    this.name = 'ReadOnlyError';
  }
}

/** @throws ReadOnlyError when what is written would be refused; what the connection says when it is broken */
export async function requireWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ read_only: string }>(
    "select current_setting('transaction_read_only') as read_only",
  );
  if (rows[0]?.read_only !== 'off') throw new ReadOnlyError();
}
