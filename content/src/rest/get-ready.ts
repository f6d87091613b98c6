import { withDeadline } from '@kozyr/contracts/deadline';
import { isStopping } from '@kozyr/contracts/stopping';
import type { PayloadRequest } from 'payload';
import { bucketWatch } from '../uploads/uploads';
import { ContentError } from './answer';

const PATIENCE_MS = 1500;

/**
 * GET /ready: 200 {status:"ready"} only when the database answers a real query within a second and a half and nobody has told it to stop,
 * else 503. Where pictures are kept in a bucket it says how that is, {pictures:"ready"} or the code of what is wrong, and stays 200: pages
 * are served without it.
 */
export async function getReady(req: PayloadRequest): Promise<Response> {
  if (isStopping()) throw new ContentError('SERVICE_UNAVAILABLE', 'The service is stopping');
  try {
    await withDeadline(PATIENCE_MS, () => req.payload.count({ collection: 'seed-marks' }));
  } catch {
    throw new ContentError('SERVICE_UNAVAILABLE', 'The database does not answer');
  }
  const problem = await bucketWatch?.problem(req.payload.logger);
  const pictures = problem === undefined ? {} : { pictures: problem ?? 'ready' };
  return Response.json({ status: 'ready', ...pictures }, { headers: { 'cache-control': 'no-store' } });
}
