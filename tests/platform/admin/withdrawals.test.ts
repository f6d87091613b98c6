import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { getBalances } from '../../../platform/src/ledger/balances';
import { checkLedger } from '../../../platform/src/ledger/check';
import type { TestPlayer } from '../../support/funded-player';
import { type PaymentHarness, startPaymentHarness } from '../../support/money/payments';
import { askForWithdrawal, giveCard, makePayee, readWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';

let harness: PaymentHarness;
let payer: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  harness = await startPaymentHarness();
  payer = await makeOperator(harness.platform, 'payments');
  support = await makeOperator(harness.platform, 'support');
});
afterAll(async () => {
  expect((await checkLedger(harness.platform.ctx.db)).violations).toEqual([]);
  await harness.stop();
});

const GOOD = '4242424242424242';
async function waiting(player: TestPlayer, amount = '500'): Promise<string> {
  const { answer } = await askForWithdrawal(harness, player, { amount });
  await giveCard(answer.card_url ?? '', GOOD);
  return answer.id;
}
const at = (id: string, rest = '') => `/operator/withdrawals/${id}${rest}`;
const approve = (id: string, body = {}) => callAs(harness.platform, payer, at(id, '/approve'), { body });
const deny = (id: string, body: object = { reason: 'suspected_fraud' }) =>
  callAs(harness.platform, payer, at(id, '/deny'), { body });
const audited = (id: string) =>
  harness.platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
const pass = (seconds: number) => {
  harness.platform.clock.now = new Date(harness.platform.clock.now.getTime() + seconds * 1000);
};

describe('an operator', () => {
  it('an operator sees waiting withdrawals in the order they came in, and of one all that a decision needs', async () => {
    const player = await makePayee(harness, 200_000n, { rating: 3 });
    const first = await waiting(player, '300');
    pass(60);
    const second = await waiting(player, '400');
    const list = await callAs(harness.platform, support, '/operator/withdrawals', {
      query: { status: 'WAITING_FOR_APPROVAL', player: player.id },
    });
    expect(list.json().items.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(list.body).not.toContain(GOOD);

    const shown = await callAs(harness.platform, support, at(second));
    expect(shown.json()).toMatchObject({
      withdrawal: { id: second, amount: '400.00', rating: 3, card: { brand: 'visa', mask: '•••• 4242' } },
      player: { id: player.id, rating: 3, balances: { electronic: '1300.00', holds: '700.00' } },
      sums: { deposited: '0.00', deposits: 0, withdrawn: '0.00', withdrawals: 0, owed: '0.00' },
      steps: [{ status: 'AWAITING_CARD' }, { status: 'WAITING_FOR_APPROVAL' }],
      earlier: [{ id: first }],
      notes: [],
    });
    expect((await callAs(harness.platform, support, at(crypto.randomUUID()))).statusCode).toBe(404);
  });

  it('an operator approves a withdrawal with a note, kept with who and by which request; it is paid', async () => {
    const player = await makePayee(harness, 100_000n);
    const id = await waiting(player);
    const approved = await approve(id, { note: 'Papers seen' });
    expect(approved.statusCode).toBe(200);
    expect(approved.json()).toMatchObject({ id, status: 'PAYING' });
    expect(await audited(id)).toMatchObject([
      {
        actorKind: 'operator',
        actor: payer.id,
        action: 'withdrawal_approved',
        details: { note: 'Papers seen', request_id: expect.stringMatching(/./) },
      },
    ]);
    expect((await callAs(harness.platform, support, at(id))).json().notes).toMatchObject([
      { operator: payer.name, action: 'withdrawal_approved', text: 'Papers seen' },
    ]);
    await expect
      .poll(async () => {
        pass(5);
        return (await readWithdrawal(harness, player, id)).status;
      })
      .toBe('SUCCESS');
    expect((await callAs(harness.platform, support, at(id))).json().sums).toMatchObject({
      withdrawn: '500.00',
      withdrawals: 1,
    });
    const again = await approve(id);
    expect([again.statusCode, again.json().errorCode, again.json().details]).toEqual([
      409,
      'STATE_CONFLICT',
      { status: 'SUCCESS' },
    ]);
  });

  it('an operator denies a withdrawal by a reason the player reads; the money is back', async () => {
    const player = await makePayee(harness, 100_000n);
    const id = await waiting(player);
    const bad = await deny(id, { reason: 'because' });
    expect([bad.statusCode, bad.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    const denied = await deny(id, { reason: 'recipient_mismatch', note: 'Another name' });
    expect(denied.json()).toMatchObject({ status: 'DENIED', reason: 'recipient_mismatch' });
    expect(await readWithdrawal(harness, player, id)).toMatchObject({ status: 'DENIED', reason: 'recipient_mismatch' });
    expect(await getBalances(harness.platform.ctx.db, player.id, 'uah')).toMatchObject({
      electronic: 100_000n,
      holds: 0n,
    });
    expect(await audited(id)).toMatchObject([
      { action: 'withdrawal_denied', details: { reason: 'recipient_mismatch', note: 'Another name' } },
    ]);
  });

  it('of 200 operators who approve and deny a withdrawal at once exactly one wins', async () => {
    const player = await makePayee(harness, 100_000n);
    const id = await waiting(player);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => (i % 2 ? approve(id) : deny(id))));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((one) => !won.includes(one)))
      expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    expect(await audited(id)).toHaveLength(1);
    const { electronic, holds } = await getBalances(harness.platform.ctx.db, player.id, 'uah');
    const denied = won[0]?.json().status === 'DENIED';
    expect([electronic, holds]).toEqual(denied ? [100_000n, 0n] : [50_000n, 50_000n]);
  });

  it('an operator decides no withdrawal that does not wait for it', async () => {
    const player = await makePayee(harness, 100_000n);
    const { answer } = await askForWithdrawal(harness, player);
    for (const refused of [await approve(answer.id), await deny(answer.id)])
      expect([refused.statusCode, refused.json().details]).toEqual([409, { status: 'AWAITING_CARD' }]);
    expect((await approve(crypto.randomUUID())).statusCode).toBe(404);
  });
});
