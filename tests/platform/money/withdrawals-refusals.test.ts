import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { settings } from '../../../platform/src/db/schema/settings';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { approveWithdrawal, denyWithdrawal } from '../../../platform/src/services/money/withdrawals/decide';
import { approver } from '../../support/approver';
import { makePlayer } from '../../support/funded-player';
import { paymentsTest } from '../../support/money/payments-test';
import {
  askForWithdrawal,
  GOOD_CARD,
  headersOf,
  makePayee,
  payablesOf,
  readWithdrawal,
  waitingWithdrawal,
  withdrawalTermsOf,
} from '../../support/money/withdrawals';
import { callAs, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();

const ctx = (platform: TestPlatform) => platform.ctx;
const anna = approver('anna');

describe('what is refused', () => {
  it('the terms of a withdrawal are told before anything is asked', async ({ payments }) => {
    const player = await makePayee(payments, 70_000n);
    expect(await withdrawalTermsOf(payments, player)).toMatchObject({
      currency: 'uah',
      available: '700.00',
      minimum: '100.00',
      maximum_24h: '50000.00',
      left_24h: '50000.00',
      maximum_per_day: 3,
      left_per_day: 3,
      rating: 1,
      min_rating: 1,
      block: null,
      approval: { earliest: expect.any(Number) },
    });
    const kazakh = await makePayee(payments, 70_000n, { currency: 'kzt' });
    expect(await withdrawalTermsOf(payments, kazakh)).toMatchObject({
      minimum: '1000.00',
      block: 'NOTHING_TO_WITHDRAW',
    });
  });

  it.for([
    [{ amount: '99.99' }, 'WITHDRAWAL_BELOW_MINIMUM'],
    [{ amount: '700.01' }, 'NOT_ENOUGH_BALANCE'],
    [{ amount: '50000.01' }, 'WITHDRAWAL_ABOVE_24H_LIMIT'],
    [{ recipient_name: 'Олена' }, 'VALIDATION_ERROR'],
    [{ recipient_name: '4242 4242' }, 'VALIDATION_ERROR'],
    [{ amount: '-5' }, 'VALIDATION_ERROR'],
    [{ amount: '1.005' }, 'VALIDATION_ERROR'],
    [{ return_path: '//evil.example' }, 'VALIDATION_ERROR'],
  ] as const)('a withdrawal of %o is refused with %s, and nothing moves', async ([body, errorCode], { payments }) => {
    const player = await makePayee(payments, 70_000n);
    expect((await askForWithdrawal(payments, player, body)).answer.errorCode).toBe(errorCode);
    expect(await payablesOf(payments, player)).toEqual({ electronic: 70_000n, holds: 0n });
  });

  it('a withdrawal is refused to a player without stars, and says how many are needed', async ({ payments }) => {
    const player = await makePayee(payments, 70_000n, { rating: 0 });
    const { code, answer } = await askForWithdrawal(payments, player);
    expect(code).toBe(403);
    expect(answer).toMatchObject({ errorCode: 'PAYOUT_RATING_TOO_LOW', details: { min_rating: '1', rating: '0' } });
    expect(await withdrawalTermsOf(payments, player)).toMatchObject({ block: 'PAYOUT_RATING_TOO_LOW' });
  });

  it('a withdrawal is refused to everybody while the setting is missing, by the rule: own rating plus one', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 70_000n, { rating: 3 });
    const setting = and(eq(settings.tag, 'RESTRICTION'), eq(settings.code, 'PAYOUT_MIN_RATING'));
    await ctx(platform).db.delete(settings).where(setting);
    try {
      expect(await withdrawalTermsOf(payments, player)).toMatchObject({
        min_rating: 4,
        rating: 3,
        block: 'PAYOUT_RATING_UNKNOWN',
      });
      expect((await askForWithdrawal(payments, player)).answer.errorCode).toBe('PAYOUT_RATING_UNKNOWN');
    } finally {
      await ctx(platform).db.insert(settings).values({ tag: 'RESTRICTION', code: 'PAYOUT_MIN_RATING', value: '1' });
    }
  });

  it('a fourth withdrawal of one day is refused, until the day ends in Kyiv; denied ones do not count', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    const denied = await waitingWithdrawal(payments, player, GOOD_CARD, '100');
    await denyWithdrawal(ctx(platform), anna, { id: denied, reason: 'rules_broken' });
    for (let n = 0; n < 3; n += 1) expect((await askForWithdrawal(payments, player, { amount: '100' })).code).toBe(201);
    const { answer } = await askForWithdrawal(payments, player, { amount: '100' });
    expect(answer.errorCode).toBe('WITHDRAWALS_PER_DAY_REACHED');
    const { frees_at: freesAt } = await withdrawalTermsOf(payments, player);
    expect(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', timeStyle: 'medium' }).format(new Date(freesAt ?? 0)),
    ).toBe('00:00:00');
    platform.clock.now = new Date(Date.parse(freesAt ?? '') + 1_000);
    expect((await askForWithdrawal(payments, player, { amount: '100' })).code).toBe(201);
  });

  it('a withdrawal above the limit of 24 hours is refused, and says what is left', async ({ payments }) => {
    const player = await makePayee(payments, 9_000_000n);
    expect((await askForWithdrawal(payments, player, { amount: '49950' })).code).toBe(201);
    expect((await askForWithdrawal(payments, player, { amount: '60' })).answer).toMatchObject({
      errorCode: 'WITHDRAWAL_ABOVE_24H_LIMIT',
    });
    expect(await withdrawalTermsOf(payments, player)).toMatchObject({
      left_24h: '50.00',
      block: 'WITHDRAWAL_ABOVE_24H_LIMIT',
    });
  });

  it('a withdrawal is refused to another body under the same key, and to another player’s eyes', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 70_000n);
    const key = randomUUID();
    const { answer } = await askForWithdrawal(payments, player, { idempotency_key: key });
    expect((await askForWithdrawal(payments, player, { idempotency_key: key })).answer.id).toBe(answer.id);
    expect((await askForWithdrawal(payments, player, { idempotency_key: key, amount: '501' })).answer.errorCode).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect(await payablesOf(payments, player)).toEqual({ electronic: 20_000n, holds: 50_000n });
    const stranger = await makePlayer(platform);
    expect(await readWithdrawal(payments, stranger, answer.id)).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('an amount above what the role of an operator may approve is refused, moves nothing, and may still be denied', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    const cashier = await withRights(platform, ['withdrawals.read', 'withdrawals.decide'], {
      'withdrawals.decide': { uah: '400.00', kzt: null },
    });
    const decide = (id: string, what: string, body: object) =>
      callAs(platform, cashier, `/operator/withdrawals/${id}/${what}`, { body });
    const above = await waitingWithdrawal(payments, player, GOOD_CARD, '400.01');
    const refused = await decide(above, 'approve', {});
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      errorCode: 'AMOUNT_ABOVE_PERMISSION',
      details: { amount: '400.01', bound: '400.00', currency: 'uah', roles: expect.stringContaining('payments') },
    });
    expect(refused.json().details.roles).not.toContain(cashier.role);
    expect(await readWithdrawal(payments, player, above)).toMatchObject({ status: 'WAITING_FOR_APPROVAL' });
    expect(await payablesOf(payments, player)).toEqual({ electronic: 59_999n, holds: 40_001n });
    expect(await ctx(platform).db.select().from(auditLog).where(eq(auditLog.subject, above))).toEqual([]);
    expect((await decide(above, 'deny', { reason: 'suspected_fraud' })).statusCode).toBe(200);
    const within = await waitingWithdrawal(payments, player, GOOD_CARD, '400');
    expect((await decide(within, 'approve', {})).statusCode).toBe(200);
  });
});

