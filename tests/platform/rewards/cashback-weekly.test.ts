import { expect } from 'vitest';
import { burnExpired } from '../../../platform/src/services/rewards/bonuses/burn-expired';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { addGames } from '../../support/play/wallet-caller';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../support/rewards/bonuses';
import { cashbackOf, playRound, setStars, statementOf, weeksOf } from '../../support/rewards/cashback';

const it = paymentsTest();
let offer: string;
it.beforeAll(async ({ platform }) => {
  // So much stays with the house that no share of a loss meets its bound here: cashback-bound.test.ts has that.
  await addGames(platform, { rtp: '10.00' });
  const terms = { groupId: 6, name: 'Weekly Hand', type: 'PERCENTAGE', amount: 1_000n, maxAmount: 5_000n } as const;
  // Ten percent of the net loss, 50.00 at most, to be staked three times; it ends in the middle of a week.
  offer = (await makeBonus(platform, { ...terms, wager: 300, endsAt: new Date('2026-06-04T10:00:00Z') })).id;
});

/** Weeks are counted once for all: every test plays in weeks of its own, later than those of the tests before it. */
function goTo(platform: TestPlatform, moment: string): void {
  platform.clock.now = new Date(moment);
}
async function player(platform: TestPlatform, stars = 0): Promise<TestPlayer> {
  const made = await makePlayer(platform, { game: 100_000n });
  await setStars(platform, made, stars);
  return made;
}

it('a weekly cashback waits for its Monday, and is given as bonus money with its wager, beside the cashback of the stars', async ({
  platform,
  payments,
}) => {
  goTo(platform, '2026-03-04T10:00:00Z');
  const who = await player(platform, 2);
  // What was lost before it was taken is the stars' alone.
  await playRound(platform, who, '100.00', '0');
  goTo(platform, '2026-03-04T10:00:01Z');
  const taken = await subscribe(platform, who, offer);
  expect(taken).toMatchObject({
    code: 201,
    body: { status: 'PENDING', deposit_amount: null, expires_at: null, given_at: '2026-03-08T22:00:00.000Z' },
  });
  await playRound(platform, who, '200.00', '60.00');
  // Neither time nor a deposit ends the wait or pays for it.
  goTo(platform, '2026-03-08T21:00:00Z');
  await burnExpired(platform.ctx);
  await payIn(payments, who, '500');
  expect(await activeBonus(platform, who)).toMatchObject({ status: 'PENDING' });
  goTo(platform, '2026-03-08T22:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect(await activeBonus(platform, who)).toMatchObject({
    status: 'ACTIVE',
    bonus_initial_amount: '14.00',
    wager_total: '42.00',
    deposit_amount: null,
  });
  expect((await purseOf(platform, who)).bonus).toBe(1_400n);
  expect(await cashbackOf(platform, who)).toBe(1_200n);
  expect((await statementOf(platform, who)).weeks.items).toMatchObject([
    { kind: 'Cashback', net_loss: '240.00', percent: '5.00', amount: '12.00', most: '2500.00' },
    { kind: 'WeeklyCashback', net_loss: '140.00', percent: '10.00', amount: '14.00', most: '50.00' },
  ]);
  const headers = await bearerOf(platform, who.id, platform.clock.now);
  const own = (await platform.app.inject({ url: '/users/bonuses', headers })).json();
  expect(own.items[0].events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'subscribed',
    'activated',
    'credited',
  ]);
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(1_400n);
});

it('a weekly cashback ends where nothing was lost, and says so', async ({ platform }) => {
  goTo(platform, '2026-03-11T10:00:00Z');
  const [lucky, idle] = [await player(platform), await player(platform)];
  for (const one of [lucky, idle]) expect((await subscribe(platform, one, offer)).code).toBe(201);
  await playRound(platform, lucky, '10.00', '500.00');
  goTo(platform, '2026-03-15T22:05:00Z');
  await runEndedWeeks(platform.ctx);
  for (const one of [lucky, idle]) {
    expect(await activeBonus(platform, one)).toBeNull();
    expect(await userBonusesOf(platform, one)).toMatchObject([{ status: 'CANCELED', endReason: 'no_loss' }]);
  }
  expect(await weeksOf(platform, idle)).toMatchObject([{ kind: 'WeeklyCashback', rounds: 0, amount: 0n }]);
  // It may be taken again, for the week that has begun.
  expect((await subscribe(platform, idle, offer)).body).toMatchObject({ given_at: '2026-03-22T22:00:00.000Z' });
});

