import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';

/** A code lives ten minutes. */
export const CODE_SECONDS = 600;
/** Wrong tries of a code from the network that asked for it, and from all others together: eight of 1,000,000 at most. */
export const CODE_TRIES = 5;
export const CODE_TRIES_ELSEWHERE = 3;
/** Codes to one contact in a day, asked for from one network and from all: nobody's phone is flooded at our cost. */
export const CODES_PER_DAY_FROM_ADDRESS = 6;
export const CODES_PER_DAY = 24;
/**
 * Wrong codes of resets in a day: from one network for whomever, and for one contact from all. The second closes the reset to its
 * owner too, so it is above what one network has. Other codes open nothing that is somebody's.
 */
export const WRONG_RESETS_PER_CONTACT = 100;
export const WRONG_RESETS_PER_ADDRESS = 60;
/** Wrong operator keys from one network in 15 minutes that are answered and written down one by one. */
export const OPERATOR_REFUSALS = 30;
/** Spec §8: the next attempt will be available after 2 minutes. */
export const RESEND_SECONDS = 120;

export const SESSION_SECONDS = 30 * 24 * 3600;

/** Two tabs that wake together may both send the same token; after this, a spent one is late or stolen (see refresh-tokens). */
export const REUSE_GRACE_SECONDS = 10;

/** How often one token may come back after its answer was lost. More is somebody who lies in wait for its owner's seconds. */
export const LATE_RETURNS = 3;

/** As many answers are remembered as refused: more than can be taken back, 10 s apart, while an access token lives (600 s). */
export const REFUSED_ANSWERS = 64;

export const ATTEMPT_WINDOW_SECONDS = 15 * 60;

/** A moment some seconds later (earlier when negative). */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Whole seconds, 0 to 120, until another code may be sent. */
export function resendAfter(sentAt: Date, now: Date): number {
  const left = Math.ceil((after(sentAt, RESEND_SECONDS).getTime() - now.getTime()) / 1000);
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

/** What one caller's address counts as: itself for IPv4, its /64 for IPv6, where one caller owns 2^64 addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
