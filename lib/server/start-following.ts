import type { ServerEnv } from '../env/parse';

/** Begins to follow changes over NATS where its address is set; where not, they come by HTTP to /api/revalidate. */
export async function startFollowing({ NATS_URL, NATS_CREDENTIALS, NATS_CA }: ServerEnv): Promise<void> {
  if (!NATS_URL) return;
  const { followPurges } = await import('./follow-purges');
  await followPurges({ address: NATS_URL, credentials: NATS_CREDENTIALS, caFile: NATS_CA });
}
