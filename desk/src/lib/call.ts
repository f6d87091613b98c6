import { withDeadline } from '@kozyr/contracts/deadline';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { type ApiError, errorSchema } from '@kozyr/contracts/errors';
import { DESK_QUIET_HEADER } from '@kozyr/contracts/operator/desk-service';
import * as z from 'zod/mini';
import { isAway } from './presence';

type Part = 'params' | 'query' | 'body';
/** What a call takes: the parts its contract declares. */
export type InputOf<E extends OperatorEndpoint> = {
  [P in Part as E[P] extends z.ZodMiniType ? P : never]: E[P] extends z.ZodMiniType ? z.input<E[P]> : never;
};
/** What a call answers when it was not refused. */
export type AnswerOf<E extends OperatorEndpoint> = {
  [S in keyof E['responses']]: E['responses'][S] extends z.ZodMiniType ? z.output<E['responses'][S]> : null;
}[keyof E['responses']];

/** The platform understood and said no, or nobody answered (code SERVICE_UNAVAILABLE). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly error: ApiError,
  ) {
    super(error.message);
  }
}

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

const unreachable = (message: string) => new CallError(503, { errorCode: 'SERVICE_UNAVAILABLE', message });

/** The address of a call at the desk's own server. */
export function addressOf(endpoint: OperatorEndpoint, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(z.parse(z.record(z.string(), z.string()), params ?? {})));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(z.parse(z.record(z.string(), z.unknown()), query ?? {})))
    if (value !== undefined && value !== '') asked.set(name, String(value));
  return `/api/call${path}${asked.size > 0 ? `?${asked}` : ''}`;
}

/** One exchange with the desk's server. @throws CallError */
export async function exchange(
  url: string,
  { method, body }: { method: string; body?: unknown },
): Promise<{ status: number; answer: unknown }> {
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, {
      method,
      // Nobody else's page can send this header, which the desk's server asks for.
      headers: {
        'x-desk': '1',
        ...(isAway() ? { [DESK_QUIET_HEADER]: '1' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { status: response.status, answer };
    const refusal = z.safeParse(errorSchema, answer);
    throw refusal.success ? new CallError(response.status, refusal.data) : unreachable(`Status ${response.status}`);
  }).catch((error: unknown) => {
    if (error instanceof CallError) throw error;
    throw unreachable(error instanceof Error ? error.message : String(error));
  });
}

/** What has to be done before a refused call is tried once more; answers whether it was. */
type Remedy = (error: CallError) => Promise<boolean>;
let remedy: Remedy = async () => false;

/** Names what is asked before a refused call is repeated: the second factor, see screens/step-up. Answers how to take it back. */
export function setRemedy(asked: Remedy): () => void {
  remedy = asked;
  return () => {
    remedy = async () => false;
  };
}

/** Does what calls the platform, and once more where the reason of its refusal could be removed. @throws CallError */
export async function withRemedy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && (await remedy(error))) return work();
    throw error;
  }
}

/** What was answered, as the call's contract has it. @throws CallError for anything else */
function parseAnswer<const E extends OperatorEndpoint>(endpoint: E, status: number, answer: unknown): AnswerOf<E> {
  const schema = endpoint.responses[status];
  const parsed = z.safeParse(schema === null ? z.null() : (schema ?? z.never()), answer);
  if (!parsed.success) throw unreachable(`The answer to ${endpoint.method} ${endpoint.path} is not what it should be.`);
  return parsed.data as AnswerOf<E>;
}

/**
 * Calls the operator API by way of the desk's server, which holds the session.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function call<const E extends OperatorEndpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const { params, query, body }: Partial<Record<Part, unknown>> = input;
  const { status, answer } = await withRemedy(() =>
    exchange(addressOf(endpoint, params, query), { method: endpoint.method, body }),
  );
  return parseAnswer(endpoint, status, answer);
}
