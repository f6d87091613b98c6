type Breaking = { on(event: 'error', hear: (error: Error) => void): unknown };
/** What is asked of a pool; packages bring types of pg of their own. */
type Pool = Breaking & { on(event: 'connect', hear: (client: Breaking) => void): unknown };

/**
 * Keeps the process alive when a connection breaks. The server's end of it fails the query that uses it, or is mended by the pool;
 * unheard, its error would end the process. The pool hears it of idle ones alone: one that is in a transaction, between two queries,
 * must be heard too.
 * @param tell gets the error of an idle connection
 */
export function surviveBrokenConnections(pool: Pool, tell: (error: Error) => void = () => undefined): void {
  pool.on('error', tell);
  pool.on('connect', (client) => void client.on('error', () => undefined));
}
