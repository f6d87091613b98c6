/** How often is looked whether a check is decided, milliseconds. */
export const LOOK_AGAIN_MS = 15_000;
