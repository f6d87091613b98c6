import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rounds, seamlessCalls } from '../../../platform/src/db/schema/games';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { checkLedger } from '../../../platform/src/ledger/check';
import { post } from '../../../platform/src/ledger/post';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { checkMoney } from '../../support/money/laws';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, makePayee } from '../../support/money/withdrawals';
import type { TestPlatform } from '../../support/platform';
import { addGames, play } from '../../support/play/wallet-caller';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const db = (platform: TestPlatform) => platform.ctx.db;
/** The books must look right to whoever only adds them up, and wrong to whoever asks what the money was moved for. */
async function expectCaught(platform: TestPlatform, player: { id: string }, law: string): Promise<void> {
  expect((await checkLedger(db(platform))).violations).toEqual([]);
  expect((await checkMoney(db(platform), [player.id])).map((breach) => breach.law)).toContain(law);
}

describe('a round', () => {
  const NET = 'a round changed its player by what its standing wins gave less what its standing bets took';
  let player: TestPlayer;
  let table: Awaited<ReturnType<typeof play>>;
  it.beforeEach(async ({ platform }) => {
    player = await makePlayer(platform, { game: 10_000n });
    table = await play(platform, player);
    expect((await table.bet('r', 'b', '30.00')).status).toBe(200);
    expect(await checkMoney(db(platform), [player.id])).toEqual([]);
  });
  const undo = (platform: TestPlatform) =>
    db(platform)
      .update(seamlessCalls)
      .set({ undoneBy: 'somebody' })
      .where(eq(seamlessCalls.transactionId, table.id('b')));
  const giveBack = (platform: TestPlatform, to: string, key: string) =>
    post(db(platform), {
      key,
      kind: 'bet_rollback',
      currency: 'uah',
      legs: [{ from: { house: 'game_providers' }, to: { player: to, wallet: 'game' }, amount: 3_000n }],
      memo: { round: table.id('r') },
    });

  it('the laws of money find a round whose rollback was answered and never paid', async ({ platform }) => {
    await undo(platform);
    await db(platform)
      .update(rounds)
      .set({ stakeGame: 0n, status: 'refunded' })
      .where(eq(rounds.providerRound, table.id('r')));
    await expectCaught(platform, player, NET);
  });

  it('the laws of money find a round whose rollback was paid to somebody else', async ({ platform }) => {
    const thief = await makePlayer(platform);
    await undo(platform);
    await db(platform)
      .update(rounds)
      .set({ stakeGame: 0n, status: 'refunded' })
      .where(eq(rounds.providerRound, table.id('r')));
    await giveBack(platform, thief.id, `seamless:house:rollback:${table.id('stolen')}:bet`);
    await expectCaught(platform, player, NET);
    await expectCaught(platform, thief, NET);
  });

  it('the laws of money find a round whose bet was given back and stands', async ({ platform }) => {
    await giveBack(platform, player.id, `seamless:house:rollback:${table.id('given')}:bet`);
    await expectCaught(platform, player, NET);
  });

  it('the laws of money find a round that was paid a win nobody called', async ({ platform }) => {
    await post(db(platform), {
      key: `seamless:house:win:${table.id('ghost')}`,
      kind: 'win',
      currency: 'uah',
      legs: [{ from: { house: 'game_providers' }, to: { player: player.id, wallet: 'electronic' }, amount: 500n }],
      memo: { round: table.id('r') },
    });
    await expectCaught(platform, player, NET);
    await expectCaught(platform, player, 'a bet or win in the ledger has its call, and what stands has its posting');
  });

  it('the laws of money find a round that says it took less than it took', async ({ platform }) => {
    await db(platform)
      .update(rounds)
      .set({ stakeGame: 2_900n })
      .where(eq(rounds.providerRound, table.id('r')));
    await expectCaught(platform, player, 'a round says what its standing calls say');
  });
});

describe('a payment', () => {
  const CREDIT = 'a deposit is credited once if it succeeded, and else never';
  const credit = (platform: TestPlatform, player: { id: string }, deposit: string, key: string) =>
    post(db(platform), {
      key,
      kind: 'deposit',
      currency: 'uah',
      legs: [{ from: { house: 'gateway_clearing' }, to: { player: player.id, wallet: 'game' }, amount: 50_000n }],
      memo: { deposit },
    });

  it('the laws of money find a payment that was credited twice', async ({ platform, payments }) => {
    const { player, depositId, approved, hear } = await disputedDeposit(payments);
    await hear(approved());
    expect(await checkMoney(db(platform), [player.id])).toEqual([]);
    await credit(platform, player, depositId, `deposit:${depositId}:again`);
    await expectCaught(platform, player, CREDIT);
  });

  it('the laws of money find a payment that was credited before it succeeded', async ({ platform, payments }) => {
    const { player, depositId } = await disputedDeposit(payments);
    await credit(platform, player, depositId, `deposit:${depositId}`);
    await expectCaught(platform, player, CREDIT);
  });

  it('the laws of money find a payment that was credited to somebody else', async ({ platform, payments }) => {
    const { player, depositId } = await disputedDeposit(payments);
    const other = await makePlayer(platform);
    expect(await checkMoney(db(platform), [player.id, other.id])).toEqual([]);
    await credit(platform, other, depositId, `deposit:${depositId}`);
    expect((await checkMoney(db(platform), [player.id, other.id])).map(({ law }) => law)).toContain(CREDIT);
  });

  it('the laws of money find a payment that was paid out, and its money still held', async ({ platform, payments }) => {
    const player = await makePayee(payments, 60_000n);
    const { answer } = await askForWithdrawal(payments, player);
    expect(await checkMoney(db(platform), [player.id])).toEqual([]);
    const ended = { status: 'SUCCESS', settledAt: platform.clock.now, cardToken: 'tok' } as const;
    await db(platform).update(withdrawals).set(ended).where(eq(withdrawals.id, answer.id));
    await expectCaught(platform, player, 'the money of a withdrawal is held, then paid or returned, once');
  });

  it('the laws of money find a payment that a bank took back, and nobody posted', async ({ platform, payments }) => {
    const { player, approved, takenBack, hear } = await disputedDeposit(payments);
    await hear(takenBack());
    await hear(approved());
    expect(await checkMoney(db(platform), [player.id])).toEqual([]);
    await db(platform).execute(
      sql`update chargebacks set recovered = 0, status = 'open', closed_at = null where user_id = ${player.id}`,
    );
    await expectCaught(
      platform,
      player,
      'a chargeback took its amount once, and recovered what it took from its player',
    );
  });
});
