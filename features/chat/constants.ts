/** A writer says so at most so often; the other side forgets it a little later. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_SHOWN_MS = 6_000;
/** Without a stream of events, answers are asked for so often while the chat is open. */
export const POLL_OPEN_MS = 10_000;
/** Whether somebody is at the desk is asked for so often while support is open. */
export const SUPPORT_POLL_MS = 60_000;
/** The badge's own pace in that case. */
export const POLL_BADGE_MS = 60_000;
/** From so many letters on, the composer counts those that are left. */
export const COUNT_FROM = 1_800;
