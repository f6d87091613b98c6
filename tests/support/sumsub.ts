import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const SUMSUB = {
  SUMSUB_APP_TOKEN: 'sbx:test-app-token-0123456789',
  SUMSUB_SECRET_KEY: 'test-sumsub-secret-key-0123456789',
  SUMSUB_WEBHOOK_SECRET: 'test-sumsub-webhook-secret-0123456789',
};

type Applicant = {
  id: string;
  externalUserId: string;
  level: string;
  dob: string;
  documents: string[];
  status: object;
};

/** A verifier on a port of its own that speaks the protocol: it checks signatures as it would, keeps applicants, and decides when told. */
export async function startSumsub(port: number) {
  const applicants = new Map<string, Applicant>();
  const trouble: { status: number | 'silent' | null; path: RegExp } = { status: null, path: /./ };
  const refused: string[] = [];
  let readDob: string | null = null;

  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  const isSigned = ({ headers, method, url }: IncomingMessage, body: Buffer) => {
    const right = createHmac('sha256', SUMSUB.SUMSUB_SECRET_KEY)
      .update(`${headers['x-app-access-ts']}${method}${url}`)
      .update(body)
      .digest('hex');
    return headers['x-app-access-sig'] === right && headers['x-app-token'] === SUMSUB.SUMSUB_APP_TOKEN;
  };
  const create = (url: URL, body: Buffer): [number, object] => {
    const { externalUserId, fixedInfo } = JSON.parse(body.toString());
    if ([...applicants.values()].some((known) => known.externalUserId === externalUserId)) return [409, { code: 409 }];
    const id = `applicant${applicants.size + 1}`;
    const level = url.searchParams.get('levelName') ?? '';
    applicants.set(id, {
      id,
      externalUserId,
      level,
      dob: fixedInfo.dob,
      documents: [],
      status: { reviewStatus: 'init' },
    });
    return [201, { id, externalUserId }];
  };
  const answer = (request: IncomingMessage, body: Buffer): [number, object] => {
    const url = new URL(request.url ?? '', 'http://sumsub');
    if (request.method === 'POST' && url.pathname === '/resources/applicants') return create(url, body);
    const named = /^\/resources\/applicants\/-;externalUserId=([^/]+)\/one$/.exec(url.pathname)?.[1];
    const [, id = '', rest] = /^\/resources\/applicants\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
    const found = named ? [...applicants.values()].find((one) => one.externalUserId === named) : applicants.get(id);
    if (!found) return [404, { code: 404 }];
    if (rest === 'info/idDoc') {
      const metadata = JSON.parse(/name="metadata"\r\n\r\n(\{.*?\})\r\n/.exec(body.toString('latin1'))?.[1] ?? '{}');
      const isJpeg = body.includes(Buffer.from([0xff, 0xd8, 0xff]));
      found.documents.push([metadata.idDocType, metadata.idDocSubType ?? '-', metadata.country, isJpeg].join(' '));
      return [200, metadata];
    }
    if (rest === 'status/pending') {
      found.status = { reviewStatus: 'pending' };
      return [200, { ok: 1 }];
    }
    if (rest === 'status') return [200, found.status];
    return [200, { id: found.id, info: { dob: readDob ?? found.dob } }];
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    if (trouble.status === 'silent' && trouble.path.test(request.url ?? '')) return;
    const send = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (trouble.status !== null && trouble.path.test(request.url ?? '')) return send(Number(trouble.status), {});
    if (!isSigned(request, body)) {
      refused.push(request.url ?? '');
      return send(401, { code: 401 });
    }
    return send(...answer(request, body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    applicants,
    refused,
    /** What it answers to calls of a path from now on instead; null: as it should. */
    fail: (status: number | 'silent' | null, path = /./) => Object.assign(trouble, { status, path }),
    /** What it read as the day of birth in documents from now on; null: what was said. */
    reads: (dob: string | null) => {
      readDob = dob;
    },
    decide: (id: string, reviewAnswer: 'GREEN' | 'RED', rejectLabels: string[] = []) => {
      const known = applicants.get(id);
      if (known) known.status = { reviewStatus: 'completed', reviewResult: { reviewAnswer, rejectLabels } };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type TestSumsub = Awaited<ReturnType<typeof startSumsub>>;

/** A webhook as it signs one. */
export function signedEvent(
  event: object,
  secret = SUMSUB.SUMSUB_WEBHOOK_SECRET,
  algorithm: 'sha256' | 'sha512' | 'sha1' = 'sha256',
) {
  const payload = JSON.stringify(event);
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest-alg': `HMAC_${algorithm.toUpperCase()}_HEX`,
      'x-payload-digest': createHmac(algorithm, secret).update(payload).digest('hex'),
    },
  };
}
