import { isStopping } from '@kozyr/contracts/stopping';

export const dynamic = 'force-dynamic';

/**
 * For whoever shares out requests: 200 while this process takes them, 503 from the moment it is told to stop. What it asks may be away
 * meanwhile: it serves its pages without them.
 */
export function GET() {
  const stopping = isStopping();
  return Response.json(
    { status: stopping ? 'stopping' : 'ready' },
    { status: stopping ? 503 : 200, headers: { 'cache-control': 'no-store' } },
  );
}
