import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bonuses } from '../../../platform/src/db/schema/bonuses';
import { harmSignals } from '../../../platform/src/db/schema/harm';
import { lookForHarm } from '../../../platform/src/services/admin/harm/look-for-harm';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { type PaymentHarness, payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, giveCard, makePayee } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { passHours, setLimitOf } from '../../support/play/limits-caller';
import { addGames, play } from '../../support/play/wallet-caller';
import { callAsPlayer, deedsOf, putInto } from '../../support/protection';
import { activeBonus, cancel, makeBonus, subscribe } from '../../support/rewards/bonuses';

const it = paymentsTest();
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  support = await makeOperator(platform, 'support');
});

const at = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};
/** A round that is lost, at a moment. */
async function loseAt(platform: TestPlatform, player: TestPlayer, moment: string, amount = '1.00'): Promise<void> {
  at(platform, moment);
  const game = await play(platform, player);
  expect((await game.bet('r', 'b', amount)).status).toBe(200);
  expect((await game.win('r', 'w', '0.00')).status).toBe(200);
}
const ask = (platform: TestPlatform, url: string, body?: object) =>
  callAs(platform, support, url, body ? { body } : {});
const casesOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await callAs(platform, support, '/operator/harm-cases', { query: { player: player.id } })).json().items;
const signalsOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await platform.ctx.db.select().from(harmSignals).where(eq(harmSignals.userId, player.id))).map(
    ({ day, marker, weight, reason }) => [day, marker, weight, reason],
  );
const mayPromoteTo = async (platform: TestPlatform, player: TestPlayer): Promise<boolean> =>
  (await callAsPlayer(platform, player, '/users')).body.may_promote;
const offersTo = async (platform: TestPlatform, player: TestPlayer): Promise<number> =>
  (await callAsPlayer(platform, player, '/bonuses?currency=uah')).body.items.length;

/** Lets a player ask for higher limits and lose a lot on a day some days on, which is over then. */
async function suffer(platform: TestPlatform, player: TestPlayer, days = 1): Promise<void> {
  const day = addDays(platform.clock.now, days).toISOString().slice(0, 10);
  for (let round = 0; round < 5; round += 1) await loseAt(platform, player, `${day}T10:00:00Z`, '1000.00');
  for (const amount of ['10000', '20000', '30000']) await setLimitOf(platform, player, 'stake', 'day', amount);
  at(platform, `${day}T22:15:00Z`);
}
async function playerWithCase(platform: TestPlatform): Promise<TestPlayer> {
  const player = await makePlayer(platform, { game: 2_000_000n });
  await suffer(platform, player);
  await lookForHarm(platform.ctx);
  return player;
}

it('whoever pays in often and plays by night gets a case once the day is over in their zone, and is shown no offers', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform, { game: 10_000n });
  const quiet = await makePlayer(platform, { game: 10_000n });
  // The last moment of a night, and the first that is none.
  for (const day of ['01', '02', '03']) await loseAt(platform, player, `2026-11-${day}T22:00:00Z`);
  await loseAt(platform, player, '2026-11-05T03:59:59Z');
  for (const day of ['02', '03', '04', '05']) await loseAt(platform, quiet, `2026-11-${day}T04:00:00Z`);
  at(platform, '2026-11-05T12:00:00Z');
  for (let deposit = 0; deposit < 5; deposit += 1) await payIn(payments, player, '500');
  await makeBonus(platform, { endsAt: null });

  // Of the fourth it takes up what is over; of the fifth only after a few minutes' grace.
  at(platform, '2026-11-05T22:05:00Z');
  expect(await lookForHarm(platform.ctx)).toMatchObject({ 'uah 2026-11-04': { opened: 0 } });
  expect([await casesOf(platform, player), await offersTo(platform, player)]).toEqual([[], expect.any(Number)]);
  at(platform, '2026-11-05T22:15:00Z');
  expect(await lookForHarm(platform.ctx)).toEqual({ 'uah 2026-11-05': { players: 2, signals: 2, opened: 1 } });
  expect(await lookForHarm(platform.ctx)).toEqual({});

  const reason = 'paid in 5 times in a day; played in 4 of seven nights between midnight and six';
  const [opened, ...more] = await casesOf(platform, player);
  expect([opened, more]).toMatchObject([{ status: 'OPEN', opened_by: null, reason, last_step_at: null }, []]);
  expect((await ask(platform, `/operator/harm-cases/${opened.id}`)).json()).toMatchObject({
    signals: [
      { day: '2026-11-05', marker: 'many_deposits', weight: 2 },
      { day: '2026-11-05', marker: 'nights', weight: 2 },
    ],
    steps: [],
  });
  expect(await deedsOf(platform, player)).toEqual([['system', 'harm_case_opened', undefined]]);
  expect([await signalsOf(platform, quiet), await casesOf(platform, quiet)]).toEqual([[], []]);
  expect([await offersTo(platform, player), await offersTo(platform, quiet)]).toEqual([0, 1]);
  expect([await mayPromoteTo(platform, player), await mayPromoteTo(platform, quiet)]).toEqual([false, true]);
});

