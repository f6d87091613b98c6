import { routes } from '@desk/lib/routes';
import { deskEnv } from '@desk/lib/server/env';
import { askPlatform } from '@desk/lib/server/platform';
import { keepSession, takeWay } from '@desk/lib/server/session-cookie';
import { errorSchema } from '@kozyr/contracts/errors';
import { finishOidc } from '@kozyr/contracts/operator/oidc';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';

export const dynamic = 'force-dynamic';

/** To a page of the desk; what stands after the "#" no server is told. The page's language is that of the browser (proxy.ts). */
const go = (path: string, hash = '') =>
  new Response(null, {
    status: 303,
    headers: { location: `${deskEnv().DESK_PUBLIC_URL}${path}${hash}`, 'cache-control': 'no-store' },
  });
const refused = (why: string) => go(routes.signIn, `#refused=${encodeURIComponent(why)}`);

/** Where the sign-in provider leads a browser back to: the platform exchanges what it brings, this only leads on. */
export async function GET(request: NextRequest): Promise<Response> {
  const state = await takeWay();
  if (state === undefined) return refused('SIGN_IN_EXPIRED');
  const answer = new URL(request.url).search.slice(1);
  try {
    const said = await askPlatform({
      method: 'POST',
      path: finishOidc.path,
      body: JSON.stringify({ state, answer }),
    });
    const body: unknown = await said.json();
    if (!said.ok) {
      const error = z.safeParse(errorSchema, body);
      return refused(error.success ? (error.data.details?.why ?? error.data.errorCode) : 'SERVICE_UNAVAILABLE');
    }
    const { signed_in, started } = z.parse(finishOidc.responses[200], body);
    if (signed_in) {
      await keepSession(signed_in.session.token);
      return go(routes.today);
    }
    return go(routes.signIn, `#started=${encodeURIComponent(JSON.stringify(started))}`);
  } catch {
    return refused('SERVICE_UNAVAILABLE');
  }
}
