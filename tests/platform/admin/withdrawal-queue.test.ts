import { subDays } from 'date-fns';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { sessions, users } from '../../../platform/src/db/schema/accounts';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { personMarks } from '../../../platform/src/db/schema/person-marks';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import type { TestPlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { type PaymentHarness, payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, GOOD_CARD, makePayee, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, play } from '../../support/play/wallet-caller';

const it = paymentsTest();
const OTHER_CARD = '5555555555554444';
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  support = await makeOperator(platform, 'support');
});

type Item = { id: string; hints: { code: string }[] };
const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const queue = async (platform: TestPlatform, query: Record<string, string>): Promise<{ items: Item[]; next: string }> =>
  (await callAs(platform, support, '/operator/withdrawal-queue', { query })).json();
const record = async (platform: TestPlatform, id: string) =>
  (await callAs(platform, support, `/operator/withdrawal-queue/${id}`)).json();
const idsOf = ({ items }: { items: Item[] }) => items.map(({ id }) => id);

/** A player who has been here for long, whose identity is not looked at: the hint of it alone is theirs. */
async function makeRegular(payments: PaymentHarness, electronic = 500_000n): Promise<TestPlayer> {
  const { platform } = payments;
  const player = await makePayee(payments, electronic);
  await platform.ctx.db
    .update(users)
    .set({ createdAt: subDays(platform.clock.now, 90) })
    .where(eq(users.id, player.id));
  return player;
}

/**
 * The hints of a withdrawal but for what players of these tests have anyway: no identity that was checked, and, where the test is not of
 * that, the one good card.
 */
async function hintsOf(
  platform: TestPlatform,
  id: string,
  left: readonly string[] = ['shared_card'],
): Promise<object[]> {
  const { withdrawal } = await record(platform, id);
  const hints: { code: string }[] = withdrawal.hints;
  return hints.filter(({ code }) => code !== 'identity_not_checked' && !left.includes(code));
}

describe('the queue of withdrawals', () => {
  it('a withdrawal comes with player, amount, rail and age, and without a contact', async ({ platform, payments }) => {
    const player = await makeRegular(payments);
    await platform.ctx.db.insert(nicknames).values({ folded: 'queuer', userId: player.id, nickname: 'Queuer' });
    const id = await waitingWithdrawal(payments, player);
    pass(platform, 90);
    const answer = await callAs(platform, support, '/operator/withdrawal-queue', { query: { player: player.id } });
    expect(answer.json()).toMatchObject({
      next: null,
      items: [
        {
          id,
          player: { id: player.id, nickname: 'Queuer', rating: 1 },
          amount: '500.00',
          currency: 'uah',
          rail: 'visa',
          status: 'WAITING_FOR_APPROVAL',
          hints: [{ code: 'identity_not_checked', waiting: false }],
        },
      ],
    });
    expect(answer.json().items[0].waited_seconds).toBeGreaterThanOrEqual(90);
    const [{ phone } = { phone: null }] = await platform.ctx.db
      .select({ phone: users.phone })
      .from(users)
      .where(eq(users.id, player.id));
    expect(answer.body).not.toContain(phone);
    expect(JSON.stringify(await record(platform, id))).not.toContain(phone);
  });

  it('pages by age and by amount follow each other, though withdrawals come and go between them', async ({
    platform,
    payments,
  }) => {
    const player = await makeRegular(payments);
    const made: string[] = [];
    for (const amount of ['300', '500', '300']) {
      made.push(await waitingWithdrawal(payments, player, GOOD_CARD, amount));
      pass(platform, 60);
    }
    const [first = '', second = '', third = ''] = made;
    const own = { player: player.id, pageSize: '1' };
    const one = await queue(platform, own);
    expect(idsOf(one)).toEqual([first]);
    await platform.ctx.db
      .update(withdrawals)
      .set({ createdAt: subDays(platform.clock.now, 1) })
      .where(eq(withdrawals.id, third));
    expect(idsOf(await queue(platform, { ...own, cursor: one.next }))).toEqual([second]);
    expect(idsOf(await queue(platform, { player: player.id }))).toEqual([third, first, second]);
    expect(idsOf(await queue(platform, { player: player.id, order: 'desc' }))).toEqual([second, first, third]);

    const byAmount = { player: player.id, sort: 'amount', pageSize: '2' };
    const largest = await queue(platform, { ...byAmount, order: 'desc' });
    expect(largest.items[0]?.id).toBe(second);
    const rest = await queue(platform, { ...byAmount, order: 'desc', cursor: largest.next });
    expect(new Set([...idsOf(largest), ...idsOf(rest)])).toEqual(new Set(made));
    expect(rest.next).toBeNull();
    const foreign = await callAs(platform, support, '/operator/withdrawal-queue', { query: { cursor: 'elsewhere' } });
    expect([foreign.statusCode, foreign.json().errorCode]).toEqual([400, 'BAD_REQUEST']);
  });

  it('filters leave what they name and nothing else', async ({ platform, payments }) => {
    const player = await makeRegular(payments);
    const old = await waitingWithdrawal(payments, player, GOOD_CARD, '400');
    pass(platform, 3600);
    const fresh = await waitingWithdrawal(payments, player, OTHER_CARD, '600');
    const { answer: without } = await askForWithdrawal(payments, player, { amount: '200' });
    const all = { player: player.id };
    const found = async (filters: Record<string, string>) => idsOf(await queue(platform, { ...all, ...filters }));
    expect(await found({ status: 'WAITING_FOR_APPROVAL' })).toEqual([old, fresh]);
    expect(await found({ status: 'AWAITING_CARD' })).toEqual([without.id]);
    expect(await found({ rail: 'mastercard' })).toEqual([fresh]);
    expect(await found({ amount_from: '400', amount_to: '400.00' })).toEqual([old]);
    expect(await found({ amount_from: '400.01' })).toEqual([fresh]);
    expect(await found({ waiting_minutes: '59' })).toEqual([old]);
    expect(await found({ currency: 'kzt' })).toEqual([]);
    expect(await found({ currency: 'uah' })).toHaveLength(3);
  });

  it('the withdrawals of one hint are found through all others, page by page', async ({ platform, payments }) => {
    const players = [await makeRegular(payments), await makeRegular(payments), await makeRegular(payments)];
    const ids: string[] = [];
    for (const player of players) {
      ids.push(await waitingWithdrawal(payments, player));
      pass(platform, 1);
    }
    const cased = players.filter((_, place) => place !== 1);
    for (const { id } of cased)
      await callAs(platform, support, `/operator/players/${id}/harm-case`, { body: { reason: 'Was told so' } });
    const query = { hint: 'open_harm_case', status: 'WAITING_FOR_APPROVAL', pageSize: '1' };
    const one = await queue(platform, query);
    const two = await queue(platform, { ...query, cursor: one.next });
    expect([...idsOf(one), ...idsOf(two)]).toEqual([ids[0], ids[2]]);
    const end = two.next === null ? { items: [] } : await queue(platform, { ...query, cursor: two.next });
    expect(end.items).toEqual([]);
    await platform.ctx.db.delete(harmCases).where(
      inArray(
        harmCases.userId,
        cased.map(({ id }) => id),
      ),
    );
  });
});

