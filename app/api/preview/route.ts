import { draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { redeemPreview } from '@/lib/content/redeem-preview';
import { isOwnPath } from '@/lib/routes/paths';
import { respondWithError } from '@/lib/server/respond-with-error';

/**
 * GET ?token=: shows drafts to an editor from here on, until ?exit=true&path=. The token comes from the content service's
 * Preview button, is good once and names the page. Without a good one it refuses in the words of spec §8.
 */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams;
  const draft = await draftMode();
  if (query.get('exit') === 'true') {
    const path = query.get('path') ?? '/';
    draft.disable();
    redirect(isOwnPath(path) ? path : '/');
  }
  const target = await redeemPreview(query.get('token'));
  if (target === null) return respondWithError('UNAUTHORIZED', 'You must provide a token to preview drafts');
  draft.enable();
  redirect(target);
}
