import { calm } from './config';
import { pause } from './dom';

/** How often an amount is written anew while it tumbles. */
const STEP_MS = 24;

/** Where an amount stands that has gone so much of its way; it slows down towards the end. @param share 0 to 1 */
export function standsAt(from: bigint, to: bigint, share: number): bigint {
  if (share >= 1) return to;
  const gone = BigInt(Math.round((1 - (1 - Math.max(0, share)) ** 2) * 10_000));
  return from + ((to - from) * gone) / 10_000n;
}

type Tumbling = {
  from: bigint;
  to: bigint;
  /** How long it takes, in ms. */
  duration: number;
  /** Whether the player wants to see the end at once. */
  ended: () => boolean;
  /** Writes where it stands; `share` of the way is gone. */
  write: (amount: bigint, share: number) => void;
};

/** Writes an amount as it grows, and at last the whole of it: at once where motion is not wanted or the player presses on. */
export async function tumble({ from, to, duration, ended, write }: Tumbling): Promise<void> {
  const start = performance.now();
  for (let now = start; !calm() && now < start + duration && !ended(); now = performance.now()) {
    const share = (now - start) / duration;
    write(standsAt(from, to, share), share);
    await pause(STEP_MS);
  }
  write(to, 1);
}
