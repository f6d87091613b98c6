import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOneOf, type Secrets } from '@kozyr/kit/exchanged-secrets';
import * as z from 'zod/mini';
import { sendError } from '../answers/send-error';
import { readWhole } from '../proxy/upstream';

const PURGE_LIMIT = 64 * 1024;
const purgeSchema = z.object({
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(256))).check(z.maxLength(1000))),
});

/**
 * POST /_edge/purge with `Authorization: Bearer <REVALIDATE_SECRET>` and {"tags": ["…"]}, or {} for everything.
 * Answers {"purged": n}: the entries that will be asked for anew before they serve again.
 */
export async function purge(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, purgeAll }: { secret: Secrets; purgeAll: (tags: readonly string[] | undefined) => number },
): Promise<void> {
  if (request.method !== 'POST') {
    return sendError(request, response, { status: 405, errorCode: 'BAD_REQUEST', message: 'Use POST.', closes: true });
  }
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (given === undefined || !isOneOf(given, secret)) {
    return sendError(request, response, {
      status: 401,
      errorCode: 'UNAUTHORIZED',
      message: 'A bearer secret is required.',
      closes: true,
    });
  }
  const parsed = purgeSchema.safeParse(await readJson(request));
  if (!parsed.success) {
    return sendError(request, response, {
      status: 400,
      errorCode: 'VALIDATION_ERROR',
      message: 'Expected {"tags": ["…"]} or {}.',
      closes: true,
    });
  }
  answerJson(response, 200, { purged: purgeAll(parsed.data.tags) });
}

/** An absent body means {}. undefined = not JSON, too large, or cut. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    const text = (await readWhole(request, PURGE_LIMIT)).toString('utf8');
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(text.length),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
  ]);
  response.end(text);
}
