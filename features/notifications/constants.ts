/** More unread ones are "9+" on the bell. */
export const MAX_SHOWN = 9;
/** How often the bell asks while no events come. */
export const POLL_BELL_MS = 60_000;
export const PAGE_SIZE = 20;
