import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { refusalOf } from './signature';

/** Fewer than there are pictures, so that every listing has several pages. */
const PAGE = 5;
const KEYS = { accessKeyId: 'test-access-key', secretAccessKey: 'test-secret-access-key', region: 'test-region-1' };
const KEPT_HEADERS = /^(?:content-type|x-amz-meta-.+)$/;

type Kept = { headers: Record<string, string>; size: number; etag: string };
type Answer = { status: number; headers?: Record<string, string | number>; body?: string | Buffer };
type Asked = { method: string; key: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Buffer };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const refused = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>test</Message></Error>`,
});

/** The objects of one bucket: each a file of bytes, and one of what was said with them. */
function objectsIn(folder: string) {
  const at = (key: string, ending: 'bytes' | 'json') => path.join(folder, `${encodeURIComponent(key)}.${ending}`);
  const about = (key: string): Kept | null =>
    existsSync(at(key, 'json')) ? JSON.parse(readFileSync(at(key, 'json'), 'utf8')) : null;
  return {
    about,
    bytes: (key: string) => readFileSync(at(key, 'bytes')),
    keys: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => decodeURIComponent(name.slice(0, -'.json'.length)))
        .toSorted(),
    put: (key: string, body: Buffer, headers: Record<string, string>) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      writeFileSync(at(key, 'bytes'), body);
      writeFileSync(at(key, 'json'), JSON.stringify({ headers, size: body.length, etag } satisfies Kept));
      return etag;
    },
    remove: (key: string) => {
      for (const ending of ['bytes', 'json'] as const) rmSync(at(key, ending), { force: true });
    },
  };
}
type Objects = ReturnType<typeof objectsIn>;

function listed(objects: Objects, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = objects.keys().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, PAGE);
  const entries = page.map((key) => {
    const { size, etag } = objects.about(key) ?? { size: 0, etag: '' };
    return `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size><ETag>${escaped(etag)}</ETag></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`,
  };
}

function readOf(objects: Objects, { key, headers }: Asked): Answer {
  const kept = objects.about(key);
  if (!kept) return refused(404, 'NoSuchKey');
  const whole = objects.bytes(key);
  const said = { ...kept.headers, etag: kept.etag, server: 'a store' };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(String(headers.range ?? '')) ?? [];
  if (from === '' && to === '') return { status: 200, headers: { ...said, 'content-length': kept.size }, body: whole };
  const start = from === '' ? Math.max(0, kept.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? kept.size - 1 : Math.min(Number(to), kept.size - 1);
  if (start >= kept.size) return refused(416, 'InvalidRange');
  const part = { 'content-range': `bytes ${start}-${end}/${kept.size}`, 'content-length': end - start + 1 };
  return { status: 206, headers: { ...said, ...part }, body: whole.subarray(start, end + 1) };
}

function answerTo(objects: Objects, asked: Asked): Answer {
  const { method, key, query, headers, body } = asked;
  if (key === '') {
    if (method === 'HEAD') return { status: 200 };
    return method === 'GET' && query.get('list-type') === '2' ? listed(objects, query) : refused(501, 'NotImplemented');
  }
  switch (method) {
    case 'GET':
    case 'HEAD':
      return readOf(objects, asked);
    case 'PUT': {
      const kept = Object.entries(headers).filter(([name]) => KEPT_HEADERS.test(name));
      const etag = objects.put(key, body, Object.fromEntries(kept.map(([name, value]) => [name, String(value)])));
      return { status: 200, headers: { etag } };
    }
    case 'DELETE':
      objects.remove(key);
      return { status: 204 };
    default:
      return refused(405, 'MethodNotAllowed');
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A store that speaks as much of S3 as pictures need, with objects on disk: it takes a call only when its signature is right by the
 * specification (signature.ts). It can go away and come back on the same address.
 */
export async function startObjectStore(bucket = 'pictures') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kozyr-objects-'));
  mkdirSync(path.join(folder, bucket));
  const objects = objectsIn(path.join(folder, bucket));
  /** Codes of refused calls, newest last. */
  const refusals: string[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const target = request.url ?? '/';
    const body = await bodyOf(request);
    const method = request.method ?? '';
    const refusal = refusalOf({ method, target, headers: request.headers, body }, KEYS, Date.now());
    if (refusal) {
      refusals.push(refusal);
      return refused(refusal === 'AuthorizationHeaderMalformed' ? 400 : 403, refusal);
    }
    const [where = '', search = ''] = target.split('?', 2);
    const [, named = '', ...rest] = where.split('/').map(decodeURIComponent);
    if (named !== bucket) return refused(404, 'NoSuchBucket');
    const query = new URLSearchParams(search);
    return answerTo(objects, { method, key: rest.join('/'), query, headers: request.headers, body });
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request)
      .catch((error: unknown): Answer => refused(500, String(error)))
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
      });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the store has no port');
  return {
    /** Settings by which a content service keeps its pictures here. */
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${bound.port}`,
      S3_BUCKET: bucket,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    refusals,
    goAway,
    comeBack: () => listen(bound.port),
    stop: async () => {
      if (server.listening) await goAway();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
