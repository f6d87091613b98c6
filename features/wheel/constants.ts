/** The three phases of a spin in milliseconds: it starts, goes on until the answer is there and at least so long, stops. */
export const START_MS = 600;
export const CONTINUE_AT_LEAST_MS = 1200;
export const STOP_MS = 3600;

/** Degrees in a millisecond while it goes on. */
export const SPEED = 0.54;
