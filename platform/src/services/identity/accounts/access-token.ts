import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../../../context';

/** Ten minutes; the site refreshes when under 60 s remain (spec §9). */
export const ACCESS_TOKEN_SECONDS = 600;

const AUDIENCE = 'kozyr-player';
const key = (secret: string) => new TextEncoder().encode(secret);

/** Who is proved by a token, and in which answer to a refresh it came (absent: at the sign-in itself). */
export type Proof = Caller & { answer?: string };

/** A signed JWT (HS256) that proves who the caller is until it expires. */
export function signAccessToken(secret: string, proof: Proof, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: proof.sessionId, ...(proof.answer === undefined ? {} : { ans: proof.answer }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(proof.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key(secret));
}

/** The caller, or null when the token is absent, forged, spent, without an end or for somebody else's service. */
export async function verifyAccessToken(secret: string, token: string, now: Date): Promise<Proof | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
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
