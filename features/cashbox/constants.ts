/** Rows of history shown at once. */
export const HISTORY_PAGE_SIZE = 20;

/** How often an open deposit is asked about while its page is looked at; the event stream is usually quicker. */
export const SETTLEMENT_POLL_MS = 3000;
