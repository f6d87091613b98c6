import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { adjustments } from '../../../platform/src/db/schema/operators';
import { getBalances } from '../../../platform/src/ledger/balances';
import { getHouseBalance } from '../../../platform/src/ledger/house';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let one: TestOperator;
let two: TestOperator;
let third: TestOperator;
it.beforeAll(async ({ platform }) => {
  [one, two, third] = [
    await makeOperator(platform, 'finance'),
    await makeOperator(platform, 'finance'),
    await makeOperator(platform, 'admin'),
  ];
});

const proposal = (player: string, more: Record<string, string> = {}) => ({
  player,
  wallet: 'game',
  amount: '12.50',
  note: 'A round that was cut off',
  reason: 'Ticket 4711',
  idempotency_key: randomUUID(),
  ...more,
});
const propose = (platform: TestPlatform, body: object, who = one) =>
  callAs(platform, who, '/operator/adjustments', { body });
const confirm = (platform: TestPlatform, id: string, who: TestOperator) =>
  callAs(platform, who, `/operator/adjustments/${id}/confirm`, { method: 'POST' });
const reject = (platform: TestPlatform, id: string, who: TestOperator) =>
  callAs(platform, who, `/operator/adjustments/${id}/reject`, { method: 'POST' });
const audited = (platform: TestPlatform, id: string) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);

describe('an adjustment', () => {
  it('an adjustment moves money only when another operator confirms it, and is told to the player', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const proposed = await propose(platform, proposal(player.id));
    expect(proposed.statusCode).toBe(201);
    const { id } = proposed.json();
    expect(proposed.json()).toMatchObject({
      status: 'PENDING',
      amount: '12.50',
      proposed_by: one.name,
      currency: 'uah',
    });
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(1_000n);

    const alone = await confirm(platform, id, one);
    expect([alone.statusCode, alone.json().errorCode]).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(1_000n);

    const house = await getHouseBalance(platform.ctx.db, 'adjustments', 'uah');
    const confirmed = await confirm(platform, id, two);
    expect(confirmed.json()).toMatchObject({ status: 'POSTED', decided_by: two.name });
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(2_250n);
    expect(await getHouseBalance(platform.ctx.db, 'adjustments', 'uah')).toBe(house - 1_250n);
    expect((await audited(platform, id)).map(({ actor, action, details }) => [actor, action, details.amount])).toEqual([
      [one.id, 'adjustment_proposed', '12.50'],
      [two.id, 'adjustment_confirmed', '12.50'],
    ]);
  });

  it('an adjustment is not confirmed by whom the proposer added, nor by who added the proposer, at any remove', async ({
    platform,
  }) => {
    const admin = await makeOperator(platform, 'admin');
    const helper = await makeOperator(platform, 'admin', admin.id);
    const [puppet, sister] = [
      await makeOperator(platform, 'finance', helper.id),
      await makeOperator(platform, 'finance', helper.id),
    ];
    const player = await makePlayer(platform);
    const pairs = [
      [admin, helper],
      [helper, admin],
      [admin, puppet],
      [puppet, admin],
    ] as const;
    for (const [proposer, decider] of pairs) {
      const { id } = (await propose(platform, proposal(player.id), proposer)).json();
      const refused = await confirm(platform, id, decider);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'SECOND_PERSON_NEEDED']);
      expect((await reject(platform, id, decider)).statusCode).toBe(200);
    }
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(0n);
    const { id } = (await propose(platform, proposal(player.id), puppet)).json();
    expect((await confirm(platform, id, sister)).statusCode).toBe(200);
  });

  it('an adjustment takes money as well, never below zero: a clear refusal, nothing changed, and it still waits', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 1_000n, electronic: 5_000n });
    const { id } = (await propose(platform, proposal(player.id, { amount: '-10.01' }))).json();
    const before = await getBalances(platform.ctx.db, player.id, 'uah');
    const refused = await confirm(platform, id, two);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'NOT_ENOUGH_BALANCE']);
    expect(await getBalances(platform.ctx.db, player.id, 'uah')).toEqual(before);
    const [row] = await platform.ctx.db.select().from(adjustments).where(eq(adjustments.id, id));
    expect(row).toMatchObject({ status: 'PENDING', decidedBy: null });
    expect((await audited(platform, id)).map(({ action }) => action)).toEqual(['adjustment_proposed']);

    const { id: all } = (await propose(platform, proposal(player.id, { amount: '-10' }))).json();
    expect((await confirm(platform, all, two)).statusCode).toBe(200);
    expect(await getBalances(platform.ctx.db, player.id, 'uah')).toMatchObject({ game: 0n, electronic: 5_000n });
  });

  it('an adjustment is posted once by 200 who confirm it at once', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = (await propose(platform, proposal(player.id, { amount: '100' }))).json();
    const answers = await Promise.all(Array.from({ length: 200 }, () => confirm(platform, id, two)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(10_000n);
    expect(await audited(platform, id)).toHaveLength(2);
  });

  it('an adjustment is decided once when some confirm and some reject at once', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = (await propose(platform, proposal(player.id, { amount: '7' }))).json();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 2 ? confirm(platform, id, two) : reject(platform, id, third))),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().status);
    expect(new Set(won).size).toBe(1);
    expect(won).toHaveLength(30);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    const given = won[0] === 'POSTED' ? 700n : 0n;
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).game).toBe(given);
    expect(await audited(platform, id)).toHaveLength(2);
  });

  it('an adjustment may be put aside by who proposed it; then nobody confirms it', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = (await propose(platform, proposal(player.id))).json();
    expect((await reject(platform, id, one)).json()).toMatchObject({ status: 'REJECTED', decided_by: one.name });
    const late = await confirm(platform, id, two);
    expect([late.statusCode, late.json().details]).toEqual([409, { why: 'decided', status: 'REJECTED' }]);
  });

  it('an adjustment answers the same proposal to the same key, and refuses another body with it', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const body = proposal(player.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose(platform, body)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const other = await propose(platform, { ...body, amount: '13' });
    expect([other.statusCode, other.json().errorCode]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it.for(['0', '-0.00', '1.234', '1e3', '', '+5', '1,5'])(
    'an adjustment refuses the amount "%s"',
    async (amount, { platform }) => {
      const answer = await propose(platform, proposal(randomUUID(), { amount }));
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    },
  );

  it('an adjustment of an unknown player is not found', async ({ platform }) => {
    const answer = await propose(platform, proposal(randomUUID()));
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('an adjustment is listed by status and player', async ({ platform }) => {
    const player = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
    const { id } = (await propose(platform, proposal(player.id, { wallet: 'bonus' }))).json();
    const list = await callAs(platform, third, '/operator/adjustments', {
      query: { status: 'PENDING', player: player.id },
    });
    expect(list.json()).toMatchObject({ total: 1, items: [{ id, wallet: 'bonus', currency: 'kzt' }] });
  });

  it('an adjustment can’t be posted by one person whatever the code does', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = (await propose(platform, proposal(player.id))).json();
    const alone = platform.ctx.db
      .update(adjustments)
      .set({ status: 'POSTED', decidedBy: one.id, decidedAt: platform.clock.now })
      .where(eq(adjustments.id, id));
    await expect(alone).rejects.toThrow();
  });
});
