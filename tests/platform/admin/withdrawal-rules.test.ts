import type { WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import { addDays, addHours, subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { promotionVersions } from '../../../platform/src/db/schema/promotions';
import { riskCases, withdrawalRulings } from '../../../platform/src/db/schema/risk';
import { decideByRules } from '../../../platform/src/services/admin/withdrawal-rules/decide-by-rules';
import type { TestPlayer } from '../../support/funded-player';
import type { PaymentHarness } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { GOOD_CARD, makePayee, readWithdrawal, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let payer: TestOperator;
it.beforeAll(async ({ platform }) => {
  payer = await makeOperator(platform, 'payments');
});

const SMALL: WithdrawalRules['rules'][number] = {
  name: 'Small sums',
  when: [{ of: 'money', fact: 'amount', bound: 'at_most', amounts: { uah: '400', kzt: '4000' } }],
  outcome: 'approve',
};
const LARGE: WithdrawalRules['rules'][number] = {
  name: 'Large sums',
  when: [{ of: 'money', fact: 'amount', bound: 'at_least', amounts: { uah: '600', kzt: null } }],
  outcome: 'hold',
};
const RULES: WithdrawalRules = { ceiling: { uah: '1000', kzt: '10000' }, rules: [LARGE, SMALL] };

/** Has rules hold from now on, as if one person had proposed and another confirmed them. */
async function rulesHold(platform: TestPlatform, value: WithdrawalRules): Promise<void> {
  const { db } = platform.ctx;
  const [one, other] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
  const before = await db.$count(promotionVersions, eq(promotionVersions.kind, 'withdrawal-rules'));
  const now = platform.clock.now;
  await db.insert(promotionVersions).values({
    ...{ kind: 'withdrawal-rules', version: before + 1, state: 'confirmed', edition: 1, value, basedOn: 0 },
    ...{ validFrom: now, note: 'For a test', createdBy: one.id, createdAt: now, proposedBy: one.id, proposedAt: now },
    ...{ confirmedBy: other.id, confirmedAt: now },
  });
}

/** A player who has been here for long. */
async function makeRegular(payments: PaymentHarness): Promise<TestPlayer> {
  const player = await makePayee(payments, 500_000n);
  const createdAt = subDays(payments.platform.clock.now, 90);
  await payments.platform.ctx.db.update(users).set({ createdAt }).where(eq(users.id, player.id));
  return player;
}
const ask = async (payments: PaymentHarness, amount: string, player?: TestPlayer) => {
  const who = player ?? (await makeRegular(payments));
  return { player: who, id: await waitingWithdrawal(payments, who, GOOD_CARD, amount) };
};
const rulingsOf = ({ ctx }: TestPlatform, id: string) =>
  ctx.db.select().from(withdrawalRulings).where(eq(withdrawalRulings.withdrawalId, id));
const deedsOf = async ({ ctx }: TestPlatform, id: string) =>
  (await ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ actor, action, details }) => [actor, action, details.rule],
  );
const casesOf = ({ ctx }: TestPlatform, { id }: TestPlayer) =>
  ctx.db.select().from(riskCases).where(eq(riskCases.userId, id));
const record = async (platform: TestPlatform, id: string) =>
  (await callAs(platform, payer, `/operator/withdrawal-queue/${id}`)).json();

it('rules of withdrawals decide nothing while none hold, and not later either about what waited then', async ({
  platform,
  payments,
}) => {
  const { player, id } = await ask(payments, '300');
  await decideByRules(platform.ctx);
  await rulesHold(platform, RULES);
  await decideByRules(platform.ctx);
  expect(await readWithdrawal(payments, player, id)).toMatchObject({ status: 'WAITING_FOR_APPROVAL' });
  expect(await rulingsOf(platform, id)).toMatchObject([{ version: 0, outcome: 'review', rule: null }]);
  expect((await record(platform, id)).withdrawal.ruling).toBeNull();
});

it('rules of withdrawals approve what fits, once, in their own name; the queue says by which rule', async ({
  platform,
  payments,
}) => {
  await rulesHold(platform, RULES);
  const { player, id } = await ask(payments, '300');
  const [one, other] = await Promise.all([decideByRules(platform.ctx), decideByRules(platform.ctx)]);
  expect([(one?.approve ?? 0) + (other?.approve ?? 0)]).toEqual([1]);
  expect((await readWithdrawal(payments, player, id)).status).toMatch(/PAYING|SUCCESS/);
  expect(await deedsOf(platform, id)).toEqual([['withdrawal_rules', 'withdrawal_approved', 'Small sums']]);
  expect((await record(platform, id)).withdrawal.ruling).toEqual({
    outcome: 'approve',
    rule: 'Small sums',
    guards: [],
  });
  expect(await decideByRules(platform.ctx)).toMatchObject({ approve: 0 });
});

it('the queue is narrowed to what rules did, and to what whoever asks may not approve alone', async ({
  platform,
  payments,
}) => {
  const player = await makeRegular(payments);
  await rulesHold(platform, RULES);
  const [{ id: approved }, { id: held }] = [await ask(payments, '300', player), await ask(payments, '700', player)];
  await decideByRules(platform.ctx);
  const { id: unseen } = await ask(payments, '310', player);
  const cashier = await withRights(platform, ['withdrawals.read', 'withdrawals.decide'], {
    'withdrawals.decide': { uah: '350.00', kzt: null },
  });
  const found = async (who: Pick<TestOperator, 'headers'>, filters: Record<string, string>) => {
    const query = { player: player.id, ...filters };
    const { items } = (await callAs(platform, who, '/operator/withdrawal-queue', { query })).json();
    return items.map(({ id }: { id: string }) => id);
  };
  expect(await found(payer, { ruling: 'approve' })).toEqual([approved]);
  expect(await found(payer, { ruling: 'hold' })).toEqual([held]);
  expect(await found(payer, { ruling: 'none' })).toEqual([unseen]);
  expect(await found(payer, { ruling: 'review' })).toEqual([]);
  expect(await found(cashier, { bound: 'above' })).toEqual([held]);
  expect(new Set(await found(cashier, { bound: 'within' }))).toEqual(new Set([unseen, approved]));
  const unbound = await withRights(platform, ['withdrawals.read', 'withdrawals.decide']);
  expect(await found(unbound, { bound: 'above' })).toEqual([]);
  expect(await found(unbound, { bound: 'within' })).toHaveLength(3);
});

it('rules of withdrawals hold with a case that is linked to the withdrawal; the next one of the player is linked to the same', async ({
  platform,
  payments,
}) => {
  await rulesHold(platform, RULES);
  const { player, id } = await ask(payments, '700');
  await decideByRules(platform.ctx);
  const [opened] = await casesOf(platform, player);
  expect(opened).toMatchObject({ reason: 'Large sums', openedBy: null, kind: 'money' });
  const second = await ask(payments, '800', player);
  await decideByRules(platform.ctx);
  expect(await casesOf(platform, player)).toHaveLength(1);
  const shown = (await callAs(platform, payer, `/operator/risk-cases/${opened?.id}`)).json();
  expect(shown.links.map((link: { id: string }) => link.id).toSorted()).toEqual([id, second.id].toSorted());
  expect(shown.timeline).toMatchObject([{ step: 'opened', by: null, text: 'Large sums' }]);
  expect((await record(platform, id)).withdrawal).toMatchObject({
    status: 'WAITING_FOR_APPROVAL',
    ruling: { outcome: 'hold', rule: 'Large sums' },
  });
});

it('rules of withdrawals leave to a person what a guard stands before, and say which', async ({
  platform,
  payments,
}) => {
  await rulesHold(platform, { ...RULES, ceiling: { uah: '350', kzt: '1' }, rules: [SMALL] });
  const { player, id } = await ask(payments, '360');
  const careful = await ask(payments, '300');
  await platform.ctx.db.insert(harmCases).values({
    ...{ userId: careful.player.id, openedAt: platform.clock.now, reason: 'Seen', signalsFrom: '2026-03-01' },
  });
  await decideByRules(platform.ctx);
  expect(await rulingsOf(platform, id)).toMatchObject([{ outcome: 'review', guards: ['above_ceiling'] }]);
  expect(await rulingsOf(platform, careful.id)).toMatchObject([{ outcome: 'review', guards: ['open_harm_case'] }]);
  expect(await readWithdrawal(payments, player, id)).toMatchObject({ status: 'WAITING_FOR_APPROVAL' });
});

it('rules of withdrawals and a person at once decide once, and what a person decided is left alone', async ({
  platform,
  payments,
}) => {
  await rulesHold(platform, RULES);
  const { player, id } = await ask(payments, '300');
  const [denied] = await Promise.all([
    callAs(platform, payer, `/operator/withdrawals/${id}/deny`, { body: { reason: 'suspected_fraud' } }),
    decideByRules(platform.ctx),
  ]);
  const { status } = await readWithdrawal(payments, player, id);
  expect(denied.statusCode === 200 ? status : 'approved').toBe(denied.statusCode === 200 ? 'DENIED' : 'approved');
  const deeds = await deedsOf(platform, id);
  expect(deeds.filter(([, action]) => String(action).startsWith('withdrawal_'))).toHaveLength(1);
});

const tryOut = async (platform: TestPlatform, value: WithdrawalRules) =>
  callAs(platform, payer, '/operator/promotion-settings/preview', {
    body: { rules: { kind: 'withdrawal-rules', value } },
  });

it('a dry run says what rules would have done, where a person decided otherwise, and changes nothing', async ({
  platform,
  payments,
}) => {
  await platform.ctx.db.delete(withdrawalRulings);
  platform.clock.now = addDays(platform.clock.now, 40);
  await rulesHold(platform, { ...RULES, rules: [] });
  const [small, large, middle] = [await ask(payments, '300'), await ask(payments, '700'), await ask(payments, '500')];
  const decide = (id: string, how: 'approve' | 'deny', body: object) =>
    callAs(platform, payer, `/operator/withdrawals/${id}/${how}`, { body });
  await decide(small.id, 'deny', { reason: 'suspected_fraud' });
  await decide(large.id, 'approve', {});
  const answer = await tryOut(platform, RULES);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      kind: 'withdrawal-rules',
      looked_at: 3,
      left_out: 0,
      outcomes: [
        { outcome: 'approve', sums: [{ currency: 'uah', count: 1, sum: '300.00' }, { count: 0 }] },
        { outcome: 'hold', sums: [{ count: 1, sum: '700.00' }, { count: 0 }] },
        { outcome: 'review', sums: [{ count: 1, sum: '500.00' }, { count: 0 }] },
      ],
      rules: [
        { rule: 'Large sums', count: 1 },
        { rule: 'Small sums', count: 1 },
        { rule: null, count: 1 },
      ],
      guarded: 0,
      differ: { approved_denied: 1, held_approved: 1 },
      items: [{ differs: true }, { differs: true }, { id: middle.id, person: 'waiting', differs: false }],
    },
  ]);
  expect(await rulingsOf(platform, middle.id)).toEqual([]);
  expect(await casesOf(platform, large.player)).toEqual([]);
});

