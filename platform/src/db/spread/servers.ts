import type pg from 'pg';

export type ServerAddress = { host: string; port: number };

/**
 * Makes a database the coordinator of workers, in each of which a database of the same name and the extension are there. One that is
 * known already stays. client: of a superuser, at the coordinator. @returns how many workers were new
 */
export async function joinServers(
  client: Pick<pg.ClientBase, 'query'>,
  coordinator: ServerAddress,
  workers: readonly ServerAddress[],
): Promise<number> {
  await client.query('create extension if not exists citus');
  const known = async ({ host, port }: ServerAddress) =>
    (await client.query('select 1 from pg_dist_node where nodename = $1 and nodeport = $2', [host, port])).rows.length >
    0;
  if (!(await known(coordinator)))
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
  let added = 0;
  for (const worker of workers) {
    if (await known(worker)) continue;
    await client.query('select citus_add_node($1, $2)', [worker.host, worker.port]);
    added += 1;
  }
  return added;
}
