import { createHmac, randomBytes } from 'node:crypto';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { VerifierRefused, VerifierUnavailable } from './port';

const TIMEOUT_MS = 15_000;

export type SumsubAccess = {
  /** Where it is, without a last slash. */
  api: string;
  appToken: string;
  secretKey: string;
  now: () => Date;
  /** Longest wait for an answer, ms. */
  timeout?: number;
};

export type SumsubCall = { method: 'GET' | 'POST'; path: string; body?: Buffer; contentType?: string };

/** The headers of a signed call: HMAC-SHA256 over seconds, method, path with query, and body, in hex. */
export function signedHeaders(
  { appToken, secretKey, now }: Pick<SumsubAccess, 'appToken' | 'secretKey' | 'now'>,
  { method, path, body }: SumsubCall,
): Record<string, string> {
  const stamp = Math.floor(now().getTime() / 1000).toString();
  const signature = createHmac('sha256', secretKey).update(`${stamp}${method}${path}`);
  if (body) signature.update(body);
  return { 'x-app-token': appToken, 'x-app-access-ts': stamp, 'x-app-access-sig': signature.digest('hex') };
}

/** A form of a JSON part and a file, as bytes: what is signed is what is sent. */
export function formOf(metadata: object, file: { name: string; type: string; bytes: Buffer }) {
  const boundary = `kozyr-${randomBytes(16).toString('hex')}`;
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="metadata"')}\r\n${JSON.stringify(metadata)}\r\n`),
    Buffer.from(`${part(`name="content"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Statuses that say nothing of what was asked: of our credentials, of the moment, of too much at once. */
const PASSING = new Set([401, 403, 408, 425, 429]);

/**
 * One signed call. What is thrown names no player: it is logged.
 * @returns the answer's JSON; null for 404 and 409, which the caller knows the meaning of
 * @throws VerifierUnavailable, VerifierRefused
 */
export async function callSumsub(access: SumsubAccess, call: SumsubCall): Promise<{ status: number; answer: unknown }> {
  const { method, path, body, contentType } = call;
  const answered = await withDeadline(access.timeout ?? TIMEOUT_MS, async (signal) => {
    const response = await fetch(`${access.api}${path}`, {
      method,
      headers: {
        ...PLAIN_BODY,
        accept: 'application/json',
        ...signedHeaders(access, call),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal,
    });
    return { status: response.status, text: await response.text() };
  }).catch((error: unknown) => {
    throw new VerifierUnavailable(`The verifier did not answer a ${method}.`, { cause: error });
  });
  const { status, text } = answered;
  if (status === 404 || status === 409) return { status, answer: null };
  if (status >= 500 || PASSING.has(status))
    throw new VerifierUnavailable(`The verifier answered ${status} to a ${method}.`);
  if (status >= 400) throw new VerifierRefused(`The verifier answered ${status} to a ${method}.`);
  try {
    return { status, answer: JSON.parse(text) };
  } catch (error) {
    throw new VerifierUnavailable(`The verifier answered a ${method} without JSON.`, { cause: error });
  }
}
