/** The first deposit brings this many percent to the bonus account. Spec §9. */
export const FIRST_DEPOSIT_PERCENT = 300;

/** Bounds of the percentage on deposit, which depends on the weekday. Spec §9. */
export const PERCENT_ON_DEPOSIT = { from: 10, to: 50 } as const;

/** What a bonus setting is when it does not say. Spec §3. */
export const DEFAULT_SETTING_CODE = 'PercentDeposit';
export const DEFAULT_SETTING_WAGER = 1;

/** The active bonus is asked for again twice. Spec §9. */
export const ACTIVE_BONUS_RETRIES = 2;

/** The badge asks for one item and reads the total. Spec §9. */
export const BADGE_PAGE_SIZE = 1;

/** The player's own bonuses on one page. */
export const OWN_PAGE_SIZE = 10;

/** A promo code is checked this long after the last key. Spec §9. */
export const PROMO_CODE_DEBOUNCE_MS = 300;

/** A code that was checked and is none is called so after this long without another key: until then it may be half of one. */
export const UNKNOWN_CODE_PAUSE_MS = 2_000;

/** Rounds that tell what a player usually stakes. */
export const USUAL_STAKE_ROUNDS = 50;

/** The most that one page of a list may hold. */
export const MAX_PAGE_SIZE = 100;

/** How often the platform is asked for what was received while no stream of events is open. */
export const RECEIVED_POLL_MS = 30_000;

/** How long the player looks at what has just come to rest before the modal lies over it. */
export const RECEIVED_REST_MS = 1_500;
