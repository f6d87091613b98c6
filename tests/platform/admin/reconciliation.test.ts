import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { ledgerTransfers } from '../../../platform/src/db/schema/ledger';
import { deposits } from '../../../platform/src/db/schema/payments';
import { reconciliationItems } from '../../../platform/src/db/schema/reconciliations';
import { reconcileMissingDays } from '../../../platform/src/services/admin/reconciliation/reconcile-missing-days';
import { makePlayer } from '../../support/funded-player';
import { type PaymentHarness, payAs, startPaymentHarness } from '../../support/money/payments';
import { askForWithdrawal, giveCard, headersOf, makePayee, readWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';

let harness: PaymentHarness;
let finance: TestOperator;
beforeAll(async () => {
  harness = await startPaymentHarness();
  finance = await makeOperator(harness.platform, 'finance');
});
afterAll(() => harness.stop());

const setClock = (at: string) => {
  harness.platform.clock.now = new Date(at);
};
const reconcile = (day: string) => callAs(harness.platform, finance, '/operator/reconciliations', { body: { day } });
const itemsOf = async (day: string) =>
  (await callAs(harness.platform, finance, `/operator/reconciliations/${day}`)).json().items;
const mismatches = async () => {
  const stuck = (await callAs(harness.platform, finance, '/operator/stuck')).json();
  return stuck.items.filter(({ kind }: { kind: string }) => kind === 'reconciliation_mismatch');
};

/** A deposit that the payer's bank approved and we took in. @returns its id */
async function deposit(amount = '100.00', { settle = true } = {}): Promise<string> {
  const player = await makePlayer(harness.platform);
  const headers = await headersOf(harness, player);
  const opened = await harness.platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers,
    body: { amount, method: 'visa', return_path: '/uk/cashbox', idempotency_key: randomUUID() },
  });
  const { deposit: made, redirect_url: url } = opened.json();
  if (settle) await payAs(url, 'approve');
  return made.id;
}
const forget = (id: string) =>
  harness.platform.ctx.db
    .update(deposits)
    .set({ status: 'AWAITING_DEPOSIT', settledAt: null, first: false })
    .where(eq(deposits.id, id));

describe('a day that agrees', () => {
  it('a day that agrees is matched by deposits, withdrawals and what the ledger moved, the same however often', async () => {
    setClock('2026-03-02T10:00:00Z');
    await deposit('100.00');
    await deposit('250.50');
    const payee = await makePayee(harness, 100_000n);
    const { answer } = await askForWithdrawal(harness, payee);
    await giveCard(answer.card_url ?? '', '4242424242424242');
    const payments = await makeOperator(harness.platform, 'payments');
    await callAs(harness.platform, payments, `/operator/withdrawals/${answer.id}/approve`, { body: {} });
    await expect
      .poll(async () => {
        harness.platform.clock.now = new Date(harness.platform.clock.now.getTime() + 5_000);
        return (await readWithdrawal(harness, payee, answer.id)).status;
      })
      .toBe('SUCCESS');

    const early = await reconcile('2026-03-02');
    expect(early.json()).toMatchObject({ complete: false, matched: 3, mismatched: 0, runs: 1 });
    setClock('2026-03-03T08:00:00Z');
    const [first, second] = [await reconcile('2026-03-02'), await reconcile('2026-03-02')];
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
    expect(await mismatches()).toEqual([]);
    const log = await harness.platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'day_reconciled'));
    expect(log).toHaveLength(3);
  });

  it('a day that agrees stays so for what was approved before midnight and taken in after it', async () => {
    setClock('2026-03-05T23:59:58Z');
    const id = await deposit();
    await harness.platform.ctx.db
      .update(deposits)
      .set({ settledAt: new Date('2026-03-06T00:00:03Z') })
      .where(eq(deposits.id, id));
    setClock('2026-03-07T08:00:00Z');
    expect((await reconcile('2026-03-05')).json()).toMatchObject({ matched: 1, mismatched: 0 });
    expect((await reconcile('2026-03-06')).json()).toMatchObject({ matched: 0, mismatched: 0 });
  });
});

