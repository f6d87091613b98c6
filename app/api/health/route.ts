import { serverEnv } from '@/lib/env/server';
import { checkPart } from '@/lib/server/part-health';

export const dynamic = 'force-dynamic';

/** 200 only when the site, the platform, the content service and the studio are all ready, else 503; each part's state. */
export async function GET() {
  const [platform, content, studio] = await Promise.all([
    checkPart(`${serverEnv.PLATFORM_URL}/ready`),
    checkPart(`${serverEnv.CONTENT_URL}/api/v1/ready`),
    checkPart(`${serverEnv.STUDIO_URL}/ready`),
  ]);
  const parts = { site: { state: 'ready', ms: 0 }, platform, content, studio };
  const ready = Object.values(parts).every((part) => part.state === 'ready');
  return Response.json(
    { status: ready ? 'ready' : 'not-ready', parts },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
