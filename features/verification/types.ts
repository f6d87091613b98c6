/**
 * Where a verification by call is. Spec §4: call-info, then set-phone if the player has no phone, then confirmation.
 * `phone` as it is shown, `nextAttemptAt` in milliseconds.
 */
export type VerificationState =
  | { step: 'closed' }
  | { step: 'call-info'; phone: string | null }
  | { step: 'set-phone' }
  | { step: 'confirmation'; phone: string; nextAttemptAt: number }
  | { step: 'verified' };

export type VerificationEvent =
  /** `phone` null: the player has none yet. */
  | { type: 'asked'; phone: string | null }
  /** The information was read; the call is under way when the player has a phone. */
  | { type: 'continued'; now: number }
  /** A number was given and is being called. */
  | { type: 'called'; phone: string; now: number }
  | { type: 'called-again'; now: number }
  | { type: 'phone-doubted' }
  | { type: 'confirmed' }
  | { type: 'left' };
