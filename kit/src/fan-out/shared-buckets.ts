import { randomUUID } from 'node:crypto';
import { parseMessage } from '@kozyr/contracts/fan-out';
import * as z from 'zod/mini';
import type { Spent, TokenBuckets } from '../token-buckets';
import { type FanOut, NO_FAN_OUT } from './fan-out';

/** The others are told so often, milliseconds: what a client can spend in each of many places at once is bounded by what it earns in that time. */
const EVERY_MS = 100;
/** A twentieth of a whole bucket is worth telling. */
const TOLD_FROM = 0.05;
/** Clients in one message, about 60 bytes each. Others follow in the next. */
const MAX_TOLD = 2_000;

const row = z.tuple([
  z.string().check(z.maxLength(100)),
  z.number().check(z.positive()),
  z.number().check(z.positive()),
]);
const spentMessage = z.object({
  /** Whose: nobody counts their own spending twice. */
  from: z.string(),
  /** By the name of the buckets: key, share, tokens. */
  spent: z.record(z.string(), z.array(row).check(z.maxLength(MAX_TOLD))),
});

/** What buckets that are shared need to know of that. */
export const toldFrom = (fanOut: FanOut): number | undefined => (fanOut === NO_FAN_OUT ? undefined : TOLD_FROM);

/**
 * Lets what a client spent at one process count at all that share these buckets: each tells the others what was spent at it, and takes off
 * its own what they tell. No caller waits for it; while there is no connection each counts for itself, and what is told too late is owed.
 * @param buckets by a name that means the same everywhere, made with toldFrom
 * @returns stops telling
 */
export function shareBuckets(
  fanOut: FanOut,
  subject: string,
  buckets: Readonly<Record<string, TokenBuckets>>,
): () => void {
  if (fanOut === NO_FAN_OUT) return () => undefined;
  const own = randomUUID();

  function tell(): void {
    const spent = Object.entries(buckets).flatMap(([name, one]) => {
      const rows = one.takeSpent(MAX_TOLD).map(({ key, share, cost }) => [key, share, cost]);
      return rows.length > 0 ? [[name, rows]] : [];
    });
    if (spent.length > 0) fanOut.publish(subject, JSON.stringify({ from: own, spent: Object.fromEntries(spent) }));
  }

  fanOut.subscribe(
    subject,
    (text) => {
      const message = parseMessage(spentMessage, text);
      if (message === undefined || message.from === own) return;
      for (const [name, rows] of Object.entries(message.spent)) {
        const spent: Spent[] = rows.map(([key, share, cost]) => ({ key, share, cost }));
        if (Object.hasOwn(buckets, name)) buckets[name]?.owe(spent);
      }
    },
    // What was missed was spent long ago.
    () => undefined,
  );
  const timer = setInterval(tell, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
