import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { ledgerTransfers } from '../../../platform/src/db/schema/ledger';
import { deposits } from '../../../platform/src/db/schema/payments';
import { reconciliationItems } from '../../../platform/src/db/schema/reconciliations';
import { reconcileMissingDays } from '../../../platform/src/services/admin/reconciliation/reconcile-missing-days';
import { makePlayer } from '../../support/funded-player';
import { type PaymentHarness, payAs } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, giveCard, headersOf, makePayee, readWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let finance: TestOperator;
it.beforeAll(async ({ platform }) => {
  finance = await makeOperator(platform, 'finance');
});

const setClock = (platform: TestPlatform, at: string) => {
  platform.clock.now = new Date(at);
};
const reconcile = (platform: TestPlatform, day: string) =>
  callAs(platform, finance, '/operator/reconciliations', { body: { day } });
const itemsOf = async (platform: TestPlatform, day: string) =>
  (await callAs(platform, finance, `/operator/reconciliations/${day}`)).json().items;
const mismatches = async (platform: TestPlatform) => {
  const stuck = (await callAs(platform, finance, '/operator/stuck')).json();
  return stuck.items.filter(({ kind }: { kind: string }) => kind === 'reconciliation_mismatch');
};

/** A deposit that the payer's bank approved and we took in. @returns its id */
async function deposit(
  platform: TestPlatform,
  payments: PaymentHarness,
  amount = '100.00',
  { settle = true } = {},
): Promise<string> {
  const player = await makePlayer(platform);
  const headers = await headersOf(payments, player);
  const opened = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers,
    body: { amount, method: 'visa', return_path: '/uk/cashbox', idempotency_key: randomUUID() },
  });
  const { deposit: made, redirect_url: url } = opened.json();
  if (settle) await payAs(url, 'approve');
  return made.id;
}
const forget = (platform: TestPlatform, id: string) =>
  platform.ctx.db
    .update(deposits)
    .set({ status: 'AWAITING_DEPOSIT', settledAt: null, first: false })
    .where(eq(deposits.id, id));

describe('a day that agrees', () => {
  it('a day that agrees is matched by deposits, withdrawals and what the ledger moved, the same however often', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-03-02T10:00:00Z');
    await deposit(platform, payments, '100.00');
    await deposit(platform, payments, '250.50');
    const payee = await makePayee(payments, 100_000n);
    const { answer } = await askForWithdrawal(payments, payee);
    await giveCard(answer.card_url ?? '', '4242424242424242');
    const payer = await makeOperator(platform, 'payments');
    await callAs(platform, payer, `/operator/withdrawals/${answer.id}/approve`, { body: {} });
    await expect
      .poll(async () => {
        platform.clock.now = new Date(platform.clock.now.getTime() + 5_000);
        return (await readWithdrawal(payments, payee, answer.id)).status;
      })
      .toBe('SUCCESS');

    const early = await reconcile(platform, '2026-03-02');
    expect(early.json()).toMatchObject({ complete: false, matched: 3, mismatched: 0, runs: 1 });
    setClock(platform, '2026-03-03T08:00:00Z');
    const [first, second] = [await reconcile(platform, '2026-03-02'), await reconcile(platform, '2026-03-02')];
    expect(first.json()).toMatchObject({ complete: true, matched: 3, mismatched: 0, ran_by: finance.name, runs: 2 });
    expect({ ...second.json(), runs: 2 }).toEqual(first.json());
    expect(first.json().totals).toEqual(
      expect.arrayContaining([
        {
          kind: 'payment',
          currency: 'uah',
          matched: { count: 2, amount: '350.50' },
          ours: { count: 2, amount: '350.50' },
          theirs: { count: 2, amount: '350.50' },
        },
        {
          kind: 'payout',
          currency: 'uah',
          matched: { count: 1, amount: '500.00' },
          ours: { count: 1, amount: '500.00' },
          theirs: { count: 1, amount: '500.00' },
        },
      ]),
    );
    expect(await mismatches(platform)).toEqual([]);
    const log = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'day_reconciled'));
    expect(log).toHaveLength(3);
  });

  it('a day that agrees stays so for what was approved before midnight and taken in after it', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-03-05T23:59:58Z');
    const id = await deposit(platform, payments);
    await platform.ctx.db
      .update(deposits)
      .set({ settledAt: new Date('2026-03-06T00:00:03Z') })
      .where(eq(deposits.id, id));
    setClock(platform, '2026-03-07T08:00:00Z');
    expect((await reconcile(platform, '2026-03-05')).json()).toMatchObject({ matched: 1, mismatched: 0 });
    expect((await reconcile(platform, '2026-03-06')).json()).toMatchObject({ matched: 0, mismatched: 0 });
  });
});

