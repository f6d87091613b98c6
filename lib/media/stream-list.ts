import { STREAM_MEDIA } from '@kozyr/contracts/stream-addresses';
import type { StreamList } from '@kozyr/contracts/streams';

/** The streams as they are now, from the site's own origin. Browser only. @throws Error when they can't be had or are off the contract. */
export async function fetchStreamList(signal?: AbortSignal): Promise<StreamList> {
  const path = `${STREAM_MEDIA}list`;
  const [{ streamListSchema }, answer] = await Promise.all([
    import('@kozyr/contracts/streams'),
    fetch(path, { credentials: 'omit', ...(signal ? { signal } : {}) }),
  ]);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return streamListSchema.parse(await answer.json());
}
