import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../platform/src/db/schema/audit';
import { callAs, type TestOperator } from './operators';
import type { TestPlatform } from './platform';

export const pathOf = (id: string, part = '') => `/operator/player-list/${id}${part}`;

/** A part of a player's record as an operator reads it. */
export async function readPart(
  platform: TestPlatform,
  who: TestOperator,
  id: string,
  part = '',
  query: Record<string, string> = {},
) {
  const answer = await callAs(platform, who, pathOf(id, part), { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** What operators did to a player, of one kind, in order. */
export const deedsAbout = (platform: TestPlatform, id: string, action: string) =>
  platform.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, action)))
    .orderBy(auditLog.id);

/** Everything of a part, by pages of two. */
export async function readWhole(
  platform: TestPlatform,
  who: TestOperator,
  id: string,
  part: string,
  query: Record<string, string> = {},
) {
  const items: { id: string; at: string; kind: string; what: string }[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: typeof items; next: string | null } = await readPart(platform, who, id, part, {
      pageSize: '2',
      ...query,
      ...(cursor ? { cursor } : {}),
    });
    expect(page.items.length).toBeLessThanOrEqual(2);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}
