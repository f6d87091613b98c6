import { randomUUID } from 'node:crypto';
import type { Rights } from '@kozyr/contracts/operator/permissions';
import type { OperatorRole } from '@kozyr/contracts/operator/roles';
import { operatorRoles } from '../../platform/src/db/schema/operator-roles';
import { operators } from '../../platform/src/db/schema/operators';
import { hashKey, makeKey } from '../../platform/src/services/identity/operators/keys';
import type { TestPlatform } from './platform';

export type TestOperator = { id: string; name: string; headers: { authorization: string } };

type Made<R> = TestOperator & { role: R };

async function insertOperator<R extends string>(
  { ctx, clock }: TestPlatform,
  role: R,
  addedBy: string | null,
): Promise<Made<R>> {
  const key = makeKey();
  const id = randomUUID();
  const name = `${role}-${id.slice(0, 8)}`;
  await ctx.db.insert(operators).values({ id, name, role, keyHash: hashKey(key), createdAt: clock.now, addedBy });
  return { id, name, role, headers: { authorization: `Operator ${key}` } };
}

/** An operator of a built-in role, as though an admin had added them. */
export const makeOperator = (platform: TestPlatform, role: OperatorRole, addedBy: string | null = null) =>
  insertOperator(platform, role, addedBy);

/** An operator of a role of their own, which lets them do this and nothing else. */
export async function withRights(
  platform: TestPlatform,
  permissions: Rights['permissions'],
  amounts: Rights['amounts'] = {},
): Promise<Made<string>> {
  const name = `own-${randomUUID().slice(0, 8)}`;
  const now = platform.clock.now;
  await platform.ctx.db
    .insert(operatorRoles)
    .values({ name, permissions, amounts, version: 1, createdAt: now, changedAt: now });
  return insertOperator(platform, name, null);
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH'; query?: Record<string, string>; body?: object };

/** Calls the operator API as somebody. */
export function callAs(platform: TestPlatform, who: Pick<TestOperator, 'headers'>, url: string, call: Call = {}) {
  const { method = call.body ? 'POST' : 'GET', query, body } = call;
  return platform.app.inject({ method, url, headers: who.headers, query: query ?? {}, ...(body ? { body } : {}) });
}
