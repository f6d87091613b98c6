import { bodyOf, refuseStrangers, tooLarge, unreachable, unreadable } from '@desk/lib/server/own-page';
import { askPlatform } from '@desk/lib/server/platform';
import { keepWay, sessionToken } from '@desk/lib/server/session-cookie';
import { SIGN_IN_MINUTES } from '@kozyr/contracts/operator/desk-service';
import { begunOidcSchema } from '@kozyr/contracts/operator/oidc';
import { beginOwnOidcBinding, beginOwnOidcStepUp, ownOidcPurposeSchema } from '@kozyr/contracts/operator/own-oidc';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';

export const dynamic = 'force-dynamic';

const PATHS = { bind: beginOwnOidcBinding.path, step_up: beginOwnOidcStepUp.path } as const;

function purposeOf(body: string) {
  try {
    return z.safeParse(z.object({ purpose: ownOidcPurposeSchema }), JSON.parse(body)).data?.purpose;
  } catch {
    return undefined;
  }
}

/** Begins a way to the sign-in provider of somebody who is signed in. Its state goes into a cookie, and never to the page. */
export async function POST(request: NextRequest): Promise<Response> {
  const stranger = refuseStrangers(request);
  if (stranger) return stranger;
  const body = await bodyOf(request);
  if (body === null) return tooLarge();
  const purpose = purposeOf(body);
  if (!purpose) return unreadable();
  try {
    const token = await sessionToken();
    const answer = await askPlatform({ method: 'POST', path: PATHS[purpose], token });
    if (!answer.ok) return answer;
    const { state, url } = z.parse(begunOidcSchema, await answer.json());
    await keepWay({ state, of: purpose }, SIGN_IN_MINUTES * 60);
    return Response.json({ url }, { headers: { 'cache-control': 'no-store' } });
  } catch {
    return unreachable();
  }
}
