/** A call code has 4 digits. Spec §9. */
export const CALL_CODE_LENGTH = 4;

/** The call arrives within so many seconds. Spec §4. */
export const CALL_ARRIVES_SECONDS = 10;

/** The next attempt is possible after 2 minutes. Spec §4. The platform says when, this is what it says at first. */
export const NEXT_ATTEMPT_MS = 120_000;

/** Spec §9: the phone prefix default is +. */
export const DEFAULT_PREFIX = '+';
