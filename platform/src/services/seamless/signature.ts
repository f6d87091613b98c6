import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_TOLERANCE_SECONDS } from '@kozyr/contracts/payment-gateway';

/** The header of a signed call: t=<unix seconds>,v1=<hex HMAC-SHA256 of `${t}.${raw body}`>. */
export function signCall(secret: string, body: Buffer | string, at: Date): string {
  const stamp = Math.floor(at.getTime() / 1000);
  return `t=${stamp},v1=${digest(secret, String(stamp), body).toString('hex')}`;
}

function digest(secret: string, stamp: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();
}

/** True when the secret's owner signed this very body, at most SIGNATURE_TOLERANCE_SECONDS before or after now. */
export function isSignedBy(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, stamp = '', signature = ''] = match ?? [];
  if (!match) return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(digest(secret, stamp, body), Buffer.from(signature, 'hex'));
}
