import { draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { serverEnv } from '@/lib/env/server';
import { isOwnPath } from '@/lib/routes/own-path';
import { refuse } from '@/lib/server/refuse';
import { sameSecret } from '@/lib/server/same-secret';

/**
 * GET ?token=&path=: shows drafts to an editor from here on, until ?exit=true. Without the right token it refuses in the
 * words of spec §8.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const draft = await draftMode();
  const path = query.get('path') ?? '/';
  const target = isOwnPath(path) ? path : '/';
  if (query.get('exit') === 'true') {
    draft.disable();
    redirect(target);
  }
  if (!sameSecret(query.get('token'), serverEnv.PREVIEW_TOKEN)) {
    return refuse('UNAUTHORIZED', 'You must provide a token to preview drafts');
  }
  draft.enable();
  redirect(target);
}
