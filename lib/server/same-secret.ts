import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether a caller's secret is one of ours, in a time that says nothing of how near it came. No secret of ours admits nobody. */
export function isOurSecret(given: string | null | undefined, ours: readonly string[] | undefined): boolean {
  if (!given) return false;
  return (ours ?? []).filter((one) => one !== '' && timingSafeEqual(digest(given), digest(one))).length > 0;
}

/** The token of an Authorization header of the Bearer kind. */
export function bearerToken(header: string | null): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
}