describe('a day that does not agree', () => {
  it('a day that does not agree names what only one side has and what differs, and leaves the list when put right', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-03-10T12:00:00Z');
    const ours = await deposit(platform, payments, '70.00');
    const missingHere = await deposit(platform, payments, '80.00');
    const different = await deposit(platform, payments, '90.00');
    await deposit(platform, payments, '95.00');
    await forget(platform, missingHere);
    const [kept] = (
      await payments.gateway.db.query(`select id, settled_at from payments where merchant_reference = $1`, [ours])
    ).rows;
    await payments.gateway.db.query(`update payments set settled_at = $1 where id = $2`, [
      '2026-01-01T00:00:00Z',
      kept.id,
    ]);
    await payments.gateway.db.query(`update payments set amount = '91.00' where merchant_reference = $1`, [different]);

    setClock(platform, '2026-03-11T08:00:00Z');
    const found = await reconcile(platform, '2026-03-10');
    expect(found.json()).toMatchObject({ matched: 1, mismatched: 3, complete: true });
    const items = await itemsOf(platform, '2026-03-10');
    expect(items).toHaveLength(3);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ difference: 'missing_here', reference: missingHere, ours: null, theirs: '80.00' }),
        expect.objectContaining({
          difference: 'missing_there',
          reference: ours,
          ours: '70.00',
          theirs: null,
          posted: '-70.00',
        }),
        expect.objectContaining({ difference: 'different', reference: different, ours: '90.00', theirs: '91.00' }),
      ]),
    );
    expect(await mismatches(platform)).toMatchObject([{ id: '2026-03-10' }]);
    const listed = await callAs(platform, finance, '/operator/reconciliations', {
      query: { mismatched: 'true' },
    });
    expect(listed.json().items).toMatchObject([{ day: '2026-03-10' }]);

    await payments.gateway.db.query(`update payments set settled_at = $1 where id = $2`, [kept.settled_at, kept.id]);
    await payments.gateway.db.query(`update payments set amount = '90.00' where merchant_reference = $1`, [different]);
    await platform.ctx.db
      .update(deposits)
      .set({ status: 'SUCCESS', settledAt: new Date('2026-03-10T12:00:00Z') })
      .where(eq(deposits.id, missingHere));
    expect((await reconcile(platform, '2026-03-10')).json()).toMatchObject({ matched: 4, mismatched: 0, runs: 2 });
    expect(await itemsOf(platform, '2026-03-10')).toEqual([]);
    expect(await mismatches(platform)).toEqual([]);
  });

  it('a day that does not agree finds a record that the ledger knows nothing of, and two at once keep one result', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-03-12T12:00:00Z');
    const id = await deposit(platform, payments, '60.00', { settle: false });
    await payments.gateway.db.query(
      `update payments set status = 'approved', settled_at = $2 where merchant_reference = $1`,
      [id, '2026-03-12T12:00:00Z'],
    );
    await platform.ctx.db
      .update(deposits)
      .set({ status: 'SUCCESS', settledAt: platform.clock.now })
      .where(eq(deposits.id, id));
    setClock(platform, '2026-03-13T08:00:00Z');
    const answers = await Promise.all(Array.from({ length: 6 }, () => reconcile(platform, '2026-03-12')));
    for (const answer of answers) expect(answer.json()).toMatchObject({ matched: 0, mismatched: 1 });
    expect(await itemsOf(platform, '2026-03-12')).toMatchObject([
      { difference: 'not_posted', reference: id, ours: '60.00', theirs: '60.00', posted: null },
    ]);
    const rows = await platform.ctx.db.select().from(reconciliationItems);
    expect(rows).toHaveLength(1);

    const note = 'Posted by hand, ticket 12';
    const seen = await callAs(platform, finance, '/operator/stuck/acknowledge', {
      body: { kind: 'reconciliation_mismatch', id: '2026-03-12', note },
    });
    expect(seen.statusCode).toBe(200);
    expect(await mismatches(platform)).toEqual([]);
    setClock(platform, '2026-03-13T09:00:00Z');
    await reconcile(platform, '2026-03-12');
    expect(await mismatches(platform)).toHaveLength(1);
  });

  it('a day that does not agree finds money on the clearing account that no record explains', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 4_200n });
    // The ledger stamps postings by the database's own clock: the day is the one of this posting.
    const key = `test-funds:${player.id}:game`;
    const [posted] = await platform.ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, key));
    platform.clock.now = posted?.createdAt ?? new Date();
    const day = platform.clock.now.toISOString().slice(0, 10);
    await reconcile(platform, day);
    expect(await itemsOf(platform, day)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          difference: 'unexplained',
          kind: 'posting',
          reference: key,
          posted: '-42.00',
        }),
      ]),
    );
  });
});

describe('the daily job', () => {
  it('the daily reconciliation makes up for the days it missed, once, and no further back than a week', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-04-20T12:00:00Z');
    await deposit(platform, payments);
    setClock(platform, '2026-04-22T01:20:00Z');
    const { reconciled } = await reconcileMissingDays(platform.ctx);
    expect(reconciled).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-04-${day}`));
    expect((await reconcileMissingDays(platform.ctx)).reconciled).toEqual([]);
    const { reconciliation } = (await callAs(platform, finance, '/operator/reconciliations/2026-04-20')).json();
    expect(reconciliation).toMatchObject({ ran_by: 'job', matched: 1, mismatched: 0, complete: true });
  });

  it('the daily reconciliation keeps nothing when the gateway does not answer, and says so', async ({
    platform,
    payments,
  }) => {
    setClock(platform, '2026-04-23T01:20:00Z');
    await payments.gateway.app.close();
    await expect(reconcileMissingDays(platform.ctx)).rejects.toMatchObject({
      code: 'PAYMENT_GATEWAY_UNAVAILABLE',
    });
    const refused = await reconcile(platform, '2026-04-22');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'PAYMENT_GATEWAY_UNAVAILABLE']);
    expect((await callAs(platform, finance, '/operator/reconciliations/2026-04-22')).statusCode).toBe(404);
  });

  it('a day that has not begun is not reconciled', async ({ platform }) => {
    const refused = await reconcile(platform, '2099-01-01');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 'BAD_REQUEST']);
  });
});
