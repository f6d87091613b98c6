import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import { addSeconds, differenceInSeconds } from 'date-fns';
import { secondsInDay } from 'date-fns/constants';

/** A code lives ten minutes. */
export const CODE_SECONDS = 600;
/** Wrong tries of a code from the network that asked for it, and from all others together: eight of 1,000,000 at most. */
export const CODE_TRIES = 5;
export const CODE_TRIES_ELSEWHERE = 3;
/** Zero bits of the easiest challenge, a second of a phone's work in the mean, and of the hardest, some 40 s. */
export const MIN_CHALLENGE_BITS = 16;
export const MAX_CHALLENGE_BITS = 22;
/** Spec §8: the next attempt will be available after 2 minutes. */
export const RESEND_SECONDS = 120;

export const SESSION_SECONDS = 30 * secondsInDay;

/** A browser is known again for so long after somebody signed in by it: its cookie lives, and who else came by it is told. */
export const BROWSER_DAYS = 180;
export const BROWSER_SECONDS = BROWSER_DAYS * secondsInDay;

/** Two tabs that wake together may both send the same token; after this, a spent one is late or stolen (see refresh-tokens). */
export const REUSE_GRACE_SECONDS = 10;

/** How often one token may come back after its answer was lost. More is somebody who lies in wait for its owner's seconds. */
export const LATE_RETURNS = 3;

/** As many answers are remembered as refused: more than can be taken back, 10 s apart, while an access token lives (600 s). */
export const REFUSED_ANSWERS = 64;

/** Whole seconds, 0 to 120, until another code may be sent. */
export function resendAfter(sentAt: Date, now: Date): number {
  const left = differenceInSeconds(addSeconds(sentAt, RESEND_SECONDS), now, { roundingMethod: 'ceil' });
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

export type CodeState = { triesLeft: number; expiresAt: Date };

/** What a typed code meets. A spent or old code says so, right or wrong; the fit itself is the caller's to compute. */
export function judgeCode(state: CodeState | undefined, fits: boolean, now: Date): 'right' | 'wrong' | 'expired' {
  if (!state) return 'wrong';
  if (state.triesLeft <= 0 || state.expiresAt <= now) return 'expired';
  return fits ? 'right' : 'wrong';
}

/** Spec §3: uah maps to Ukraine, kzt to Kazakhstan. */
export function countryOfCurrency(currency: Currency): CountryCode {
  return currency === 'uah' ? 'UA' : 'KZ';
}

/** Bits of the challenge for a count that is so many times beyond what is free: each doubling doubles the work. */
export function bitsBeyond(times: number): number {
  if (times <= 0) return 0;
  return Math.min(MAX_CHALLENGE_BITS, MIN_CHALLENGE_BITS + Math.floor(Math.log2(Math.max(1, times))));
}
