import { hostDocument } from '../../dynamic-frame/host-document';
import { hostHeaders } from '../../dynamic-frame/host-headers';
import { env } from '../../env';

/** The build knows no addresses: they are the operator's at the start. */
export const dynamic = 'force-dynamic';

/** GET /frame: the same for everybody. */
export function GET(): Response {
  const site = new URL(env.PUBLIC_URL).origin;
  const frames = new URL(env.FRAMES_PUBLIC_URL).origin;
  return new Response(hostDocument(site, frames), { headers: hostHeaders(site, frames) });
}
