import { randomUUID } from 'node:crypto';
import type { IdentityRule } from '@kozyr/contracts/identity';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { deposits } from '../../../platform/src/db/schema/payments';
import { playerDays } from '../../../platform/src/db/schema/protection';
import { readIdentityLevel } from '../../../platform/src/services/kernel/identity/read-level';
import { requireIdentity } from '../../../platform/src/services/kernel/identity/require-identity';
import type { IdentityDeed } from '../../../platform/src/services/kernel/identity/rules';
import { fund, type TestPlayer } from '../../support/funded-player';
import { withdrawAs } from '../../support/identity';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { messagesTo, registerPlayer, registrationOf } from '../../support/registration';

const it = paymentsTest({
  OUTBOX_ENABLED: 'true',
  EMAIL_REGISTRATION_ENABLED: 'true',
  SEND_EMAIL_ENABLED: 'true',
});
const DAY = 86_400_000;
const RULES: readonly IdentityRule[] = [
  { action: 'deposit', level: 2, over_30_days: '1000' },
  { action: 'withdraw', level: 2, over_30_days: '1000' },
  { action: 'play', level: 1, over_30_days: null },
  { action: 'play', level: 2, over_30_days: '500' },
];

const refusalOf = ({ ctx, clock }: TestPlatform, player: TestPlayer, deed: IdentityDeed) =>
  requireIdentity(ctx.db, clock.now, player.id, deed, RULES).then(
    () => null,
    (error: { code: string; details: object }) => ({ code: error.code, details: error.details }),
  );

function addDeposit(
  platform: TestPlatform,
  player: TestPlayer,
  amount: bigint,
  more: Partial<typeof deposits.$inferInsert>,
) {
  const createdAt = more.createdAt ?? platform.clock.now;
  const settled = more.status && more.status !== 'AWAITING_DEPOSIT' ? { settledAt: createdAt } : {};
  return platform.ctx.db.insert(deposits).values({
    id: randomUUID(),
    userId: player.id,
    idempotencyKey: randomUUID(),
    method: 'visa',
    amount,
    currency: 'uah',
    status: 'AWAITING_DEPOSIT',
    gateway: 'sandbox',
    returnPath: '/uk',
    locale: 'uk',
    createdAt,
    expiresAt: createdAt,
    ...settled,
    ...more,
  });
}

/** A check of theirs that was approved, and counts so many days more. */
async function approve({ ctx, clock }: TestPlatform, player: TestPlayer, level: 2 | 3, days: number) {
  await ctx.db.insert(identityChecks).values({
    userId: player.id,
    level,
    status: 'APPROVED',
    fullName: 'Ada Lovelace',
    bornOn: '1985-12-10',
    documentKind: 'passport',
    documentCountry: 'UA',
    locale: 'uk',
    createdAt: clock.now,
    submittedAt: clock.now,
    decidedAt: clock.now,
    expiresAt: new Date(clock.now.getTime() + days * DAY),
  });
}

it('a deposit is let through to the very sum of the rule and refused beyond it, by what is on its way and not by what failed', async ({
  platform,
  player,
}) => {
  const ago = (ms: number) => new Date(platform.clock.now.getTime() - ms);
  await addDeposit(platform, player, 40_000n, { status: 'SUCCESS', createdAt: ago(30 * DAY - 1) });
  await addDeposit(platform, player, 30_000n, {});
  await addDeposit(platform, player, 90_000n, { status: 'DENIED' });
  await addDeposit(platform, player, 90_000n, { status: 'EXPIRED' });
  await addDeposit(platform, player, 90_000n, { status: 'SUCCESS', createdAt: ago(30 * DAY) });
  expect(await refusalOf(platform, player, { action: 'deposit', amount: 30_000n })).toBeNull();
  expect(await refusalOf(platform, player, { action: 'deposit', amount: 30_001n })).toEqual({
    code: 'IDENTITY_NEEDED',
    details: { level: '2', action: 'deposit' },
  });
  await approve(platform, player, 2, 1);
  expect(await refusalOf(platform, player, { action: 'deposit', amount: 30_001n })).toBeNull();
  const { now } = platform.clock;
  platform.clock.now = new Date(now.getTime() + DAY);
  expect(await refusalOf(platform, player, { action: 'deposit', amount: 100_001n })).toMatchObject({
    code: 'IDENTITY_NEEDED',
  });
  platform.clock.now = now;
});

