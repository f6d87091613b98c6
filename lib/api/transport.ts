import type { Endpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import { CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import type * as z from 'zod/mini';
import { ApiError } from './api-error';
import { currentApiBase } from './base';
import { visitorHeader } from './visitor-id';

type Input<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? Record<never, never> extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> }
  : { [Key in Name]?: undefined };

/** What a call to an endpoint is given: its path parameters, query and body as the contract says, and a signal to cancel it. */
export type CallInput<E extends Endpoint> = Input<'params', E['params']> &
  Input<'query', E['query']> &
  Input<'body', E['body']> & { signal?: AbortSignal };

/** What it answers: the body of whichever success status came; undefined where that has none. */
export type CallAnswer<E extends Endpoint> = {
  [Status in keyof E['responses']]: E['responses'][Status] extends z.ZodMiniType
    ? z.output<E['responses'][Status]>
    : undefined;
}[keyof E['responses']];

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal | undefined };

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The path with its {parameters} and query filled in; undefined values are left out. */
export function addressOf(path: string, { params, query }: LooseInput): string {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** What a call brings to be let in by: a token, and work where it was asked for. */
type Proofs = { accessToken: string | null; challengeAnswer?: string | undefined };

function headersFor(endpoint: Endpoint, { accessToken, challengeAnswer }: Proofs): Record<string, string> {
  return {
    // Messages that the call sends are in the language of the page (not of the browser).
    'accept-language': document.documentElement.lang,
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    ...(challengeAnswer === undefined ? {} : { [CHALLENGE_HEADER]: challengeAnswer }),
    ...(endpoint.auth === 'refresh' ? { 'x-requested-with': 'kozyr' } : {}),
    ...visitorHeader(),
  };
}

function parseAnswer<E extends Endpoint>(endpoint: E, status: number, data: unknown): CallAnswer<E> {
  const schema = endpoint.responses[status];
  if (schema === null) return undefined as CallAnswer<E>;
  const parsed = schema?.safeParse(data);
  if (parsed?.success) return parsed.data as CallAnswer<E>;
  const reason = parsed ? parsed.error.message : 'the status is not one of its own';
  throw new ApiError('INTERNAL_SERVER_ERROR', `${endpoint.path} answered ${status} off the contract: ${reason}`, {
    status,
  });
}

function apiErrorOf(status: number, data: unknown): ApiError {
  const parsed = errorSchema.safeParse(data);
  if (!parsed.success) {
    const code =
      status === 429 ? 'TOO_MANY_REQUESTS' : status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
    return new ApiError(code, `The server answered ${status} without the error object.`, { status });
  }
  const { errorCode, message, fields, details } = parsed.data;
  return new ApiError(errorCode, message, { status, fields, details });
}

/** A file that a call's body is, as its bytes; `onProgress` hears how much of it has left, 0 to 100. */
export type SentFile = { file: Blob; onProgress: (percent: number) => void };

type Wanted = 'json' | 'blob';
const TIMEOUT_MS: Record<Wanted, number> = { json: 15_000, blob: 120_000 };

async function exchange(endpoint: Endpoint, input: LooseInput, proofs: Proofs, wanted: Wanted, sent?: SentFile) {
  const { params, query, body, signal } = input;
  // Loaded with the first call: a page that only shows what is public does without it.
  const { default: axios } = await import('axios');
  return axios
    .request<unknown>({
      method: endpoint.method,
      url: currentApiBase() + addressOf(endpoint.path, { params, query }),
      headers: {
        ...headersFor(endpoint, proofs),
        ...(sent ? { 'content-type': sent.file.type || 'application/octet-stream' } : {}),
      },
      withCredentials: true,
      timeout: TIMEOUT_MS[sent ? 'blob' : wanted],
      responseType: wanted,
      validateStatus: () => true,
      ...(body === undefined ? {} : { data: body }),
      ...(sent
        ? {
            data: sent.file,
            onUploadProgress: ({ progress }) => sent.onProgress(Math.round((progress ?? 0) * 100)),
          }
        : {}),
      ...(signal ? { signal } : {}),
    })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError('NETWORK', error instanceof Error ? error.message : 'No answer.');
    });
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Sends one call. The access token is the caller's business: see call.ts, which everybody else uses.
 * @throws ApiError for every answer that is no success, for one off the contract, and (NETWORK) for none.
 */
export async function send<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  accessToken: string | null,
  challengeAnswer?: string,
): Promise<CallAnswer<E>> {
  const answer = await exchange(endpoint, input, { accessToken, challengeAnswer }, 'json');
  if (isSuccess(answer.status)) return parseAnswer(endpoint, answer.status, answer.data);
  throw apiErrorOf(answer.status, answer.data);
}

/**
 * Sends one call whose body is a file, byte for byte.
 * @throws ApiError as send() does.
 */
export async function sendOfFile<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  accessToken: string | null,
  sent: SentFile,
): Promise<CallAnswer<E>> {
  const answer = await exchange(endpoint, input, { accessToken }, 'json', sent);
  if (isSuccess(answer.status)) return parseAnswer(endpoint, answer.status, answer.data);
  throw apiErrorOf(answer.status, answer.data);
}

/**
 * Sends one call whose success is a file, answered byte for byte: read as a text it would lose its byte order mark.
 * @throws ApiError as send() does.
 */
export async function sendForFile<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  accessToken: string | null,
): Promise<Blob> {
  const { status, data } = await exchange(endpoint, input, { accessToken }, 'blob');
  if (!(data instanceof Blob)) throw new ApiError('NETWORK', 'The answer is no file.', { status });
  if (isSuccess(status)) return data;
  throw apiErrorOf(status, await parsedJson(data));
}

async function parsedJson(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text());
  } catch {
    return null;
  }
}
