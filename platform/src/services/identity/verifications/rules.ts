/** Spec §4: the next attempt is possible after 2 minutes. */
export const NEXT_ATTEMPT_SECONDS = 120;
/** A code lives ten minutes. */
export const PROOF_CODE_SECONDS = 600;
/** Wrong tries of one code. */
export const PROOF_TRIES = 3;

/** Digits as a voice says them, one by one. */
export function spoken(code: string): string {
  return [...code].join(', ');
}