it('a withdrawal is let through to the very sum of the rule and refused beyond it', async ({ platform }) => {
  const { userId, headers } = await registerPlayer(platform.app);
  const me: TestPlayer = { id: userId, currency: 'uah', bearer: headers };
  await fund(platform, me, { electronic: 500_000n });
  await platform.ctx.db.update(users).set({ rating: 5 }).where(eq(users.id, userId));
  expect((await withdrawAs(platform, headers, '600.00')).statusCode).toBe(201);
  expect(await refusalOf(platform, me, { action: 'withdraw', amount: 40_000n })).toBeNull();
  expect(await refusalOf(platform, me, { action: 'withdraw', amount: 40_001n })).toEqual({
    code: 'IDENTITY_NEEDED',
    details: { level: '2', action: 'withdraw' },
  });
});

it('play needs what its rules say, by the stakes of 30 days', async ({ platform, player }) => {
  expect(await refusalOf(platform, player, { action: 'play' })).toEqual({
    code: 'IDENTITY_NEEDED',
    details: { level: '1', action: 'play' },
  });
  const { ctx, clock } = platform;
  await ctx.db.update(users).set({ phoneVerifiedAt: clock.now }).where(eq(users.id, player.id));
  const day = { userId: player.id, ownStaked: 0n, won: 0n, ownWon: 0n };
  await ctx.db.insert(playerDays).values([
    { ...day, day: '2026-03-02', staked: 50_000n },
    { ...day, day: '2026-01-31', staked: 50_000n },
  ]);
  expect(await refusalOf(platform, player, { action: 'play' })).toBeNull();
  await ctx.db.update(playerDays).set({ staked: 50_001n }).where(eq(playerDays.day, '2026-03-02'));
  expect(await refusalOf(platform, player, { action: 'play' })).toMatchObject({ details: { level: '2' } });
});

it('whoever registers by a code, of a phone or an email, has level 1, and an approved identity and source of funds raise it', async ({
  platform,
}) => {
  const { app, ctx, clock } = platform;
  const { userId } = await registerPlayer(app);
  const email = 'ada@example.com';
  const body = registrationOf(email, { type: 'Email' });
  await app.inject({ method: 'POST', url: '/auth/register', body });
  const [message] = await messagesTo(app, email);
  const made = await app.inject({ method: 'POST', url: '/auth/register', body: { ...body, code: message?.code } });
  const byEmail = made.json().user.id;
  expect([
    await readIdentityLevel(ctx.db, clock.now, userId),
    await readIdentityLevel(ctx.db, clock.now, byEmail),
  ]).toEqual([1, 1]);
  const me: TestPlayer = { id: userId, currency: 'uah', bearer: { authorization: '' } };
  await approve(platform, me, 2, 10);
  expect(await readIdentityLevel(ctx.db, clock.now, userId)).toBe(2);
  await approve(platform, me, 3, 5);
  expect(await readIdentityLevel(ctx.db, clock.now, userId)).toBe(3);
  expect(await readIdentityLevel(ctx.db, new Date(clock.now.getTime() + 5 * DAY), userId)).toBe(2);
  expect(await readIdentityLevel(ctx.db, new Date(clock.now.getTime() + 10 * DAY), userId)).toBe(1);
  expect(await readIdentityLevel(ctx.db, clock.now, randomUUID())).toBe(0);
});