it('a dry run judges by what was known then: a case that was opened later held nothing up', async ({
  platform,
  payments,
}) => {
  const { player, id } = await ask(payments, '300');
  const before = platform.clock.now;
  platform.clock.now = addHours(before, 1);
  const body = { about: 'player', id: player.id, kind: 'money', reason: 'Something has turned up' };
  await callAs(platform, payer, '/operator/risk-cases', { body });
  const find = async () => (await tryOut(platform, RULES)).json().items.find((item: { id: string }) => item.id === id);
  expect(await find()).toMatchObject({ outcome: 'approve', guards: [] });
  await platform.ctx.db
    .update(riskCases)
    .set({ openedAt: subDays(before, 1) })
    .where(eq(riskCases.userId, player.id));
  expect(await find()).toMatchObject({ outcome: 'review', guards: ['open_case'] });
});

it('a dry run refuses rules that keep no bounds: a ceiling that is too high, two of one name, a rule without a condition', async ({
  platform,
}) => {
  const wrong: WithdrawalRules[] = [
    { ...RULES, ceiling: { uah: '50000.01', kzt: '1' } },
    { ...RULES, rules: [SMALL, { ...LARGE, name: 'small sums' }] },
    { ...RULES, rules: [{ ...SMALL, when: [] }] },
  ];
  for (const value of wrong) expect((await tryOut(platform, value)).statusCode).toBe(422);
});
