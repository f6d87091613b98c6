import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../context';

/** Ten minutes; the site refreshes when under 60 s remain (spec §9). */
export const ACCESS_TOKEN_SECONDS = 600;

const AUDIENCE = 'kozyr-player';
const key = (secret: string) => new TextEncoder().encode(secret);

/** A signed JWT (HS256) that proves who the caller is until it expires. */
export function signAccessToken(secret: string, caller: Caller, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(caller.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key(secret));
}

/** The caller, or null when the token is absent, forged, spent or for somebody else's service. */
export async function verifyAccessToken(secret: string, token: string, now: Date): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: now,
    });
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
    return { userId: payload.sub, sessionId: payload.sid };
  } catch {
    return null;
  }
}
