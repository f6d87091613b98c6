import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { withDeadline } from '@kozyr/contracts/deadline';
import { refusedBy, unreachable } from './bucket-error';
import { readListing } from './bucket-listing';
import type { BucketSettings } from './env';
import { isPlainName, type KeptPicture, type PictureStore } from './picture-store';

/** Pictures share a bucket with whatever else an operator keeps there. */
const PREFIX = 'media/';
/** With each object its SHA-256: what is in it is known without reading it. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
const ANSWER_MS = 5_000;
const WRITE_MS = 60_000;
const READ_MS = 60_000;
const TRIES = 3;
const REST_MS = 100;
/** Problems that may be gone at the next try. */
const PASSING: ReadonlySet<string> = new Set(['BUCKET_UNREACHABLE', 'BUCKET_FAILED']);

/** A bucket of S3-compatible storage. Whatever it throws is a BucketError. */
export type Bucket = PictureStore & {
  /**
   * The answer to a visitor: 200, 206 or 416, its body unread; null when there is no such picture.
   * @param range of bytes, as the header Range has it
   */
  open: (name: string, range: string | undefined) => Promise<Response | null>;
  /** Bytes of a picture; null when there is none of this name. */
  size: (name: string) => Promise<number | null>;
  /** A picture that is not there is removed, too. */
  remove: (name: string) => Promise<void>;
  /** Asks whether it is there and the key is taken. @param withinMs how long it may take */
  probe: (withinMs: number) => Promise<void>;
};

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Null: the bucket itself. */
  name: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  withinMs?: number;
  /** Answers that are none of its failures. */
  expected: readonly number[];
};

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Addresses in the bucket: http://host/bucket/media/a.webp, or http://bucket.host/media/a.webp. */
export function addressesIn({
  endpoint,
  bucket,
  pathStyle,
}: Pick<BucketSettings, 'endpoint' | 'bucket' | 'pathStyle'>) {
  const base = new URL(endpoint);
  if (!pathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const root = `${base.origin}${base.pathname.replace(/\/+$/, '')}${pathStyle ? `/${encoded(bucket)}` : ''}`;
  return (name: string | null, query: Record<string, string> = {}): string => {
    if (name !== null && !isPlainName(name)) throw new Error(`"${name}" is no name of a picture`);
    const search = Object.entries(query).map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
    return `${root}/${name === null ? '' : PREFIX + encoded(name)}${search.length > 0 ? `?${search.join('&')}` : ''}`;
  };
}

/** Asks by signed calls (AWS Signature Version 4), a few times while the bucket is busy, within one time for all tries. */
function caller(settings: BucketSettings, label: string, answerMs: number) {
  const addressOf = addressesIn(settings);
  const { accessKeyId, secretAccessKey, region } = settings;
  const keys = new Map<string, ArrayBuffer>();

  async function signed(url: string, { method, headers, body }: Call) {
    const { AwsV4Signer } = await import('aws4fetch');
    const signer = new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: keys,
    });
    const request = await signer.sign();
    // After the signature: a proxy on the way may change it.
    request.headers.set('accept-encoding', 'identity');
    return request;
  }

  return async function call<T>(wanted: Call, take: (response: Response) => Promise<T>): Promise<T> {
    const { method, body, withinMs = answerMs, expected } = wanted;
    const address = addressOf(wanted.name, wanted.query);
    return withDeadline(withinMs, async (signal) => {
      const askOnce = async (): Promise<Response> => {
        const { url, headers } = await signed(address, wanted);
        const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...(body ? { body } : {}) });
        if (expected.includes(response.status)) return response;
        throw refusedBy(label, response.status, (await response.text()).slice(0, 4_000));
      };
      for (let tries = 1; ; tries += 1) {
        const answer = await askOnce().catch((error: unknown) => unreachable(label, error));
        if (answer instanceof Response) return take(answer);
        if (tries === TRIES || signal.aborted || !PASSING.has(answer.code)) throw answer;
        await rest(REST_MS * 2 ** tries, undefined, { signal });
      }
    }).catch((error: unknown) => {
      throw unreachable(label, error);
    });
  };
}

/** Null for a picture that is not there; a bucket that is not there is none of that. */
async function unlessGone<T>(label: string, response: Response, take: () => Promise<T>): Promise<T | null> {
  if (response.status !== 404) return take();
  const body = await response.text();
  if (body.includes('NoSuchBucket')) throw refusedBy(label, 404, body);
  return null;
}

/**
 * @param settings where it is and by which key; nothing is asked before it is used
 * @param answerMs how long a call that carries no picture may take: nobody waits longer than that for a page
 */
export function openBucket(settings: BucketSettings, answerMs = ANSWER_MS): Bucket {
  const label = `The bucket ${settings.bucket} at ${settings.endpoint}`;
  const call = caller(settings, label, answerMs);
  const head = (name: string) =>
    call({ method: 'HEAD', name, expected: [200, 404] }, async ({ status, headers }) =>
      status === 404 ? null : headers,
    );

  const read = (name: string) =>
    call({ method: 'GET', name, withinMs: READ_MS, expected: [200, 404] }, (response) =>
      unlessGone(label, response, async () => Buffer.from(await response.arrayBuffer())),
    );

  async function list(): Promise<KeptPicture[]> {
    const all: KeptPicture[] = [];
    let after: string | undefined;
    do {
      const query = { 'list-type': '2', prefix: PREFIX, ...(after ? { 'continuation-token': after } : {}) };
      const page = await call({ method: 'GET', name: null, query, expected: [200] }, (response) => response.text());
      const { found, next } = readListing(page, PREFIX);
      all.push(...found.filter(({ name }) => isPlainName(name)));
      after = next;
    } while (after !== undefined);
    return all;
  }

  return {
    label,
    list,
    read,
    has: async (name) => (await head(name)) !== null,
    size: async (name) => {
      const found = await head(name);
      return found && Number(found.get('content-length'));
    },
    digest: async (name) => {
      const found = await head(name);
      const said = found?.get(DIGEST_HEADER);
      if (found === null || said) return said ?? null;
      const data = await read(name);
      return data && sha256(data);
    },
    open: (name, range) =>
      call({ method: 'GET', name, headers: range ? { range } : {}, expected: [200, 206, 404, 416] }, (response) =>
        unlessGone(label, response, async () => response),
      ),
    write: async (name, data, type) => {
      const headers = { 'content-type': type, [DIGEST_HEADER]: sha256(data) };
      await call({ method: 'PUT', name, headers, body: data, withinMs: WRITE_MS, expected: [200] }, drained);
    },
    remove: (name) => call({ method: 'DELETE', name, expected: [200, 204, 404] }, drained),
    probe: (withinMs) => call({ method: 'HEAD', name: null, withinMs, expected: [200] }, drained),
  };
}

/** Reads an answer of which nothing is needed, so that its connection is free again. */
async function drained(response: Response): Promise<void> {
  await response.arrayBuffer();
}
