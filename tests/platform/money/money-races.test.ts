import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { deposits } from '../../../platform/src/db/schema/payments';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { DomainError } from '../../../platform/src/errors';
import { getBalances } from '../../../platform/src/ledger/balances';
import { expireHolds, hold, postHold, voidHold } from '../../../platform/src/ledger/holds';
import { post } from '../../../platform/src/ledger/post';
import { createDeposit } from '../../../platform/src/services/money/payments/create-deposit';
import { makePlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { checkMoney } from '../../support/money/laws';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, makePayee } from '../../support/money/withdrawals';
import type { TestPlatform } from '../../support/platform';
import { addGames, moneyOf, play } from '../../support/play/wallet-caller';

const RACERS = 200;

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});
it.afterEach(async ({ platform }) => {
  expect(await checkMoney(platform.ctx.db)).toEqual([]);
});

const ctx = (platform: TestPlatform) => platform.ctx;
/** Lets them all go at once. */
const race = <T>(racer: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: RACERS }, (_, nth) => racer(nth)));
const half = (nth: number) => nth % 2 === 0;
/** "ok", or the code of the refusal; whatever else goes wrong fails the test. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
/** How often each answer was given. */
function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

describe('200 at once for money that is there once', () => {
  it('of 200 bets at once for the last money one is taken', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 300n, electronic: 200n, bonus: 100n });
    const { bet } = await play(platform, player);
    const answers = await race(async (nth) => (await bet(`r${nth}`, `b${nth}`, '6.00')).body.error ?? 'ok');
    expect(tally(answers)).toEqual({ ok: 1, INSUFFICIENT_FUNDS: RACERS - 1 });
    expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  });

  it('a bet and its refund, 200 at once, leave the player what they had', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 1_000n, bonus: 500n });
    const { bet, refund } = await play(platform, player);
    const answers = await race(async (nth) => {
      const { body } = half(nth) ? await bet('r', 'b', '12.00') : await refund('r', 'f', 'b');
      return `${half(nth) ? 'bet' : 'refund'}: ${body.error ?? 'ok'}`;
    });
    const counts = tally(answers);
    expect(counts['refund: ok']).toBe(RACERS / 2);
    // All repeats of the bet hear what the first one heard: taken and given back, or forbidden before it came.
    expect([counts['bet: ok'], counts['bet: TRANSACTION_REFUNDED']]).toContain(RACERS / 2);
    expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 500n });
  });

  it('a win and the rollback of its bet, 200 at once, end in one of them', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const { bet, win, rollback } = await play(platform, player);
    await bet('r', 'b', '10.00');
    const answers = await race(async (nth) => {
      const { body } = half(nth) ? await win('r', 'w', '25.00') : await rollback('r', 'u', 'b');
      return `${half(nth) ? 'win' : 'rollback'}: ${body.error ?? 'ok'}`;
    });
    const won = {
      counts: { 'win: ok': 100, 'rollback: ROUND_CLOSED': 100 },
      money: { game: 0n, electronic: 2_500n, bonus: 0n },
    };
    const undone = {
      counts: { 'win: TRANSACTION_REFUNDED': 100, 'rollback: ok': 100 },
      money: { game: 1_000n, electronic: 0n, bonus: 0n },
    };
    expect([won, undone]).toContainEqual({ counts: tally(answers), money: await moneyOf(platform, player) });
  });

  it('a chargeback and withdrawals of the money that was paid in, 200 at once, end in one of them', async ({
    platform,
    payments,
  }) => {
    const { player, approved, takenBack, move, hear, kept } = await disputedDeposit(payments);
    await hear(approved());
    // Played through: now it can be withdrawn.
    await move('game', -50_000n);
    await move('electronic', 50_000n);
    const dispute = takenBack();
    const codes = await race(async (nth) => {
      if (half(nth))
        return `chargeback: ${await codeOf(hear({ ...dispute, event_id: nth < 100 ? 'same' : randomUUID() }))}`;
      const { code } = await askForWithdrawal(payments, player, { amount: '500' });
      return `withdrawal: ${code === 201 ? 'ok' : 'refused'}`;
    });
    const counts = tally(codes);
    expect(counts['chargeback: ok']).toBe(RACERS / 2);
    const { electronic, holds } = await getBalances(ctx(platform).db, player.id, 'uah');
    const outcome = {
      withdrawn: counts['withdrawal: ok'] ?? 0,
      recovered: (await kept())?.recovered,
      electronic,
      holds,
    };
    expect([
      { withdrawn: 0, recovered: 50_000n, electronic: 0n, holds: 0n },
      { withdrawn: 1, recovered: 0n, electronic: 0n, holds: 50_000n },
    ]).toContainEqual(outcome);
  });
});

