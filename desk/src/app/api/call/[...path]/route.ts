import { isOperatorCall } from '@desk/lib/server/known-calls';
import { bodyOf, notFound, refuseStrangers, tooLarge, unreachable } from '@desk/lib/server/own-page';
import { askPlatform } from '@desk/lib/server/platform';
import { forgetSession, sessionToken } from '@desk/lib/server/session-cookie';
import type { NextRequest } from 'next/server';

export const dynamic = 'force-dynamic';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const PREFIX = '/api/call';

/** Hands a call of the operator API to the platform, with the session that the browser cannot read and the desk's signature. */
async function handle(request: NextRequest): Promise<Response> {
  const stranger = refuseStrangers(request);
  if (stranger) return stranger;
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(PREFIX.length);
  const method = METHODS.find((one) => one === request.method);
  if (!method || !isOperatorCall(method, path)) return notFound();
  const body = method === 'GET' ? '' : await bodyOf(request);
  if (body === null) return tooLarge();
  const token = await sessionToken();
  try {
    const answer = await askPlatform({ method, path: path + search, body, token });
    // A session that has ended is of no use to anybody.
    if (answer.status === 401 && token) await forgetSession();
    return answer;
  } catch {
    return unreachable();
  }
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
