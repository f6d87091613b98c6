/** The first deposit brings this many percent to the bonus account. Spec §9. */
export const FIRST_DEPOSIT_PERCENT = 300;

/** Bounds of the percentage on deposit, which depends on the weekday. Spec §9. */
export const PERCENT_ON_DEPOSIT = { from: 10, to: 50 } as const;

/** What a bonus setting is when it does not say. Spec §3. */
export const DEFAULT_SETTING_CODE = 'PercentDeposit';
export const DEFAULT_SETTING_WAGER = 1;
