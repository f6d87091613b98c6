import { APIError, type PayloadRequest } from 'payload';
import type * as z from 'zod/mini';

/** Refuses in the form the admin reads: {errors: [{message}]}. */
export function refuseEditor(status: number, message: string): never {
  throw new APIError(message, status, null, true);
}

/** The body of an editor's call. @throws APIError 401 for strangers, 400 when it is not of the schema. */
export async function bodyOf<Schema extends z.ZodMiniType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!req.user) refuseEditor(401, 'Sign in first.');
  const body: unknown = await req.json?.().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuseEditor(400, `${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'is not understood'}`);
}

/** The number in the address. @throws APIError 404 when there is none. */
export function idFrom(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  return Number.isSafeInteger(id) && id > 0 ? id : refuseEditor(404, 'There is no such document.');
}
