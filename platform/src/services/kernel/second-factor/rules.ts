import { APP_CODE_DIGITS, APP_CODE_SECONDS, SECOND_FACTOR_ISSUER } from '@kozyr/contracts/second-factor';
import { addMinutes } from 'date-fns';
import { Secret, TOTP } from 'otpauth';

/** A secret that is made waits a quarter of an hour for its first code. */
export const SETUP_MINUTES = 15;

/** Steps of 30 s by which a phone's clock may be early or late. */
const SKEW_STEPS = 1;

/** Crockford's base 32: no letter that a hand writes as a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits: their plain SHA-256 is not guessed back. */
const RECOVERY_CODE_LENGTH = 16;

function appOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: SECOND_FACTOR_ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    // What every app can do; some leave out what an address says of another hash, length or period.
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: APP_CODE_SECONDS,
  });
}

/** The address that a QR code carries to the app. @param label how the app names the account beside the issuer */
export const setupUri = (secret: string, label: string): string => appOf(secret, label).toString();

/** Until when a secret that was made then may be confirmed. */
export const setupEndsAt = (madeAt: Date): Date => addMinutes(madeAt, SETUP_MINUTES);

/** What a player typed, without case and what only makes it readable; letters that look like digits are read as those. */
export function normalCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** Whether it has the form of an app's code; else it can only be a recovery code. Of normalCode. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The step of time whose code this is: of now, the step before or the one after.
 * @param lastStep the newest step whose code was taken; null: none
 * @returns null when it is the code of none of them, or was taken
 */
export function stepOf(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const app = appOf(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: SKEW_STEPS });
  if (delta === null) return null;
  const step = app.counter({ timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** A recovery code as it is shown: four groups of four. @param random 16 random bytes */
export function recoveryCodeOf(random: Uint8Array): string {
  const letters = [...random.slice(0, RECOVERY_CODE_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}
