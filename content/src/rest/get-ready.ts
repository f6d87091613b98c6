import type { PayloadRequest } from 'payload';
import { Refusal } from './answer';

const PATIENCE_MS = 1500;

/** GET /ready: 200 {status:"ready"} only when the database answers a real query within a second and a half, else 503. */
export async function getReady(req: PayloadRequest): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
  });
  try {
    await Promise.race([req.payload.count({ collection: 'seed-marks' }), late]);
  } catch {
    throw new Refusal('SERVICE_UNAVAILABLE', 'The database does not answer');
  } finally {
    clearTimeout(timer);
  }
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } });
}
