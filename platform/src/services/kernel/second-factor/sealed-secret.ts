import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import { openText, sealText } from '../sealing/sealed-text';

const placeOf = (userId: string) => ({ use: 'second factor', place: userId }) as const;

/** Encrypts the secret of a player's app, bound to the player. @param keys SECOND_FACTOR_SECRET */
export function sealSecret(keys: Secrets, userId: string, secret: string): string {
  return sealText(keys, placeOf(userId), secret);
}

/** What sealSecret encrypted. @throws Error for other keys, another player or a changed text */
export function openSecret(keys: Secrets, userId: string, sealed: string): string {
  return openText(keys, placeOf(userId), sealed);
}
