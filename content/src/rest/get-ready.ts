import { withDeadline } from '@kozyr/contracts/deadline';
import type { PayloadRequest } from 'payload';
import { ContentError } from './answer';

const PATIENCE_MS = 1500;

/** GET /ready: 200 {status:"ready"} only when the database answers a real query within a second and a half, else 503. */
export async function getReady(req: PayloadRequest): Promise<Response> {
  try {
    await withDeadline(PATIENCE_MS, () => req.payload.count({ collection: 'seed-marks' }));
  } catch {
    throw new ContentError('SERVICE_UNAVAILABLE', 'The database does not answer');
  }
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } });
}
