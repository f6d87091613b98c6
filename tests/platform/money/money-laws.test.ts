import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds, seamlessCalls } from '../../../platform/src/db/schema/games';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { checkLedger } from '../../../platform/src/ledger/check';
import { post } from '../../../platform/src/ledger/post';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { checkMoney } from '../../support/money/laws';
import { type PaymentHarness, startPaymentHarness } from '../../support/money/payments';
import { askForWithdrawal, makePayee } from '../../support/money/withdrawals';
import { addGames, play } from '../../support/play/wallet-caller';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
  await addGames(harness.platform);
});
afterAll(() => harness.stop());

const db = () => harness.platform.ctx.db;
/** The books must look right to whoever only adds them up, and wrong to whoever asks what the money was moved for. */
async function expectCaught(player: { id: string }, law: string): Promise<void> {
  expect((await checkLedger(db())).violations).toEqual([]);
  expect((await checkMoney(db(), [player.id])).map((breach) => breach.law)).toContain(law);
}

describe('a round', () => {
  const NET = 'a round changed its player by what its standing wins gave less what its standing bets took';
  let player: TestPlayer;
  let table: Awaited<ReturnType<typeof play>>;
  beforeEach(async () => {
    player = await makePlayer(harness.platform, { game: 10_000n });
    table = await play(harness.platform, player);
    expect((await table.bet('r', 'b', '30.00')).status).toBe(200);
    expect(await checkMoney(db(), [player.id])).toEqual([]);
  });
  const undo = () =>
    db()
      .update(seamlessCalls)
      .set({ undoneBy: 'somebody' })
      .where(eq(seamlessCalls.transactionId, table.id('b')));
  const giveBack = (to: string, key: string) =>
    post(db(), {
      key,
      kind: 'bet_rollback',
      currency: 'uah',
      legs: [{ from: { house: 'game_providers' }, to: { player: to, wallet: 'game' }, amount: 3_000n }],
      memo: { round: table.id('r') },
    });

  it('the laws of money find a round whose rollback was answered and never paid', async () => {
    await undo();
    await db()
      .update(rounds)
      .set({ stakeGame: 0n, status: 'refunded' })
      .where(eq(rounds.providerRound, table.id('r')));
    await expectCaught(player, NET);
  });

  it('the laws of money find a round whose rollback was paid to somebody else', async () => {
    const thief = await makePlayer(harness.platform);
    await undo();
    await db()
      .update(rounds)
      .set({ stakeGame: 0n, status: 'refunded' })
      .where(eq(rounds.providerRound, table.id('r')));
    await giveBack(thief.id, `seamless:house:rollback:${table.id('stolen')}:bet`);
    await expectCaught(player, NET);
    await expectCaught(thief, NET);
  });

  it('the laws of money find a round whose bet was given back and stands', async () => {
    await giveBack(player.id, `seamless:house:rollback:${table.id('given')}:bet`);
    await expectCaught(player, NET);
  });

  it('the laws of money find a round that was paid a win nobody called', async () => {
    await post(db(), {
      key: `seamless:house:win:${table.id('ghost')}`,
      kind: 'win',
      currency: 'uah',
      legs: [{ from: { house: 'game_providers' }, to: { player: player.id, wallet: 'electronic' }, amount: 500n }],
      memo: { round: table.id('r') },
    });
    await expectCaught(player, NET);
    await expectCaught(player, 'a bet or win in the ledger has its call, and what stands has its posting');
  });

  it('the laws of money find a round that says it took less than it took', async () => {
    await db()
      .update(rounds)
      .set({ stakeGame: 2_900n })
      .where(eq(rounds.providerRound, table.id('r')));
    await expectCaught(player, 'a round says what its standing calls say');
  });
});

describe('a payment', () => {
  const CREDIT = 'a deposit is credited once if it succeeded, and else never';
  const credit = (player: { id: string }, deposit: string, key: string) =>
    post(db(), {
      key,
      kind: 'deposit',
      currency: 'uah',
      legs: [{ from: { house: 'gateway_clearing' }, to: { player: player.id, wallet: 'game' }, amount: 50_000n }],
      memo: { deposit },
    });

  it('the laws of money find a payment that was credited twice', async () => {
    const { player, depositId, approved, hear } = await disputedDeposit(harness);
    await hear(approved());
    expect(await checkMoney(db(), [player.id])).toEqual([]);
    await credit(player, depositId, `deposit:${depositId}:again`);
    await expectCaught(player, CREDIT);
  });

  it('the laws of money find a payment that was credited before it succeeded', async () => {
    const { player, depositId } = await disputedDeposit(harness);
    await credit(player, depositId, `deposit:${depositId}`);
    await expectCaught(player, CREDIT);
  });

  it('the laws of money find a payment that was credited to somebody else', async () => {
    const { player, depositId } = await disputedDeposit(harness);
    const other = await makePlayer(harness.platform);
    expect(await checkMoney(db(), [player.id, other.id])).toEqual([]);
    await credit(other, depositId, `deposit:${depositId}`);
    expect((await checkMoney(db(), [player.id, other.id])).map(({ law }) => law)).toContain(CREDIT);
  });

  it('the laws of money find a payment that was paid out, and its money still held', async () => {
    const player = await makePayee(harness, 60_000n);
    const { answer } = await askForWithdrawal(harness, player);
    expect(await checkMoney(db(), [player.id])).toEqual([]);
    const ended = { status: 'SUCCESS', settledAt: harness.platform.clock.now, cardToken: 'tok' } as const;
    await db().update(withdrawals).set(ended).where(eq(withdrawals.id, answer.id));
    await expectCaught(player, 'the money of a withdrawal is held, then paid or returned, once');
  });

  it('the laws of money find a payment that a bank took back, and nobody posted', async () => {
    const { player, approved, takenBack, hear } = await disputedDeposit(harness);
    await hear(takenBack());
    await hear(approved());
    expect(await checkMoney(db(), [player.id])).toEqual([]);
    await db().execute(
      sql`update chargebacks set recovered = 0, status = 'open', closed_at = null where user_id = ${player.id}`,
    );
    await expectCaught(player, 'a chargeback took its amount once, and recovered what it took from its player');
  });
});