async function declineAndGiveUp(payments: PaymentHarness, player: TestPlayer): Promise<void> {
  for (let deposit = 0; deposit < 3; deposit += 1) await payIn(payments, player, '500', 'insufficient_funds');
  for (let withdrawal = 0; withdrawal < 2; withdrawal += 1) {
    const { answer } = await askForWithdrawal(payments, player);
    await giveCard(answer.card_url ?? '', null);
  }
}

it('declined deposits, withdrawals that are given up and limits that are raised are signals', async ({
  platform,
  payments,
}) => {
  at(platform, '2026-11-06T10:00:00Z');
  const player = await makePayee(payments, 200_000n);
  await declineAndGiveUp(payments, player);
  await setLimitOf(platform, player, 'loss', 'week', '100');
  await setLimitOf(platform, player, 'loss', 'week', '50');
  expect((await setLimitOf(platform, player, 'loss', 'week', '900')).status).toBe(200);
  expect((await setLimitOf(platform, player, 'loss', 'week', '1900')).status).toBe(200);
  at(platform, '2026-11-06T22:15:00Z');
  await lookForHarm(platform.ctx);
  expect((await signalsOf(platform, player)).toSorted()).toEqual([
    ['2026-11-06', 'cancelled_withdrawals', 2, 'gave up 2 withdrawals in seven days'],
    ['2026-11-06', 'failed_deposits', 2, '3 deposits in a day were declined for want of money or by the bank'],
    ['2026-11-06', 'raised_limits', 1, 'asked for 2 higher limits, or none, in seven days'],
  ]);
  expect(await casesOf(platform, player)).toHaveLength(1);
});

it('a day of play without an end and a week that costs far more than those before are signals, by the zone of the account', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 30_000_000n }, { currency: 'kzt', country: 'KZ' });
  at(platform, '2026-10-20T06:00:00Z');
  const before = await play(platform, player);
  for (let bet = 0; bet < 40; bet += 1) await before.bet(`r${bet}`, `b${bet}`, '1000.00');
  at(platform, '2026-11-07T04:00:00Z');
  const game = await play(platform, player);
  for (let bet = 0; bet < 60; bet += 1) {
    expect((await game.bet(`r${bet}`, `b${bet}`, '1000.00')).status).toBe(200);
    if (bet < 54) passHours(platform, 0.125);
    if (bet % 7 === 6) await callAsPlayer(platform, player, '/protection/session/check', {});
  }
  at(platform, '2026-11-07T19:15:00Z');
  await lookForHarm(platform.ctx);
  expect(await signalsOf(platform, player)).toEqual([
    ['2026-11-07', 'long_day', 2, 'played 6 h 45 min in a day'],
    ['2026-11-07', 'rising_losses', 3, 'lost 60000.00 kzt in seven days, 10000.00 a week in the four weeks before'],
  ]);
});

it('a case is worked on by operators, each step in the audit log, and closed with what it came to', async ({
  platform,
}) => {
  const player = await playerWithCase(platform);
  const [{ id }] = await casesOf(platform, player);
  const step = (body: object) => ask(platform, `/operator/harm-cases/${id}/steps`, body);
  const close = (body: object) => ask(platform, `/operator/harm-cases/${id}/close`, body);
  expect((await step({ step: 'contacted', note: 'no' })).json().errorCode).toBe('VALIDATION_ERROR');
  const contacted = await step({ step: 'contacted', note: 'Wrote to them in the chat' });
  expect(contacted.json()).toMatchObject({
    status: 'OPEN',
    last_step_at: platform.clock.now.toISOString(),
    steps: [{ by: support.name, step: 'contacted', note: 'Wrote to them in the chat' }],
  });
  expect(await offersTo(platform, player)).toBe(0);
  const closed = await close({ outcome: 'player_set_limits', note: 'Halved their limits' });
  expect(closed.json()).toMatchObject({
    status: 'CLOSED',
    closed_by: support.name,
    outcome: 'player_set_limits',
    closing_note: 'Halved their limits',
  });
  for (const again of [
    await step({ step: 'note', note: 'Too late' }),
    await close({ outcome: 'no_harm', note: 'Too late' }),
  ])
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
  expect((await deedsOf(platform, player)).slice(-3).map(([who, what]) => [who, what])).toEqual([
    ['system', 'harm_case_opened'],
    ['operator', 'harm_case_step'],
    ['operator', 'harm_case_closed'],
  ]);
  expect(await offersTo(platform, player)).toBeGreaterThan(0);
});

