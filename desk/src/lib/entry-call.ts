import type { DeskEndpoint } from '@kozyr/contracts/endpoint';
import { signedInSchema } from '@kozyr/contracts/operator/sign-in';
import * as z from 'zod/mini';
import { exchange } from './call';

/** The end of a sign-in as the page sees it: the session itself stays in a cookie. */
export const enteredSchema = z.pick(signedInSchema, { operator: true, recovery_codes: true });
export type Entered = z.infer<typeof enteredSchema>;

/** One step of a sign-in by way of the desk's server, its answer read by a schema. @throws CallError */
export async function entryCall<Schema extends z.ZodMiniType>(
  endpoint: DeskEndpoint,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { answer } = await exchange(`/api/entry${endpoint.path}`, { method: endpoint.method, body });
  return z.parse(schema, answer);
}
