import { deskEnv } from '@desk/lib/server/env';
import { isStopping } from '@kozyr/contracts/stopping';

export const dynamic = 'force-dynamic';

/** 200 once the desk's own settings are right and until it is told to stop. It says nothing of the platform: screens say so themselves when it is away. */
export function GET() {
  deskEnv();
  const stopping = isStopping();
  return Response.json(
    { status: stopping ? 'stopping' : 'ready' },
    { status: stopping ? 503 : 200, headers: { 'cache-control': 'no-store' } },
  );
}
