import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../platform/src/db/schema/accounts';
import { playerTags } from '../../platform/src/db/schema/player-records';
import { makePlayer, type TestPlayer } from './funded-player';
import { callAs, type TestOperator } from './operators';
import type { TestPlatform } from './platform';

export const LIST = '/operator/player-list';
type Listed = { id: string; [name: string]: unknown };
export type PlayersPage = { items: Listed[]; next: string | null };

/** A page of the list as an operator reads it. */
export async function listAs(
  platform: TestPlatform,
  who: TestOperator,
  query: Record<string, string> = {},
): Promise<PlayersPage> {
  const answer = await callAs(platform, who, LIST, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export const idsOf = ({ items }: PlayersPage) => items.map(({ id }) => id);

/** Sets what a player's row says of them. */
export const setPlayer = (platform: TestPlatform, { id }: { id: string }, says: Partial<typeof users.$inferInsert>) =>
  platform.ctx.db.update(users).set(says).where(eq(users.id, id));

/** Players of a test's own, told from all others by a tag. */
export async function makeCohort(platform: TestPlatform, size: number) {
  const tag = `t${randomUUID().slice(0, 8)}`;
  const players: TestPlayer[] = [];
  for (let i = 0; i < size; i += 1) {
    const player = await makePlayer(platform);
    await platform.ctx.db.insert(playerTags).values({ userId: player.id, tag });
    players.push(player);
  }
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('A cohort has three players at least.');
  return { tag, players, first, second, third };
}
