/** Battles on one page of the last ones; the active ones are all on one. */
export const LAST_PAGE_SIZE = 12;
export const ACTIVE_PAGE_SIZE = 100;

/** How often the lists are asked for while no stream of events is open. */
export const POLL_MS = 30_000;

/** How long an answer is waited for after a battle begins or ends by the clock. */
export const AFTER_BOUNDARY_MS = 1_000;

/** Rows of the log before the rest is asked for. */
export const POINTS_SHOWN = 10;
