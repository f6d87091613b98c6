import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_TOLERANCE_SECONDS } from '@kozyr/contracts/payment-gateway';

const digest = (secret: string, stamp: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();

/** The X-Signature of a body, or of a path for GET. */
export function sign(secret: string, body: string | Buffer, now: Date): string {
  const stamp = Math.floor(now.getTime() / 1000).toString();
  return `t=${stamp},v1=${digest(secret, stamp, body).toString('hex')}`;
}

/** Whether the header is this body's signature by this secret, made within the tolerance around now. */
export function isSigned(secret: string, body: string | Buffer, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, stamp, given] = match ?? [];
  if (stamp === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, stamp, body));
}
