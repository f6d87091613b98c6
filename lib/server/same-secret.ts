import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether a caller's secret is ours, in a time that says nothing of how near it came. No secret of ours admits nobody. */
export function sameSecret(given: string | null | undefined, ours: string | undefined): boolean {
  if (!given || !ours) return false;
  return timingSafeEqual(digest(given), digest(ours));
}

/** The token of an Authorization header of the Bearer kind. */
export function bearerToken(header: string | null): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
}
