import 'server-only';
import { redeemedPreviewSchema } from '@kozyr/contracts/content';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { serverEnv } from '../env/server';

const TIMEOUT_MS = 3000;

/**
 * Uses up the one-time token of an editor's preview at the content service. Never throws.
 * @returns the page to show, a path with its locale; null when the token is missing, wrong, spent or too old
 */
export async function redeemPreview(token: string | null): Promise<string | null> {
  const secret = serverEnv.PREVIEW_TOKEN?.[0];
  if (!token || !secret) return null;
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${serverEnv.CONTENT_URL}/api/v1/previews/redeem`, {
        method: 'POST',
        cache: 'no-store',
        signal,
        headers: { ...PLAIN_BODY, 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ token }),
      });
      return answer.ok ? redeemedPreviewSchema.parse(await answer.json()).path : null;
    });
  } catch {
    return null;
  }
}
