/** Spec §9. The greatest width, 343 px, is that of all such modals: components/overlay/dialog-frame. */
export const STATUS_MODAL_MIN_HEIGHT = 220;

/** Keys of texts that the specification itself names (§4). */
export const STATUS_MODAL_KEYS = {
  lowRating: 'user-rating-is-less-than-required',
  welcomeDepositCancellation: 'welcome-deposit-cancellation-on-deposit-warning',
  cancellationOnDeposit: 'cancellation-on-deposit-warning-modal',
  unexpectedError: 'unexpected-error-modal',
  approving: 'approving-modal',
} as const;

/** The variable that presets the deposit dialog. Spec §4. */
export const DEPOSIT_AMOUNT = 'depositAmount';

/** The variable that is missing while the restrictions can't be had. Spec §7. */
export const PAYOUT_RATING = 'payout_min_rating_old';
