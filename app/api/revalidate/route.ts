import { revalidateBody } from '@kozyr/contracts/content';
import { revalidateTag } from 'next/cache';
import { serverEnv } from '@/lib/env/server';
import { respondWithError } from '@/lib/server/respond-with-error';
import { bearerToken, isOurSecret } from '@/lib/server/same-secret';

/** Called by the content service when something was published: what carries these tags is made anew on the next visit. */
export async function POST(request: Request) {
  if (!serverEnv.REVALIDATE_SECRET) return respondWithError('SERVICE_UNAVAILABLE', 'REVALIDATE_SECRET is not set');
  if (!isOurSecret(bearerToken(request.headers.get('authorization')), serverEnv.REVALIDATE_SECRET)) {
    return respondWithError('UNAUTHORIZED', 'The revalidate secret is missing or wrong');
  }
  const body = revalidateBody.safeParse(await request.json().catch(() => undefined));
  if (!body.success) return respondWithError('VALIDATION_ERROR', 'The body must be {"tags": ["…"]}');
  // expire 0: the next reader waits for the new page; a profile would show the old one once more.
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: body.data.tags });
}
