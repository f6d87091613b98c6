/** How a bonus gives: money, money by a code, or a share. */
export const BONUS_TYPES = ['GAME', 'PROMO_CODE', 'PERCENTAGE'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];
