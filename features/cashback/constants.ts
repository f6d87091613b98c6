/** Weeks on a page of the statement. */
export const WEEKS_PAGE_SIZE = 8;

/** How often the statement is asked for again while no stream tells what changes. */
export const POLL_MS = 30_000;