it('the same signals open no other case in the week after one was closed; new ones do later', async ({ platform }) => {
  const player = await playerWithCase(platform);
  const [{ id }] = await casesOf(platform, player);
  await ask(platform, `/operator/harm-cases/${id}/close`, { outcome: 'no_answer', note: 'Wrote to them twice' });
  const statuses = async () => (await casesOf(platform, player)).map(({ status }: { status: string }) => status);
  await suffer(platform, player, 6);
  await lookForHarm(platform.ctx);
  expect([await statuses(), (await signalsOf(platform, player)).length]).toEqual([['CLOSED'], 4]);
  await suffer(platform, player, 2);
  await lookForHarm(platform.ctx);
  expect(await statuses()).toEqual(['OPEN', 'CLOSED']);
});

it('an operator opens a case for what they were told, one at a time for a player', async ({ platform }) => {
  const player = await makePlayer(platform);
  const open = (id: string) => ask(platform, `/operator/players/${id}/harm-case`, { reason: 'Their wife called' });
  const opened = await open(player.id);
  expect([opened.statusCode, opened.json()]).toMatchObject([
    201,
    { player: player.id, opened_by: support.name, reason: 'Their wife called', signals: [], steps: [] },
  ]);
  const again = await open(player.id);
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { errorCode: 'STATE_CONFLICT', details: { case: opened.json().id } },
  ]);
  expect((await open('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  const waiting = await callAs(platform, support, '/operator/harm-cases', { query: { status: 'OPEN' } });
  expect(waiting.json().items).toContainEqual(expect.objectContaining({ id: opened.json().id }));
});

it('a bonus that comes with a deposit by itself does not while a case is open, one that the player asked for does', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const byItself = await makeBonus(platform, { optIn: false, minDeposit: 30_000n, amount: 7_700n });
  const asked = await makeBonus(platform, { minDeposit: 30_000n });
  const opened = await ask(platform, `/operator/players/${player.id}/harm-case`, { reason: 'Their wife called' });
  await payIn(payments, player, '300.00');
  expect(await activeBonus(platform, player)).toBeNull();
  await subscribe(platform, player, asked.id);
  await payIn(payments, player, '300.00');
  expect(await activeBonus(platform, player)).toMatchObject({ bonus_id: asked.id });
  await cancel(platform, player, asked.id);
  const closing = { outcome: 'no_harm', note: 'They spoke with us' };
  expect((await ask(platform, `/operator/harm-cases/${opened.json().id}/close`, closing)).statusCode).toBe(200);
  await payIn(payments, player, '300.00');
  expect(await activeBonus(platform, player)).toMatchObject({ bonus_id: byItself.id });
  await platform.ctx.db.update(bonuses).set({ status: 'INACTIVE' }).where(eq(bonuses.id, byItself.id));
});

it('a case in which nobody does anything for a day is among what is stuck, until somebody does', async ({
  platform,
}) => {
  const player = await playerWithCase(platform);
  const [{ id }] = await casesOf(platform, player);
  const stuck = async () =>
    (await ask(platform, '/operator/stuck'))
      .json()
      .items.filter((item: { kind: string; id: string }) => item.kind === 'harm_case_waiting' && item.id === id);
  passHours(platform, 24);
  expect(await stuck()).toEqual([]);
  passHours(platform, 0.1);
  expect(await stuck()).toMatchObject([{ player: player.id, what: expect.stringContaining('lost 5000.00 uah') }]);
  await ask(platform, `/operator/harm-cases/${id}/steps`, { step: 'note', note: 'On my desk' });
  expect(await stuck()).toEqual([]);
});

it('whoever has left gets signals and no case, and nobody alters a signal', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 2_000_000n });
  await suffer(platform, player);
  await putInto(platform, player, 'self_excluded');
  await lookForHarm(platform.ctx);
  expect([(await signalsOf(platform, player)).length, await casesOf(platform, player)]).toEqual([2, []]);
  await expect(platform.ctx.db.update(harmSignals).set({ weight: 1 })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
});
