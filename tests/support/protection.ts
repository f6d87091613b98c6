import { randomUUID } from 'node:crypto';
import type { PlayerState } from '@kozyr/contracts/protection';
import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/src/db/schema/audit';
import { playerProtection } from '../../platform/src/db/schema/protection';
import { bearerOf, type TestPlayer } from './funded-player';
import type { TestPlatform } from './platform';

/** Calls the player's API as the player, signed in anew, at the platform's moment. */
export async function callAsPlayer(platform: TestPlatform, player: Pick<TestPlayer, 'id'>, url: string, body?: object) {
  const answer = await platform.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: await bearerOf(platform, player.id, platform.clock.now),
    ...(body ? { body } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

/** Begins a deposit of 500.00 by a card, an intent of its own. */
export const beginDeposit = (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  callAsPlayer(platform, player, '/payments/deposits', {
    method: 'visa',
    amount: '500',
    idempotency_key: randomUUID(),
    return_path: '/',
  });

export const takeTimeOut = (platform: TestPlatform, player: Pick<TestPlayer, 'id'>, days: number) =>
  callAsPlayer(platform, player, '/protection/time-out', { days });

export const exclude = (platform: TestPlatform, player: Pick<TestPlayer, 'id'>, length: string) =>
  callAsPlayer(platform, player, '/protection/self-exclusion', { length });

/** Puts a player into a state for a day from now, or without an end where the state has none, with nothing else done about it. */
export async function putInto(
  { ctx, clock }: TestPlatform,
  { id: userId }: Pick<TestPlayer, 'id'>,
  state: Exclude<PlayerState, 'active'>,
): Promise<void> {
  const tomorrow = new Date(clock.now.getTime() + 86_400_000);
  const columns = {
    timed_out: { timedOutUntil: tomorrow },
    self_excluded: { selfExcludedFrom: clock.now, selfExcludedUntil: tomorrow },
    suspended: { suspendedAt: clock.now, suspendedFor: 'a test' },
    closed: { closedAt: clock.now },
  };
  await ctx.db.insert(playerProtection).values({ userId, ...columns[state] });
}

/** What was done about a player's protection, from the audit log: who, what, and the state after it. */
export const deedsOf = async ({ ctx }: TestPlatform, { id }: Pick<TestPlayer, 'id'>) =>
  (
    await ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, id)))
  ).map(({ actorKind, action, details }) => [actorKind, action, details.after]);