describe('a day that does not agree', () => {
  it('a day that does not agree names what only one side has and what differs, and leaves the list when put right', async () => {
    setClock('2026-03-10T12:00:00Z');
    const ours = await deposit('70.00');
    const missingHere = await deposit('80.00');
    const different = await deposit('90.00');
    await deposit('95.00');
    await forget(missingHere);
    const [kept] = (
      await harness.gateway.db.query(`select id, settled_at from payments where merchant_reference = $1`, [ours])
    ).rows;
    await harness.gateway.db.query(`update payments set settled_at = $1 where id = $2`, [
      '2026-01-01T00:00:00Z',
      kept.id,
    ]);
    await harness.gateway.db.query(`update payments set amount = '91.00' where merchant_reference = $1`, [different]);

    setClock('2026-03-11T08:00:00Z');
    const found = await reconcile('2026-03-10');
    expect(found.json()).toMatchObject({ matched: 1, mismatched: 3, complete: true });
    const items = await itemsOf('2026-03-10');
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
    expect(await mismatches()).toMatchObject([{ id: '2026-03-10' }]);
    const listed = await callAs(harness.platform, finance, '/operator/reconciliations', {
      query: { mismatched: 'true' },
    });
    expect(listed.json().items).toMatchObject([{ day: '2026-03-10' }]);

    await harness.gateway.db.query(`update payments set settled_at = $1 where id = $2`, [kept.settled_at, kept.id]);
    await harness.gateway.db.query(`update payments set amount = '90.00' where merchant_reference = $1`, [different]);
    await harness.platform.ctx.db
      .update(deposits)
      .set({ status: 'SUCCESS', settledAt: new Date('2026-03-10T12:00:00Z') })
      .where(eq(deposits.id, missingHere));
    expect((await reconcile('2026-03-10')).json()).toMatchObject({ matched: 4, mismatched: 0, runs: 2 });
    expect(await itemsOf('2026-03-10')).toEqual([]);
    expect(await mismatches()).toEqual([]);
  });

  it('a day that does not agree finds a record that the ledger knows nothing of, and two at once keep one result', async () => {
    setClock('2026-03-12T12:00:00Z');
    const id = await deposit('60.00', { settle: false });
    await harness.gateway.db.query(
      `update payments set status = 'approved', settled_at = $2 where merchant_reference = $1`,
      [id, '2026-03-12T12:00:00Z'],
    );
    await harness.platform.ctx.db
      .update(deposits)
      .set({ status: 'SUCCESS', settledAt: harness.platform.clock.now })
      .where(eq(deposits.id, id));
    setClock('2026-03-13T08:00:00Z');
    const answers = await Promise.all(Array.from({ length: 6 }, () => reconcile('2026-03-12')));
    for (const answer of answers) expect(answer.json()).toMatchObject({ matched: 0, mismatched: 1 });
    expect(await itemsOf('2026-03-12')).toMatchObject([
      { difference: 'not_posted', reference: id, ours: '60.00', theirs: '60.00', posted: null },
    ]);
    const rows = await harness.platform.ctx.db.select().from(reconciliationItems);
    expect(rows).toHaveLength(1);

    const note = 'Posted by hand, ticket 12';
    const seen = await callAs(harness.platform, finance, '/operator/stuck/acknowledge', {
      body: { kind: 'reconciliation_mismatch', id: '2026-03-12', note },
    });
    expect(seen.statusCode).toBe(200);
    expect(await mismatches()).toEqual([]);
    setClock('2026-03-13T09:00:00Z');
    await reconcile('2026-03-12');
    expect(await mismatches()).toHaveLength(1);
  });

  it('a day that does not agree finds money on the clearing account that no record explains', async () => {
    const player = await makePlayer(harness.platform, { game: 4_200n });
    // The ledger stamps postings by the database's own clock: the day is the one of this posting.
    const key = `test-funds:${player.id}:game`;
    const [posted] = await harness.platform.ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, key));
    harness.platform.clock.now = posted?.createdAt ?? new Date();
    const day = harness.platform.clock.now.toISOString().slice(0, 10);
    await reconcile(day);
    expect(await itemsOf(day)).toEqual(
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
  it('the daily reconciliation makes up for the days it missed, once, and no further back than a week', async () => {
    setClock('2026-04-20T12:00:00Z');
    await deposit();
    setClock('2026-04-22T01:20:00Z');
    const { reconciled } = await reconcileMissingDays(harness.platform.ctx);
    expect(reconciled).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-04-${day}`));
    expect((await reconcileMissingDays(harness.platform.ctx)).reconciled).toEqual([]);
    const { reconciliation } = (await callAs(harness.platform, finance, '/operator/reconciliations/2026-04-20')).json();
    expect(reconciliation).toMatchObject({ ran_by: 'job', matched: 1, mismatched: 0, complete: true });
  });

  it('the daily reconciliation keeps nothing when the gateway does not answer, and says so', async () => {
    setClock('2026-04-23T01:20:00Z');
    await harness.gateway.app.close();
    await expect(reconcileMissingDays(harness.platform.ctx)).rejects.toMatchObject({
      code: 'PAYMENT_GATEWAY_UNAVAILABLE',
    });
    const refused = await reconcile('2026-04-22');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'PAYMENT_GATEWAY_UNAVAILABLE']);
    expect((await callAs(harness.platform, finance, '/operator/reconciliations/2026-04-22')).statusCode).toBe(404);
  });

  it('a day that has not begun is not reconciled', async () => {
    const refused = await reconcile('2099-01-01');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 'BAD_REQUEST']);
  });
});
