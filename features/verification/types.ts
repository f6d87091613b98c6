import type { CountryCode } from '@kozyr/contracts/countries';
import type { VerifiedAction } from '@kozyr/contracts/verifications';
import type { ReactNode } from 'react';
import type { ModalTexts } from '@/components/overlay/modal-texts';

/** A phone as the calls of the API take it: ten digits, the country says the rest. */
export type CallPhone = { token: string; countryCode: CountryCode };

/**
 * Where a verification by call is. Spec §4: call-info, then set-phone if the player has no phone, then confirmation.
 * `nextAttemptAt` in milliseconds.
 */
export type VerificationState =
  | { step: 'closed' }
  | { step: 'call-info'; phone: CallPhone | null }
  | { step: 'set-phone' }
  | { step: 'confirmation'; phone: CallPhone; nextAttemptAt: number }
  | { step: 'verified' };

export type VerificationEvent =
  /** `phone` null: the player has none yet. */
  | { type: 'asked'; phone: CallPhone | null }
  /** The information was read by a player without a phone. */
  | { type: 'continued' }
  /** The platform calls this phone, or has just done so; `nextAttemptAt` is when it may be asked to again. */
  | { type: 'called'; phone: CallPhone; nextAttemptAt: number }
  | { type: 'phone-doubted' }
  | { type: 'confirmed' }
  | { type: 'left' };

/** What a feature asks for: `onVerified` runs once, when the dialog has closed after a success. */
export type VerificationRequest = { action: VerifiedAction; onVerified: () => unknown };

/** The last call of a player, kept so that the countdown survives a reload. */
export type LastCall = CallPhone & { userId: string; action: VerifiedAction; nextAttemptAt: number };

/** Gets the editors' texts of a step, by their key, for what `show` draws. */
export type TextsOf = (
  key: string,
  variables: Readonly<Record<string, string>>,
  show: (texts: ModalTexts) => ReactNode,
) => ReactNode;