describe('a hint', () => {
  it('less was staked than was paid in, until the deposit is played', async ({ platform, payments }) => {
    const player = await makeRegular(payments);
    await payIn(payments, player, '300');
    pass(platform, 60);
    const game = await play(platform, player);
    await game.bet('r1', 'b1', '100.00');
    await game.win('r1', 'w1', '0.00');
    pass(platform, 60);
    const early = await waitingWithdrawal(payments, player);
    expect(await hintsOf(platform, early)).toMatchObject([
      { code: 'stake_below_deposit', staked: '100.00', deposited: '300.00' },
    ]);
    pass(platform, 1);
    await game.bet('r2', 'b2', '200.00');
    await game.win('r2', 'w2', '0.00');
    pass(platform, 60);
    const late = await waitingWithdrawal(payments, player);
    expect(await hintsOf(platform, late)).toEqual([]);
    expect(await record(platform, late)).toMatchObject({
      staked_since_deposit: '300.00',
      deposits: [{ amount: '300.00', rail: 'visa', status: 'SUCCESS' }],
      withdrawals: [{ id: early }],
      sums: { deposited: '300.00', deposits: 1 },
      recipient_name: 'Олена Коваль',
      card: { brand: 'visa', mask: '•••• 4242' },
    });
    expect(await hintsOf(platform, early)).toMatchObject([{ code: 'stake_below_deposit' }]);
  });

  it('the money goes to another card than it came from', async ({ platform, payments }) => {
    const player = await makeRegular(payments);
    await payIn(payments, player, '100', 'approve', GOOD_CARD);
    const game = await play(platform, player);
    await game.bet('r', 'b', '100.00');
    await game.win('r', 'w', '0.00');
    pass(platform, 60);
    const same = await waitingWithdrawal(payments, player, GOOD_CARD);
    const other = await waitingWithdrawal(payments, player, OTHER_CARD);
    expect(await hintsOf(platform, same)).toEqual([]);
    expect(await hintsOf(platform, other)).toEqual([{ code: 'other_card_than_deposited', known_cards: 1 }]);
  });

  it('another player has the card, unless an admin found that both may', async ({ platform, payments }) => {
    const card = '4000056655665556';
    const owner = await makeRegular(payments);
    await payIn(payments, owner, '100', 'approve', card);
    pass(platform, 60);
    const player = await makeRegular(payments);
    const id = await waitingWithdrawal(payments, player, card);
    expect(await hintsOf(platform, id, [])).toEqual([{ code: 'shared_card', others: 1, players: [owner.id] }]);
    await platform.ctx.db
      .update(personMarks)
      .set({ sharedAt: platform.clock.now })
      .where(and(eq(personMarks.userId, owner.id), eq(personMarks.kind, 'card')));
    expect(await hintsOf(platform, id, [])).toEqual([]);
    const racer = await makeRegular(payments);
    const raced = await waitingWithdrawal(payments, racer, card);
    expect(await hintsOf(platform, raced, [])).toEqual([{ code: 'shared_card', others: 1, players: [player.id] }]);
  });

  it('another player signed in from the same address within a month', async ({ platform, payments }) => {
    const [player, other] = [await makeRegular(payments), await makeRegular(payments)];
    const id = await waitingWithdrawal(payments, player);
    const now = platform.clock.now;
    const from = (userId: string, lastUsedAt: Date) => ({ userId, address: '203.0.113.7', createdAt: now, lastUsedAt });
    await platform.ctx.db.insert(sessions).values([from(player.id, now), from(other.id, subDays(now, 31))]);
    expect(await hintsOf(platform, id)).toEqual([]);
    await platform.ctx.db.insert(sessions).values([from(other.id, subDays(now, 20)), from(other.id, now)]);
    expect(await hintsOf(platform, id)).toEqual([{ code: 'shared_address', others: 1, players: [other.id] }]);
  });

  it('another player signed in by the same browser within 180 days', async ({ platform, payments }) => {
    const [player, other] = [await makeRegular(payments), await makeRegular(payments)];
    const id = await waitingWithdrawal(payments, player);
    const now = platform.clock.now;
    const add = (userId: string, lastUsedAt: Date, browser = 'one') =>
      platform.ctx.db.insert(sessions).values({ userId, browser, createdAt: now, lastUsedAt });
    await Promise.all([add(player.id, now), add(player.id, now, ''), add(other.id, now, '')]);
    await add(other.id, subDays(now, 181));
    expect(await hintsOf(platform, id)).toEqual([]);
    await add(other.id, subDays(now, 179));
    expect(await hintsOf(platform, id)).toEqual([{ code: 'shared_device', others: 1, players: [other.id] }]);
  });

  it('many withdrawals come within a day, and the account is young', async ({ platform, payments }) => {
    const player = await makeRegular(payments);
    for (const amount of ['100', '200']) await waitingWithdrawal(payments, player, GOOD_CARD, amount);
    const third = await waitingWithdrawal(payments, player, GOOD_CARD, '300');
    expect(await hintsOf(platform, third)).toEqual([{ code: 'velocity', withdrawals: 3, sum: '600.00' }]);
    await platform.ctx.db
      .update(users)
      .set({ createdAt: subDays(platform.clock.now, 2) })
      .where(eq(users.id, player.id));
    expect(await hintsOf(platform, third)).toMatchObject([
      { code: 'velocity' },
      { code: 'young_account', hours: expect.any(Number) },
    ]);
  });

  it('a case of harm is open, and a bank took a deposit back', async ({ platform, payments }) => {
    const one = await disputedDeposit(payments);
    await platform.ctx.db
      .update(users)
      .set({ createdAt: subDays(platform.clock.now, 90), rating: 1 })
      .where(eq(users.id, one.player.id));
    await one.hear(one.approved());
    await one.move('game', -50_000n);
    await one.move('electronic', 50_000n);
    const id = await waitingWithdrawal(payments, one.player);
    await one.hear(one.takenBack());
    await callAs(platform, support, `/operator/players/${one.player.id}/harm-case`, {
      body: { reason: 'Was told so' },
    });
    const hints = await hintsOf(platform, id);
    expect(hints).toContainEqual({ code: 'open_harm_case', case: expect.any(String), since: expect.any(String) });
    expect(hints).toContainEqual({
      code: 'open_chargeback',
      chargebacks: 1,
      owed: expect.stringMatching(/^\d+\.\d\d$/),
    });
  });
});

it('what is not there is not found, and who brings no key learns nothing', async ({ platform }) => {
  const url = `/operator/withdrawal-queue/${crypto.randomUUID()}`;
  expect((await callAs(platform, support, url)).statusCode).toBe(404);
  expect((await platform.app.inject({ url: '/operator/withdrawal-queue' })).statusCode).toBe(401);
});