describe('races', () => {
  it('of 200 withdrawals asked for at once three of the day win, and no money is set aside twice', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 10_000_000n);
    const headers = await headersOf(payments, player);
    const racers = Array.from({ length: 200 }, () =>
      platform.app.inject({
        method: 'POST',
        url: '/payments/withdrawals',
        headers,
        payload: { amount: '100', recipient_name: 'Ada Lovelace', idempotency_key: randomUUID(), return_path: '/uk' },
      }),
    );
    const codes = (await Promise.all(racers)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(3);
    expect(codes.filter((code) => code === 409)).toHaveLength(197);
    expect(await payablesOf(payments, player)).toEqual({ electronic: 9_970_000n, holds: 30_000n });
  });

  it('a withdrawal approved by 100 and denied by 100 at once is decided once, and the money goes one way', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 60_000n);
    const id = await waitingWithdrawal(payments, player);
    const racers = Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0
        ? approveWithdrawal(ctx(platform), approver(`operator-${n}`), { id })
        : denyWithdrawal(ctx(platform), { id: `operator-${n}` }, { id, reason: 'suspected_fraud' }),
    );
    const ends = await Promise.allSettled(racers);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const audited = await ctx(platform).db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(audited).toHaveLength(1);
    const [row] = await ctx(platform).db.select().from(withdrawals).where(eq(withdrawals.id, id));
    const denied = row?.status === 'DENIED';
    expect(await payablesOf(payments, player)).toEqual(
      denied ? { electronic: 60_000n, holds: 0n } : { electronic: 10_000n, holds: 50_000n },
    );
  });
});
