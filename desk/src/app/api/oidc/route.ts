import { routes } from '@desk/lib/routes';
import { deskEnv } from '@desk/lib/server/env';
import { askPlatform } from '@desk/lib/server/platform';
import { keepSession, sessionToken, takeWay } from '@desk/lib/server/session-cookie';
import { errorSchema } from '@kozyr/contracts/errors';
import { finishOidc } from '@kozyr/contracts/operator/oidc';
import { finishOwnOidc } from '@kozyr/contracts/operator/own-oidc';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';

export const dynamic = 'force-dynamic';

/** To a page of the desk; what stands after the "#" no server is told. The page's language is that of the browser (proxy.ts). */
const go = (path: string, said?: Record<string, string>) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${deskEnv().DESK_PUBLIC_URL}${path}${said ? `#${new URLSearchParams(said)}` : ''}`,
      'cache-control': 'no-store',
    },
  });

/** What the platform made of what the provider sent. @returns its answer, or why it was refused */
async function exchanged(
  path: string,
  brought: { state: string; answer: string },
  token?: string,
): Promise<{ body: unknown } | { refused: string }> {
  try {
    const said = await askPlatform({ method: 'POST', path, body: JSON.stringify(brought), token });
    const body: unknown = await said.json();
    if (said.ok) return { body };
    const error = z.safeParse(errorSchema, body);
    return { refused: error.success ? (error.data.details?.why ?? error.data.errorCode) : 'SERVICE_UNAVAILABLE' };
  } catch {
    return { refused: 'SERVICE_UNAVAILABLE' };
  }
}

/** Somebody who is signed in comes back: to their settings, or to the window whose end tells the page that waits. */
async function endOwn(page: string, brought: { state: string; answer: string }): Promise<Response> {
  const said = await exchanged(finishOwnOidc.path, brought, await sessionToken());
  return go(page, 'refused' in said ? said : z.parse(finishOwnOidc.responses[200], said.body));
}

/** Somebody comes in. */
async function endSignIn(brought: { state: string; answer: string }): Promise<Response> {
  const said = await exchanged(finishOidc.path, brought);
  if ('refused' in said) return go(routes.signIn, said);
  const { signed_in, started } = z.parse(finishOidc.responses[200], said.body);
  if (!signed_in) return go(routes.signIn, { started: JSON.stringify(started) });
  await keepSession(signed_in.session.token);
  return go(routes.today);
}

/** Where the sign-in provider leads a browser back to: the platform exchanges what it brings, this only leads on. */
export async function GET(request: NextRequest): Promise<Response> {
  const way = await takeWay();
  if (way === undefined) return go(routes.signIn, { refused: 'SIGN_IN_EXPIRED' });
  const brought = { state: way.state, answer: new URL(request.url).search.slice(1) };
  if (way.of === 'entry') return endSignIn(brought);
  return endOwn(way.of === 'bind' ? routes.own : routes.provider, brought);
}
