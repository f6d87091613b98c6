import { withDeadline } from '@kozyr/contracts/deadline';
import { NotFound, type PayloadRequest } from 'payload';
import { ContentError, errorAnswer } from '../rest/answer';
import { PICTURE_TYPES } from '../rules/pictures';
import type { Bucket } from './bucket';
import { BucketError } from './bucket-error';
import type { BucketWatch } from './bucket-watch';
import { firstRange } from './byte-range';

/** How long a bucket may rest between two pieces of a picture. */
const PIECE_MS = 15_000;

/** Passes a body on, and ends it where its sender stops sending. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await withDeadline(PIECE_MS, () => reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Of what the bucket says of a picture what a visitor is told: nothing by which it would be known. */
function headersFrom(found: Response): Headers {
  const type = found.headers.get('content-type') ?? '';
  const headers = new Headers({
    'content-type': PICTURE_TYPES.has(type) ? type : 'application/octet-stream',
    'accept-ranges': 'bytes',
  });
  for (const name of ['content-length', 'content-range']) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * Answers for a picture as Payload does for one in a folder: 200, 206 of one range, 416, 404; and 503 while the bucket is away.
 * @param headersOf adds what every answer with a picture has
 */
export function servesFrom(bucket: Bucket, watch: BucketWatch, headersOf: (headers: Headers) => Headers) {
  async function serve(req: PayloadRequest, name: string): Promise<Response> {
    const range = firstRange(req.headers.get('range'));
    const found = range === null ? null : await bucket.open(name, range);
    if (found?.body && found.status !== 416)
      return new Response(bounded(found.body), { status: found.status, headers: headersOf(headersFrom(found)) });
    await found?.body?.cancel();
    const size = range === null || found ? await bucket.size(name) : null;
    if (size === null) throw new NotFound(req.t);
    return new Response(null, { status: 416, headers: headersOf(new Headers({ 'content-range': `bytes */${size}` })) });
  }
  return async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    try {
      return await watch.noticing(req.payload.logger, serve(req, params.filename));
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      return errorAnswer(new ContentError('SERVICE_UNAVAILABLE', 'Pictures can not be read at the moment'));
    }
  };
}
