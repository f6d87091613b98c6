import 'server-only';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import type * as z from 'zod/mini';

const TIMEOUT_MS = 3000;
/** For the second try. It is there for a stumble: who did not answer for three seconds will not in the next. */
const RETRY_TIMEOUT_MS = 1000;
/** How soon a page that had to do without an answer is made again. */
const RETRY_SECONDS = 10;

/** The last good answer by address, for when a purged one can't be had again. Bounded, oldest out first. */
const lastGood = new Map<string, unknown>();
const LAST_GOOD_MAX = 500;

function remember(url: string, value: unknown) {
  lastGood.delete(url);
  lastGood.set(url, value);
  const oldest = lastGood.keys().next();
  if (lastGood.size > LAST_GOOD_MAX && !oldest.done) lastGood.delete(oldest.value);
}

/**
 * A cached GET on the server, parsed. Answers null for a 404, and when there is neither an answer nor an earlier one.
 * `seconds` 0 is uncached. The second try asks for a short life, and with it the whole page gets one, so that a page
 * made while a service was down is soon made again. `readStatuses` are statuses whose body the schema reads too. It is over after four seconds whatever hangs.
 */
export async function fetchParsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  { seconds, tags, readStatuses = [] }: { seconds: number; tags: string[]; readStatuses?: readonly number[] },
): Promise<z.infer<Schema> | null> {
  const tries = seconds === 0 ? [0] : [seconds, Math.min(RETRY_SECONDS, seconds)];
  for (const [place, life] of tries.entries()) {
    try {
      const body = await withDeadline(place === 0 ? TIMEOUT_MS : RETRY_TIMEOUT_MS, async (signal) => {
        const response = await fetch(url, {
          signal,
          headers: PLAIN_BODY,
          ...(life === 0 ? { cache: 'no-store' as const } : { next: { revalidate: life, tags } }),
        });
        if (response.status === 404) return null;
        if (!response.ok && !readStatuses.includes(response.status)) throw new Error(`answered ${response.status}`);
        return { json: await response.json() };
      });
      if (body === null) return null;
      const value = schema.parse(body.json);
      if (life !== 0) remember(url, value);
      return value;
    } catch (error) {
      // A refused connection at build time is usual; what matters is that a running site says it.
      if (place === tries.length - 1) log(url, error);
    }
  }
  const held = schema.safeParse(lastGood.get(url));
  return held.success ? held.data : null;
}

function log(url: string, error: unknown) {
  const { origin, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(JSON.stringify({ level: 'warn', msg: 'service did not answer', url: origin + pathname, reason }));
}