describe('200 callers of one thing', () => {
  it('a deposit is credited once by 200 webhooks, of one event and of many', async ({ platform, payments }) => {
    const { player, depositId, approved, hear, wallets } = await disputedDeposit(payments);
    const event = approved();
    const codes = await race((nth) => codeOf(hear(half(nth) ? event : { ...event, event_id: randomUUID() })));
    expect(tally(codes)).toEqual({ ok: RACERS });
    expect(await wallets()).toMatchObject({ game: 50_000n, version: 1 });
    const [row] = await ctx(platform).db.select().from(deposits).where(eq(deposits.id, depositId));
    expect(row).toMatchObject({ userId: player.id, status: 'SUCCESS', first: true });
  });

  it('a deposit approved and declined 200 times at once is credited, whichever came first', async ({ payments }) => {
    const { approved, payment, hear, wallets } = await disputedDeposit(payments);
    const declined = { ...payment, status: 'declined', decline_reason: 'card_declined' } as const;
    const codes = await race((nth) =>
      codeOf(hear(half(nth) ? approved() : { ...approved(), type: 'payment', payment: declined })),
    );
    expect(tally(codes)).toEqual({ ok: RACERS });
    expect(await wallets()).toMatchObject({ game: 50_000n, version: 1 });
  });

  it('a posting by one key, 200 at once and half of them with another amount, moves one amount once', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const to = { player: player.id, wallet: 'game' } as const;
    const codes = await race((nth) =>
      codeOf(
        post(ctx(platform).db, {
          key: `key:${player.id}`,
          kind: 'test_funds',
          currency: 'uah',
          legs: [{ from: { house: 'promotions' }, to, amount: half(nth) ? 700n : 900n }],
        }),
      ),
    );
    expect(tally(codes)).toEqual({ ok: 100, IDEMPOTENCY_CONFLICT: 100 });
    const { game, version } = await getBalances(ctx(platform).db, player.id, 'uah');
    expect([700n, 900n]).toContain(game);
    expect(version).toBe(1);
  });

  it('a deposit and a withdrawal by one key each, 200 at once, are one of either', async ({ platform, payments }) => {
    const player = await makePayee(payments, 60_000n);
    const key = randomUUID();
    const wanted = { method: 'visa', amount: '500', idempotency_key: key, return_path: '/', locale: 'uk' } as const;
    const caller = { userId: player.id, sessionId: '' };
    const ids = await race(async (nth) => {
      if (half(nth)) return `deposit ${(await createDeposit(ctx(platform), caller, wanted)).deposit.id}`;
      const { code, answer } = await askForWithdrawal(payments, player, { idempotency_key: key });
      expect(code, answer.errorCode).toBe(201);
      return `withdrawal ${answer.id}`;
    });
    expect(Object.values(tally(ids))).toEqual([100, 100]);
    expect(await ctx(platform).db.$count(deposits, eq(deposits.userId, player.id))).toBe(1);
    expect(await ctx(platform).db.$count(withdrawals, eq(withdrawals.userId, player.id))).toBe(1);
    expect(await getBalances(ctx(platform).db, player.id, 'uah')).toMatchObject({
      electronic: 10_000n,
      holds: 50_000n,
    });
  });

  it('a hold that is posted, voided and expires 200 times at once ends once', async ({ platform }) => {
    const player = await makePlayer(platform, { electronic: 1_000n });
    const { holdId } = await hold(ctx(platform).db, {
      key: `hold:${player.id}`,
      kind: 'test_hold',
      player: player.id,
      currency: 'uah',
      from: ['electronic'],
      amount: 600n,
      expiresAt: ctx(platform).now(),
    });
    let expired = 0;
    const ends = await race(async (nth) => {
      const held = { holdId, player: player.id };
      if (nth % 3 === 0) {
        const posted = { ...held, key: `post:${holdId}`, to: { house: 'gateway_clearing' } as const };
        return `post: ${await codeOf(postHold(ctx(platform).db, posted))}`;
      }
      if (nth % 3 === 1) return `void: ${await codeOf(voidHold(ctx(platform).db, { ...held, key: `void:${holdId}` }))}`;
      expired += (await expireHolds(ctx(platform).db, ctx(platform).now())).length;
      return 'expire';
    });
    const counts = tally(ends);
    // Whoever ended it hears so each time; all others are told that it ended otherwise.
    const winners = [counts['post: ok'] === 67, counts['void: ok'] === 67, expired === 1].filter(Boolean);
    expect(winners, JSON.stringify({ counts, expired })).toHaveLength(1);
    expect((counts['post: ok'] ?? 0) + (counts['post: IDEMPOTENCY_CONFLICT'] ?? 0)).toBe(67);
    const { electronic, holds } = await getBalances(ctx(platform).db, player.id, 'uah');
    expect({ electronic, holds }).toEqual({ electronic: counts['post: ok'] ? 400n : 1_000n, holds: 0n });
  });
});
