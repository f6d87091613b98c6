import { openText, sealText } from '../sealing/sealed-text';

const placeOf = (userId: string) => ({ use: 'second factor', place: userId }) as const;

/** Encrypts the secret of a player's app, bound to the player. @param key SECOND_FACTOR_SECRET */
export function sealSecret(key: string, userId: string, secret: string): string {
  return sealText(key, placeOf(userId), secret);
}

/** What sealSecret encrypted. @throws Error for another key, another player or a changed text */
export function openSecret(key: string, userId: string, sealed: string): string {
  return openText(key, placeOf(userId), sealed);
}
