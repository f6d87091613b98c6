import { isEntryCall } from '@desk/lib/server/known-calls';
import { bodyOf, notFound, refuseStrangers, tooLarge, unreachable } from '@desk/lib/server/own-page';
import { askPlatform } from '@desk/lib/server/platform';
import { keepSession, keepWay } from '@desk/lib/server/session-cookie';
import { SIGN_IN_MINUTES } from '@kozyr/contracts/operator/desk-service';
import { begunOidcSchema } from '@kozyr/contracts/operator/oidc';
import { signedInSchema } from '@kozyr/contracts/operator/sign-in';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';

export const dynamic = 'force-dynamic';

const PREFIX = '/api/entry';

/** A step of a sign-in. The session that the last one opens goes into a cookie, and never to the page. */
export async function POST(request: NextRequest): Promise<Response> {
  const stranger = refuseStrangers(request);
  if (stranger) return stranger;
  const path = new URL(request.url).pathname.slice(PREFIX.length);
  if (!isEntryCall('POST', path)) return notFound();
  const body = await bodyOf(request);
  if (body === null) return tooLarge();
  try {
    const answer = await askPlatform({ method: 'POST', path, body });
    if (!answer.ok) return answer;
    const said: unknown = await answer.json();
    const begun = z.safeParse(begunOidcSchema, said);
    if (begun.success) {
      await keepWay({ state: begun.data.state, of: 'entry' }, SIGN_IN_MINUTES * 60);
      return Response.json({ url: begun.data.url }, { headers: { 'cache-control': 'no-store' } });
    }
    const done = z.safeParse(signedInSchema, said);
    if (!done.success) return Response.json(said, { headers: { 'cache-control': 'no-store' } });
    await keepSession(done.data.session.token);
    const { operator, recovery_codes } = done.data;
    return Response.json({ operator, recovery_codes }, { headers: { 'cache-control': 'no-store' } });
  } catch {
    return unreachable();
  }
}
