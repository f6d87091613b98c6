import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { identityChecks, identityDocuments } from '../../../platform/src/db/schema/identity';
import { cleanAccounts } from '../../../platform/src/jobs/clean-accounts';
import { letDecide, submittedCheck } from '../../support/identity';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { callAsPlayer } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';

const it = platformTest({});

/** The pictures of each check that is kept of a player, by the state of the check. */
async function keptOf({ ctx: { db } }: TestPlatform, userId: string): Promise<[string, number][]> {
  const checks = await db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .orderBy(identityChecks.status);
  return Promise.all(
    checks.map(
      async ({ id, status }): Promise<[string, number]> => [
        status,
        await db.$count(identityDocuments, eq(identityDocuments.checkId, id)),
      ],
    ),
  );
}

const signIn = async ({ app }: TestPlatform, username: string) => {
  const answer = await app.inject({ method: 'POST', url: '/auth/web', body: { username, password: PASSWORD } });
  return { authorization: `Bearer ${answer.json().tokens.access_token}` };
};

/** A player with an approved check and a denied one, whose account is closed now. */
async function knownAndClosed(platform: TestPlatform) {
  const player = await registerPlayer(platform.app);
  await submittedCheck(platform, player.headers, { document_expires_on: '2020-01-01' });
  await letDecide(platform);
  await submittedCheck(platform, player.headers);
  await letDecide(platform);
  const me = { id: player.userId, currency: 'uah' as const, bearer: player.headers };
  await callAsPlayer(platform, me, '/protection/closing', { password: PASSWORD });
  return { ...player, me };
}

const cleanUpAt = async (platform: TestPlatform, day: string) => {
  platform.clock.now = new Date(day);
  return (await cleanAccounts(platform.ctx)).checks;
};

it('decided checks go with their pictures five years after the account was closed, erased or not, and no sooner', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  platform.clock.now = new Date('2026-11-26T12:00:00Z');
  const closed = await knownAndClosed(platform);
  const erased = await knownAndClosed(platform);
  const open = await registerPlayer(platform.app);
  await submittedCheck(platform, open.headers);
  await letDecide(platform);
  const erasure = await platform.app.inject({
    method: 'POST',
    url: '/users/erasure',
    headers: await signIn(platform, erased.phone),
    body: { password: PASSWORD },
  });
  expect(erasure.statusCode).toBe(200);
  expect(await keptOf(platform, closed.userId)).toEqual([
    ['APPROVED', 2],
    ['DENIED', 2],
  ]);
  expect(await keptOf(platform, erased.userId)).toEqual([['APPROVED', 2]]);

  expect(await cleanUpAt(platform, '2031-11-26T11:59:00Z')).toBe(0);
  expect(await keptOf(platform, erased.userId)).toEqual([['APPROVED', 2]]);
  expect(await cleanUpAt(platform, '2031-11-26T12:05:00Z')).toBe(3);
  expect(await keptOf(platform, closed.userId)).toEqual([]);
  expect(await keptOf(platform, erased.userId)).toEqual([]);
  // Whoever has an account is asked for their document again once it has expired, and it stays.
  expect(await keptOf(platform, open.userId)).toEqual([['APPROVED', 2]]);
  expect(await platform.ctx.db.$count(identityDocuments)).toBe(2);
  expect(await cleanUpAt(platform, '2031-11-26T13:00:00Z')).toBe(0);
  const deeds = await platform.ctx.db
    .select({ player: auditLog.subject, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'identity_checks_deleted'), eq(auditLog.subjectKind, 'player')));
  expect(deeds).toHaveLength(2);
  expect(deeds).toContainEqual({ player: closed.userId, details: { checks: '2', pictures: '4' } });
  expect(deeds).toContainEqual({ player: erased.userId, details: { checks: '1', pictures: '2' } });
});

it('a check by which somebody takes their money out years after the closing is kept for five years of its own', async ({
  startPlatform,
}) => {
  const platform = await startPlatform();
  platform.clock.now = new Date('2026-11-26T12:00:00Z');
  const player = await knownAndClosed(platform);
  platform.clock.now = new Date('2031-11-01T12:00:00Z');
  await submittedCheck(platform, await signIn(platform, player.phone), { document_expires_on: '2035-01-01' });
  await letDecide(platform);
  expect(await cleanUpAt(platform, '2032-01-01T00:00:00Z')).toBe(2);
  expect(await keptOf(platform, player.userId)).toEqual([['APPROVED', 2]]);
  expect(await cleanUpAt(platform, '2036-11-01T11:00:00Z')).toBe(0);
  expect(await cleanUpAt(platform, '2036-11-02T00:00:00Z')).toBe(1);
  expect(await keptOf(platform, player.userId)).toEqual([]);
});
