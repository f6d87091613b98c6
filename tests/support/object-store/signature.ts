import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '@kozyr/kit/same-secret';

/** A request as it came: its target is the path and query of the request line. */
export type SignedRequest = {
  method: string;
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** Why a request is refused, by S3's own names. */
export type Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch'
  | 'AuthorizationHeaderMalformed';

const SKEW_MS = 15 * 60_000;
const ALGORITHM = 'AWS4-HMAC-SHA256';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest(
  { method, target, headers }: SignedRequest,
  signed: readonly string[],
  digest: string,
): string {
  const [path = '', search = ''] = target.split('?', 2);
  const query = [...new URLSearchParams(search)].map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
  return [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.sort().join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signed.join(';'),
    digest,
  ].join('\n');
}

/** `20261129T021500Z` as milliseconds. */
const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request by AWS Signature Version 4, from the specification and not by the client's own code: key, region, time, each signed
 * header, and the digest of its body.
 * @returns null when all of it is right
 */
export function refusalOf(
  request: SignedRequest,
  keys: { accessKeyId: string; secretAccessKey: string; region: string },
  now: number,
): Refusal | null {
  const authorization = String(request.headers.authorization ?? '');
  const [, id, day = '', region = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const stamp = String(request.headers['x-amz-date'] ?? '');
  if (!(Math.abs(timeOf(stamp) - now) < SKEW_MS) || !stamp.startsWith(day)) return 'RequestTimeTooSkewed';
  const signed = signedHeaders.split(';');
  const mustBe = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBe.every((name) => signed.includes(name))) return 'AccessDenied';
  const digest = String(request.headers['x-amz-content-sha256'] ?? '');
  if (digest !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, stamp, scope, sha256(canonicalRequest(request, signed, digest))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, day));
  return isSameSecret(signature, hmac(key, text).toString('hex')) ? null : 'SignatureDoesNotMatch';
}