it('a weekly cashback gives no more than its most', async ({ platform }) => {
  goTo(platform, '2026-03-25T10:00:00Z');
  const who = await player(platform);
  await subscribe(platform, who, offer);
  await playRound(platform, who, '900.00', '0');
  goTo(platform, '2026-03-29T21:05:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(5_000n);
});

it('a weekly cashback taken when the loss is known already gives nothing of it', async ({ platform }) => {
  goTo(platform, '2026-04-01T10:00:00Z');
  const who = await player(platform, 2);
  await playRound(platform, who, '400.00', '0');
  goTo(platform, '2026-04-05T20:59:00Z');
  await subscribe(platform, who, offer);
  goTo(platform, '2026-04-05T21:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(0n);
  expect(await userBonusesOf(platform, who)).toMatchObject([{ status: 'CANCELED', endReason: 'no_loss' }]);
  expect(await cashbackOf(platform, who)).toBe(2_000n);
});

it('a weekly cashback given up and taken again counts from the time with the smaller loss', async ({ platform }) => {
  goTo(platform, '2026-04-08T10:00:00Z');
  const who = await player(platform);
  await subscribe(platform, who, offer);
  await playRound(platform, who, '100.00', '280.00');
  await cancel(platform, who, offer);
  goTo(platform, '2026-04-08T11:00:00Z');
  await subscribe(platform, who, offer);
  await playRound(platform, who, '200.00', '0');
  goTo(platform, '2026-04-12T21:05:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(200n);
});

it('a weekly cashback that fails for a player leaves their ordinary cashback alone, and says so', async ({
  platform,
}) => {
  goTo(platform, '2026-04-20T10:00:00Z');
  const who = await player(platform, 2);
  const terms = { groupId: 6, name: 'Torn Terms', type: 'PERCENTAGE', amount: 5_000n, maxAmount: 500_000n } as const;
  const { id } = await makeBonus(platform, { ...terms, wager: 300 });
  await subscribe(platform, who, id);
  await platform.ctx.db.execute(
    `update user_bonuses set terms = jsonb_set(terms, '{wager}', '"none"') where user_id = '${who.id}'`,
  );
  await playRound(platform, who, '100.00', '0');
  goTo(platform, '2026-04-26T21:05:00Z');
  await expect(runEndedWeeks(platform.ctx)).rejects.toThrow(/of 1 players/);
  expect(await cashbackOf(platform, who)).toBe(500n);
  expect(await cancel(platform, who, id)).toMatchObject({ code: 200 });
  await runEndedWeeks(platform.ctx);
  expect(await cashbackOf(platform, who)).toBe(500n);
});

it('a weekly cashback is for the week it was taken in: one taken after midnight waits for the next Monday', async ({
  platform,
}) => {
  goTo(platform, '2026-05-01T10:00:00Z');
  const who = await player(platform);
  await playRound(platform, who, '100.00', '0');
  goTo(platform, '2026-05-03T21:00:30Z');
  await subscribe(platform, who, offer);
  goTo(platform, '2026-05-03T21:01:00Z');
  await runEndedWeeks(platform.ctx);
  expect(await activeBonus(platform, who)).toMatchObject({ status: 'PENDING', given_at: '2026-05-10T21:00:00.000Z' });
});

it('a weekly cashback stands in the way of other bonuses like any other, and is cancelled like any other', async ({
  platform,
}) => {
  goTo(platform, '2026-05-20T10:00:00Z');
  const who = await player(platform);
  const { id: other } = await makeBonus(platform);
  await subscribe(platform, who, offer);
  expect((await subscribe(platform, who, other)).body).toMatchObject({ errorCode: 'NEEDS_USER_CONFIRMATION' });
  expect(await cancel(platform, who, offer)).toMatchObject({ code: 200, body: { lost: '0.00' } });
  await playRound(platform, who, '100.00', '0');
  goTo(platform, '2026-05-24T21:05:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(0n);
  expect((await weeksOf(platform, who)).map(({ kind }) => kind)).toEqual(['Cashback']);
});

it('a weekly cashback that was taken before its offer ended is given all the same', async ({ platform }) => {
  goTo(platform, '2026-06-03T10:00:00Z');
  const who = await player(platform);
  await subscribe(platform, who, offer);
  await playRound(platform, who, '100.00', '0');
  goTo(platform, '2026-06-05T10:00:00Z');
  await burnExpired(platform.ctx);
  expect((await subscribe(platform, await player(platform), offer)).body).toMatchObject({ errorCode: 'BONUS_EXPIRED' });
  goTo(platform, '2026-06-07T21:05:00Z');
  await runEndedWeeks(platform.ctx);
  expect((await purseOf(platform, who)).bonus).toBe(1_000n);
});
