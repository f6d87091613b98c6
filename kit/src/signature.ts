import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  MAX_SIGNATURES,
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE_SECONDS,
  type SignedCall,
  signedHead,
} from '@kozyr/contracts/payment-gateway';
import type { Secrets } from './exchanged-secrets';

type Signed = SignedCall & { body: string | Buffer };
const digest = (secret: string, stamp: string, call: Signed) =>
  createHmac('sha256', secret).update(signedHead(stamp, call)).update(call.body).digest();

const HEADER = new RegExp(`^t=(\\d{1,12})((?:,v1=[0-9a-f]{64}){1,${MAX_SIGNATURES}})$`);

/** The X-Signature of a call, as contracts/payment-gateway.ts has it, by each of the secrets; body is empty for GET. */
export function sign(secrets: Secrets, call: Signed, now: Date): string {
  const stamp = Math.floor(now.getTime() / 1000).toString();
  const parts = [secrets].flat().map((secret) => `v1=${digest(secret, stamp, call).toString('hex')}`);
  return [`t=${stamp}`, ...parts].join(',');
}

/** Whether the header has this very call's signature by one of these secrets, made within the tolerance around now. */
export function isSigned(secrets: Secrets, call: Signed, header: string | undefined, now: Date): boolean {
  const [, stamp, parts] = HEADER.exec(header ?? '') ?? [];
  if (stamp === undefined || parts === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(stamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const given = parts
    .split(',v1=')
    .slice(1)
    .map((hex) => Buffer.from(hex, 'hex'));
  return [secrets].flat().some((secret) => {
    const right = digest(secret, stamp, call);
    return given.some((one) => timingSafeEqual(one, right));
  });
}

/** The path a request came to, as it was sent, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** The X-Signature of a request; undefined when it has none, or several. */
export function signatureIn(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const header = headers[SIGNATURE_HEADER];
  return typeof header === 'string' ? header : undefined;
}
