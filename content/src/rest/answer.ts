import { createHash } from 'node:crypto';
import type { ApiError, ErrorCode } from '@kozyr/contracts/errors';
import * as z from 'zod/mini';

/** Readers ask again each time and are told 304; how long they keep an answer is theirs to say (spec §7: 600 s). */
const SHARED = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';

const STATUS = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;
type AnswerError = keyof typeof STATUS;

/** A refusal with a code of the contract; thrown by a reader, turned into the answer in one place. */
export class Refusal extends Error {
  constructor(
    readonly errorCode: AnswerError,
    message: string,
    readonly fields?: ApiError['fields'],
  ) {
    super(message);
  }
}

/** 200 with the value in the contract's shape and an ETag, or 304. A value off the contract is thrown as a fault. */
export function answer<Schema extends z.core.$ZodType>(
  request: { headers: Headers },
  schema: Schema,
  value: z.input<Schema>,
  options: { draft: boolean },
): Response {
  const body = JSON.stringify(z.parse(schema, value));
  if (options.draft)
    return new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': PRIVATE } });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': SHARED };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

/** The contract's error object with its status. */
export function refuse(refusal: Refusal): Response {
  const { errorCode, message, fields } = refusal;
  return Response.json(fields ? { errorCode, message, fields } : { errorCode, message }, {
    status: STATUS[errorCode],
    headers: { 'cache-control': PRIVATE },
  });
}
