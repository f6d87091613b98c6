import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_TOLERANCE_SECONDS, type SignedCall, signedHead } from '@kozyr/contracts/payment-gateway';

type Signed = SignedCall & { body: string | Buffer };

const digest = (secret: string, stamp: string, call: Signed) =>
  createHmac('sha256', secret).update(signedHead(stamp, call)).update(call.body).digest();

/** The X-Signature of a call, as contracts/payment-gateway.ts has it; body is empty for GET. */
export function sign(secret: string, call: Signed, now: Date): string {
  const stamp = Math.floor(now.getTime() / 1000).toString();
  return `t=${stamp},v1=${digest(secret, stamp, call).toString('hex')}`;
}

/** Whether the header is this very call's signature by this secret, made within the tolerance around now. */
export function isSigned(secret: string, call: Signed, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, stamp, given] = match ?? [];
  if (stamp === undefined || given === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, stamp, call));
}

/** The path a request came to, as it was sent, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
