import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_TOLERANCE_SECONDS, type SignedCall, signedHead } from '@kozyr/contracts/payment-gateway';

/** Whether a call carries the platform's signature of these very bytes (the rule of contracts/payment-gateway.ts). */
export function isSignedCall(
  secret: string,
  call: SignedCall & { body: Buffer },
  header: string | undefined,
  now: Date,
): boolean {
  const [stamped = '', ...signatures] = (header ?? '').split(',');
  const stamp = /^t=(\d{1,12})$/.exec(stamped)?.[1];
  if (stamp === undefined || Math.abs(now.getTime() / 1000 - Number(stamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(signedHead(stamp, call)).update(call.body).digest();
  // While a secret is exchanged the caller signs with each of its own.
  return signatures.slice(0, 4).some((signature) => {
    const given = /^v1=([0-9a-f]{64})$/.exec(signature)?.[1];
    return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), wanted);
  });
}
