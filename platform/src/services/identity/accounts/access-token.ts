import { createHash } from 'node:crypto';
import { makingSecret, type Secrets } from '@kozyr/kit/exchanged-secrets';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../../../context';

/** Ten minutes; the site refreshes when under 60 s remain (spec §9). */
export const ACCESS_TOKEN_SECONDS = 600;

const AUDIENCE = 'kozyr-player';
const KEY_ID_LETTERS = 12;
const key = (secret: string) => new TextEncoder().encode(secret);

/** By which name a token says what it was signed with. */
const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`key id:${secret}`).digest('base64url').slice(0, KEY_ID_LETTERS);

/** Who is proved by a token, and in which answer to a refresh it came (absent: at the sign-in itself). */
export type Proof = Caller & { answer?: string };

/** A signed JWT (HS256) that proves who the caller is until it expires; `kid` names the secret. */
export function signAccessToken(secrets: Secrets, proof: Proof, now: Date): Promise<string> {
  const secret = makingSecret(secrets);
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: proof.sessionId, ...(proof.answer === undefined ? {} : { ans: proof.answer }) })
    .setProtectedHeader({ alg: 'HS256', kid: keyIdOf(secret) })
    .setSubject(proof.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key(secret));
}

/** The caller, or null when the token is absent, forged, spent, without an end, by a secret that is gone, or for somebody else's service. */
export async function verifyAccessToken(secrets: Secrets, token: string, now: Date): Promise<Proof | null> {
  const keyOf = (kid: string | undefined) => {
    const named = [secrets].flat().find((secret) => keyIdOf(secret) === kid);
    if (named === undefined) throw new Error('The token names no secret that is in use.');
    return key(named);
  };
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: now,
      // Without these a token would be good for ever.
      requiredClaims: ['exp', 'iat'],
    });
    const { sub, sid, ans } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    return { userId: sub, sessionId: sid, ...(typeof ans === 'string' ? { answer: ans } : {}) };
  } catch {
    return null;
  }
}
