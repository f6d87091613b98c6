import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { type ApiError, errorSchema } from '@kozyr/contracts/errors';
import * as z from 'zod/mini';
import type { PlatformAccess } from './env';

type Part = 'params' | 'query' | 'body';
type InputOf<E extends OperatorEndpoint> = {
  [P in Part as E[P] extends z.ZodMiniType ? P : never]: E[P] extends z.ZodMiniType ? z.input<E[P]> : never;
};
type AnswerOf<E extends OperatorEndpoint> = {
  [S in keyof E['responses']]: E['responses'][S] extends z.ZodMiniType ? z.output<E['responses'][S]> : null;
}[keyof E['responses']];

/** The platform understood and said no. */
export class ApiCallError extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/** The platform did not answer, or somebody else did. */
export class PlatformUnreachable extends Error {}

const TIMEOUT_MS = 60_000;

function addressOf(access: PlatformAccess, endpoint: OperatorEndpoint, params: unknown, query: unknown): URL {
  const values = new Map(Object.entries(z.parse(z.record(z.string(), z.string()), params ?? {})));
  const url = new URL(
    endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')),
    access.url,
  );
  for (const [name, value] of Object.entries(z.parse(z.record(z.string(), z.unknown()), query ?? {})))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

/** What the contract says this status answers. @throws PlatformUnreachable for anything else */
function parseAnswer<E extends OperatorEndpoint>(endpoint: E, status: number, answer: unknown): AnswerOf<E> {
  const schema = endpoint.responses[status];
  const parsed = z.safeParse(schema === null ? z.null() : (schema ?? z.never()), answer);
  if (!parsed.success)
    throw new PlatformUnreachable(
      `The answer to ${endpoint.method} ${endpoint.path} (${status}) is not what it should be.`,
    );
  return parsed.data as AnswerOf<E>;
}

/** One exchange with the platform, its answer read as `read` does. @throws PlatformUnreachable */
async function exchange<const E extends OperatorEndpoint, T>(
  access: PlatformAccess,
  endpoint: E,
  input: InputOf<E>,
  read: (response: Response) => Promise<T>,
): Promise<{ status: number; answer: T }> {
  const { params, query, body }: Partial<Record<Part, unknown>> = input;
  const url = addressOf(access, endpoint, params, query);
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await fetch(url, {
        method: endpoint.method,
        headers: {
          ...PLAIN_BODY,
          authorization: `Operator ${access.key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal,
      });
      return { status: response.status, answer: await read(response) };
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new PlatformUnreachable(`The platform does not answer at ${access.url} (${cause}). Set PLATFORM_URL?`);
  }
}

/** @throws ApiCallError for what the contract calls a refusal */
function refuse(status: number, answer: unknown): void {
  if (status < 400) return;
  const refusal = z.safeParse(errorSchema, answer);
  if (refusal.success) throw new ApiCallError(refusal.data);
}

/** Calls the operator API. @throws ApiCallError, PlatformUnreachable */
export async function call<const E extends OperatorEndpoint>(
  access: PlatformAccess,
  endpoint: E,
  input: InputOf<E>,
): Promise<AnswerOf<E>> {
  const { status, answer } = await exchange<E, unknown>(access, endpoint, input, async (response) =>
    response.status === 204 ? null : response.json(),
  );
  refuse(status, answer);
  return parseAnswer(endpoint, status, answer);
}

/** Calls the operator API for a file, byte for byte as it came. @throws ApiCallError, PlatformUnreachable */
export async function callForFile<const E extends OperatorEndpoint>(
  access: PlatformAccess,
  endpoint: E,
  input: InputOf<E>,
): Promise<Buffer> {
  const { status, answer } = await exchange<E, unknown>(access, endpoint, input, async (response) =>
    response.ok ? Buffer.from(await response.arrayBuffer()) : response.json(),
  );
  refuse(status, answer);
  if (!Buffer.isBuffer(answer))
    throw new PlatformUnreachable(`The answer to ${endpoint.method} ${endpoint.path} (${status}) is no file.`);
  return answer;
}
