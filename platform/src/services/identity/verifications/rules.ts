/** Spec §4: the next attempt is possible after 2 minutes. */
export const NEXT_ATTEMPT_SECONDS = 120;
/** A code lives ten minutes. */
export const PROOF_CODE_SECONDS = 600;
/** Wrong tries of one code. */
export const PROOF_TRIES = 3;
/** Phones a player may ask for in a day, taken or not: nobody goes through numbers to learn whose are players'. */
export const PHONES_ASKED_PER_PLAYER = 20;
/** Calls to one number in a day, by however many players. */
export const CALLS_PER_NUMBER = 5;

/** The part of a number that tells operator and range: what fraud with premium numbers has in common. E.164 digits. */
export function prefixOf(phone: string): string {
  return phone.slice(0, phone.startsWith('7') ? 4 : 5);
}

/** The block of ten thousand numbers that a number lies in: what is rented whole by who earns by being written to. */
export function rangeOf(phone: string): string {
  return phone.slice(0, -4);
}

/** Digits as a voice says them, one by one. */
export function spoken(code: string): string {
  return [...code].join(', ');
}
