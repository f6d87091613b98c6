import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { getBalances } from '../../../platform/src/ledger/balances';
import type { TestPlayer } from '../../support/funded-player';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, giveCard, makePayee, readWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let payer: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  payer = await makeOperator(platform, 'payments');
  support = await makeOperator(platform, 'support');
});

const GOOD = '4242424242424242';
async function waiting(payments: PaymentHarness, player: TestPlayer, amount = '500'): Promise<string> {
  const { answer } = await askForWithdrawal(payments, player, { amount });
  await giveCard(answer.card_url ?? '', GOOD);
  return answer.id;
}
const at = (id: string, rest = '') => `/operator/withdrawals/${id}${rest}`;
const approve = (platform: TestPlatform, id: string, body = {}) =>
  callAs(platform, payer, at(id, '/approve'), { body });
const deny = (platform: TestPlatform, id: string, body: object = { reason: 'suspected_fraud' }) =>
  callAs(platform, payer, at(id, '/deny'), { body });
const audited = (platform: TestPlatform, id: string) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

describe('an operator', () => {
  it('an operator sees waiting withdrawals in the order they came in, and of one all that a decision needs', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 200_000n, { rating: 3 });
    const first = await waiting(payments, player, '300');
    pass(platform, 60);
    const second = await waiting(payments, player, '400');
    const list = await callAs(platform, support, '/operator/withdrawals', {
      query: { status: 'WAITING_FOR_APPROVAL', player: player.id },
    });
    expect(list.json().items.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(list.body).not.toContain(GOOD);

    const shown = await callAs(platform, support, at(second));
    expect(shown.json()).toMatchObject({
      withdrawal: { id: second, amount: '400.00', rating: 3, card: { brand: 'visa', mask: '•••• 4242' } },
      player: { id: player.id, rating: 3, balances: { electronic: '1300.00', holds: '700.00' } },
      sums: { deposited: '0.00', deposits: 0, withdrawn: '0.00', withdrawals: 0, owed: '0.00' },
      steps: [{ status: 'AWAITING_CARD' }, { status: 'WAITING_FOR_APPROVAL' }],
      earlier: [{ id: first }],
      notes: [],
    });
    expect((await callAs(platform, support, at(crypto.randomUUID()))).statusCode).toBe(404);
  });

  it('an operator approves a withdrawal with a note, kept with who and by which request; it is paid', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    const id = await waiting(payments, player);
    const approved = await approve(platform, id, { note: 'Papers seen' });
    expect(approved.statusCode).toBe(200);
    expect(approved.json()).toMatchObject({ id, status: 'PAYING' });
    expect(await audited(platform, id)).toMatchObject([
      {
        actorKind: 'operator',
        actor: payer.id,
        action: 'withdrawal_approved',
        details: { note: 'Papers seen', request_id: expect.stringMatching(/./) },
      },
    ]);
    expect((await callAs(platform, support, at(id))).json().notes).toMatchObject([
      { operator: payer.name, action: 'withdrawal_approved', text: 'Papers seen' },
    ]);
    await expect
      .poll(async () => {
        pass(platform, 5);
        return (await readWithdrawal(payments, player, id)).status;
      })
      .toBe('SUCCESS');
    expect((await callAs(platform, support, at(id))).json().sums).toMatchObject({
      withdrawn: '500.00',
      withdrawals: 1,
    });
    const again = await approve(platform, id);
    expect([again.statusCode, again.json().errorCode, again.json().details]).toEqual([
      409,
      'STATE_CONFLICT',
      { why: 'decided', status: 'SUCCESS' },
    ]);
  });

  it('an operator denies a withdrawal by a reason the player reads; the money is back', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    const id = await waiting(payments, player);
    const bad = await deny(platform, id, { reason: 'because' });
    expect([bad.statusCode, bad.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    const denied = await deny(platform, id, { reason: 'recipient_mismatch', note: 'Another name' });
    expect(denied.json()).toMatchObject({ status: 'DENIED', reason: 'recipient_mismatch' });
    expect(await readWithdrawal(payments, player, id)).toMatchObject({
      status: 'DENIED',
      reason: 'recipient_mismatch',
    });
    expect(await getBalances(platform.ctx.db, player.id, 'uah')).toMatchObject({
      electronic: 100_000n,
      holds: 0n,
    });
    expect(await audited(platform, id)).toMatchObject([
      { action: 'withdrawal_denied', details: { reason: 'recipient_mismatch', note: 'Another name' } },
    ]);
  });

  it('of 200 operators who approve and deny a withdrawal at once exactly one wins', async ({ platform, payments }) => {
    const player = await makePayee(payments, 100_000n);
    const id = await waiting(payments, player);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (i % 2 ? approve(platform, id) : deny(platform, id))),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((one) => !won.includes(one)))
      expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    expect(await audited(platform, id)).toHaveLength(1);
    const { electronic, holds } = await getBalances(platform.ctx.db, player.id, 'uah');
    const denied = won[0]?.json().status === 'DENIED';
    expect([electronic, holds]).toEqual(denied ? [100_000n, 0n] : [50_000n, 50_000n]);
  });

  it('an operator decides no withdrawal that does not wait for it', async ({ platform, payments }) => {
    const player = await makePayee(payments, 100_000n);
    const { answer } = await askForWithdrawal(payments, player);
    for (const refused of [await approve(platform, answer.id), await deny(platform, answer.id)])
      expect([refused.statusCode, refused.json().details]).toEqual([409, { why: 'decided', status: 'AWAITING_CARD' }]);
    expect((await approve(platform, crypto.randomUUID())).statusCode).toBe(404);
  });
});
