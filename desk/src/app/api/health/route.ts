import { deskEnv } from '@desk/lib/server/env';

export const dynamic = 'force-dynamic';

/** 200 once the desk's own settings are right. It says nothing of the platform: screens say so themselves when it is away. */
export function GET() {
  deskEnv();
  return Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } });
}
