import { createHash } from 'node:crypto';
import type { ApiError, ErrorCode } from '@kozyr/contracts/errors';
import { CodedError } from '@kozyr/kit/coded-error';
import * as z from 'zod/mini';

/** Readers ask again each time and get 304; how long they keep an answer is theirs to say (spec §7: 600 s). */
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

/** An error with a code of the contract: a reader throws it, and one place turns it into the answer. */
export class ContentError extends CodedError<AnswerError> {
  constructor(
    code: AnswerError,
    message: string,
    readonly fields?: ApiError['fields'],
  ) {
    super(code, message);
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
export function errorAnswer(error: ContentError): Response {
  const { code: errorCode, message, fields } = error;
  return Response.json(fields ? { errorCode, message, fields } : { errorCode, message }, {
    status: STATUS[errorCode],
    headers: { 'cache-control': PRIVATE },
  });
}
