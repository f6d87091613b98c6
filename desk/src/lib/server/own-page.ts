import 'server-only';
import type { NextRequest } from 'next/server';

/** The largest body the desk takes, in bytes: JSON of forms. */
const MAX_BODY = 64 * 1024;

const refusal = (status: number, errorCode: string, message: string) =>
  Response.json({ errorCode, message }, { status, headers: { 'cache-control': 'no-store' } });

/** The answer to a call that is none of ours. */
export const notFound = () => refusal(404, 'NOT_FOUND', 'Nothing lives here.');

/** The answer while the platform cannot be reached. */
export const unreachable = () =>
  refusal(503, 'SERVICE_UNAVAILABLE', 'The platform does not answer. Try again in a minute.');

/** Why a call is refused before it is looked at; null: it comes from a page of the desk itself. */
export function refuseStrangers(request: NextRequest): Response | null {
  // Another site's page can neither send this header nor hide that it is another site.
  const site = request.headers.get('sec-fetch-site');
  if (request.headers.get('x-desk') !== '1' || (site !== null && site !== 'same-origin'))
    return refusal(403, 'FORBIDDEN', 'This call has to come from a page of the desk.');
  return null;
}

/** The body of a call as it came; null when it is too large. */
export async function bodyOf(request: NextRequest): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return null;
  const body = await request.text();
  return body.length > MAX_BODY ? null : body;
}

/** The answer to a body that is not what the call takes. */
export const unreadable = () => refusal(400, 'BAD_REQUEST', 'The body of the call is not what it takes.');

export const tooLarge = () => refusal(413, 'BAD_REQUEST', 'The body of a call is 64 kB at most.');
