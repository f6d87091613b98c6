/** A reality check comes after each such stretch of a game session, at the end of a round. */
export const REALITY_CHECK_MS = 60 * 60_000;

/** A frame that has said nothing for so long does not work. */
export const FRAME_PATIENCE_MS = 25_000;

/** How often a lost connection is tried again. */
export const RECONNECT_MS = 3_000;

/** The balances that a round may touch, in the order of spending. */
export const WALLETS = ['game', 'electronic', 'bonus'] as const;
