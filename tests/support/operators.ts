import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@kozyr/contracts/operator/roles';
import { operators } from '../../platform/src/db/schema/operators';
import { hashKey, makeKey } from '../../platform/src/services/identity/operators/keys';
import type { TestPlatform } from './platform';

export type TestOperator = { id: string; name: string; role: OperatorRole; headers: { authorization: string } };

/** An operator of a role, as though an admin had added them. */
export async function makeOperator(
  { ctx, clock }: TestPlatform,
  role: OperatorRole,
  addedBy: string | null = null,
): Promise<TestOperator> {
  const key = makeKey();
  const id = randomUUID();
  const name = `${role}-${id.slice(0, 8)}`;
  await ctx.db.insert(operators).values({ id, name, role, keyHash: hashKey(key), createdAt: clock.now, addedBy });
  return { id, name, role, headers: { authorization: `Operator ${key}` } };
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH'; query?: Record<string, string>; body?: object };

/** Calls the operator API as somebody. */
export function callAs(platform: TestPlatform, who: Pick<TestOperator, 'headers'>, url: string, call: Call = {}) {
  const { method = call.body ? 'POST' : 'GET', query, body } = call;
  return platform.app.inject({ method, url, headers: who.headers, query: query ?? {}, ...(body ? { body } : {}) });
}
