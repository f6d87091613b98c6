import { checkJackpot } from '@kozyr/contracts/jackpot-draw';
import type { Jackpot } from '@kozyr/contracts/jackpots';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { SettledRoundsListener } from '../../../../platform/src/context';
import { games } from '../../../../platform/src/db/schema/games';
import { jackpotEntries, jackpotPots, jackpotRounds } from '../../../../platform/src/db/schema/jackpots';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { getHouseBalance } from '../../../../platform/src/ledger/house';
import { nodeDigests } from '../../../../platform/src/services/kernel/fairness/digests';
import {
  dispatchSettlements,
  drainSettlements,
} from '../../../../platform/src/services/play/settlements/dispatch-settlements';
import { beginJackpots } from '../../../../platform/src/services/rewards/jackpots/begin-jackpots';
import { checkJackpots } from '../../../../platform/src/services/rewards/jackpots/check-jackpots';
import { makePlayer } from '../../../support/funded-player';
import { callAs, makeOperator } from '../../../support/operators';
import { startPlatform, type TestPlatform } from '../../../support/platform';
import { expectKeptLedger } from '../../../support/platform-test';
import { play } from '../../../support/play/wallet-caller';
import { addJackpots, dropClubs, missingTo, openPotOf, playOut, queueStake } from '../../../support/rewards/jackpots';

let platform: TestPlatform;
const started: TestPlatform[] = [];
beforeEach(async () => {
  platform = await startPlatform();
  await addJackpots(platform);
  started.push(platform);
});
afterEach(() => expectKeptLedger(platform));
afterAll(() => Promise.all(started.map((one) => one.stop())));

const list = async (): Promise<Jackpot[]> => (await platform.app.inject('/jackpots')).json().items;
const valuesOf = async (currency: 'uah' | 'kzt') =>
  (await list()).filter((one) => one.currency === currency).map(({ value }) => value);
const lawful = async () => {
  expect((await checkJackpots(platform.ctx.db)).violations).toEqual([]);
  expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
};

it('jackpots of both currencies begin all four once, with what the house puts in, and tell their conditions', async () => {
  await Promise.all([1, 2, 3].map(() => beginJackpots(platform.ctx)));
  expect((await list()).map(({ draw_hash: _, ...rest }) => Object.values(rest).join(' '))).toEqual([
    'clubs uah 500.00 500.00 2500.00 0.20',
    'diamonds uah 5000.00 5000.00 20000.00 0.15',
    'hearts uah 25000.00 25000.00 100000.00 0.10',
    'spades uah 100000.00 100000.00 500000.00 0.05',
    'clubs kzt 5000.00 5000.00 25000.00 0.20',
    'diamonds kzt 50000.00 50000.00 200000.00 0.15',
    'hearts kzt 250000.00 250000.00 1000000.00 0.10',
    'spades kzt 1000000.00 1000000.00 5000000.00 0.05',
  ]);
  expect(await getHouseBalance(platform.ctx.db, 'jackpots', 'uah')).toBe(13_050_000n);
  expect(await getHouseBalance(platform.ctx.db, 'promotions', 'uah')).toBe(-13_050_000n);
  await lawful();
});

it('a jackpot grows by its share of every settled real-money stake, to the millionth, and by nothing else', async () => {
  const player = await makePlayer(platform, { game: 100_000n, bonus: 500n });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '3.33');
  await fox.win('1', 'w1', '0');
  await fox.bet('2', 'b2', '4.44');
  await drainSettlements(platform.ctx);
  // The second round is not settled. 3.33 gives clubs 0.666 of a kopeck.
  expect((await openPotOf(platform, 'clubs')).value).toBe(50_000_666_000n);
  expect((await openPotOf(platform, 'spades')).value).toBe(10_000_000_166_500n);
  expect(await valuesOf('uah')).toEqual(['500.00', '5000.00', '25000.00', '100000.00']);
  await fox.win('2', 'w2', '100.00');
  await drainSettlements(platform.ctx);
  expect(await valuesOf('uah')).toEqual(['500.01', '5000.01', '25000.00', '100000.00']);
  expect(await valuesOf('kzt')).toEqual(['5000.00', '50000.00', '250000.00', '1000000.00']);
  await lawful();
});

it('a game that keeps too little grows no jackpot, and its undone rounds take nothing back', async () => {
  const player = await makePlayer(platform, { game: 100_000n });
  await platform.ctx.db.update(games).set({ rtp: '97.51' });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '100.00');
  await fox.win('1', 'w1', '0');
  await fox.bet('2', 'b2', '100.00');
  await fox.win('2', 'w2', '0');
  await drainSettlements(platform.ctx);
  await fox.rollback('2', 'r2', 'w2');
  await drainSettlements(platform.ctx);
  expect((await openPotOf(platform, 'clubs')).value).toBe(50_000_000_000n);
  await platform.ctx.db.update(games).set({ rtp: '97.50' });
  const again = await play(platform, player);
  await again.bet('3', 'b3', '100.00');
  await again.win('3', 'w3', '0');
  await drainSettlements(platform.ctx);
  expect((await openPotOf(platform, 'clubs')).value).toBe(50_020_000_000n);
  await lawful();
});

it('a jackpot counts the real part of a mixed stake alone', async () => {
  const player = await makePlayer(platform, { game: 500n, bonus: 500n });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '10.00');
  await fox.win('1', 'w1', '0');
  await drainSettlements(platform.ctx);
  expect((await openPotOf(platform, 'clubs')).value).toBe(50_001_000_000n);
});

it('an undone round takes back exactly what it gave a jackpot, also in the batch that counted it', async () => {
  const player = await makePlayer(platform, { game: 100_000n });
  const before = await valuesOf('uah');
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '123.45');
  await fox.win('1', 'w1', '0');
  await drainSettlements(platform.ctx);
  expect(await valuesOf('uah')).not.toEqual(before);
  await fox.rollback('1', 'rb1', 'w1');
  await drainSettlements(platform.ctx);
  expect(await valuesOf('uah')).toEqual(before);
  await fox.bet('2', 'b2', '67.89');
  await fox.win('2', 'w2', '0');
  await fox.rollback('2', 'rb2', 'w2');
  await drainSettlements(platform.ctx);
  expect((await openPotOf(platform, 'clubs')).value).toBe(50_000_000_000n);
  expect(await getHouseBalance(platform.ctx.db, 'jackpots', 'uah')).toBe(13_050_000n);
  await lawful();
});

it('an undone round leaves what a jackpot got that has dropped since: it was won', async () => {
  const [first, second] = [await makePlayer(platform), await makePlayer(platform)];
  const round = await queueStake(platform, first, 100_000n);
  await drainSettlements(platform.ctx);
  await dropClubs(platform, second);
  const clubs = await openPotOf(platform, 'clubs');
  const hearts = await openPotOf(platform, 'hearts');
  await queueStake(platform, first, -100_000n, round);
  await drainSettlements(platform.ctx);
  expect((await openPotOf(platform, 'clubs')).value).toBe(clubs.value);
  expect((await openPotOf(platform, 'hearts')).value).toBe(hearts.value - 100_000_000n);
  await lawful();
});

it('a jackpot drops once, at its hidden value, however many processes take settled rounds at once', async () => {
  const player = await makePlayer(platform);
  const clubs = await openPotOf(platform, 'clubs');
  const share = (clubs.trigger * 1_000_000n - clubs.value) / BigInt(clubs.share);
  for (let part = 0n; part < 10n; part += 1n) await queueStake(platform, player, share / 10n + 1n);
  await Promise.all(Array.from({ length: 8 }, () => dispatchSettlements(platform.ctx)));
  await drainSettlements(platform.ctx);
  const dropped = await platform.ctx.db.select().from(jackpotRounds).where(eq(jackpotRounds.level, 'clubs'));
  expect(dropped).toMatchObject([{ userId: player.id, amount: clubs.trigger, paidAt: null }]);
  expect((await list())[0]?.draw_hash).not.toBe(clubs.drawHash);
  await lawful();
});

it('a jackpot drops several times in a row, and of several levels, for one enormous stake, and still adds up', async () => {
  const player = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
  await queueStake(platform, player, 40_000_000_001n);
  await drainSettlements(platform.ctx);
  const rounds = await platform.ctx.db.select().from(jackpotRounds).orderBy(asc(jackpotRounds.potId));
  const ofLevel = (level: string) => rounds.filter((round) => round.level === level).length;
  // Its share of clubs is 40 times what the widest way from seed to ceiling takes, that of diamonds four times.
  expect(ofLevel('clubs')).toBeGreaterThanOrEqual(40);
  expect(ofLevel('diamonds')).toBeGreaterThanOrEqual(4);
  await lawful();
});

it('a jackpot counts nothing twice when whoever comes after fails', async () => {
  const player = await makePlayer(platform);
  await queueStake(platform, player, 900_000_000n);
  const broken: SettledRoundsListener = async () => {
    throw new Error('not today');
  };
  await expect(dispatchSettlements(platform.ctx, [...platform.ctx.listeners.roundsSettled, broken])).rejects.toThrow(
    'not today',
  );
  expect(await valuesOf('uah')).toEqual(['500.00', '5000.00', '25000.00', '100000.00']);
  expect(await platform.ctx.db.select().from(jackpotRounds)).toEqual([]);
  await drainSettlements(platform.ctx);
  const given = await platform.ctx.db
    .select({ staked: jackpotEntries.staked })
    .from(jackpotEntries)
    .innerJoin(jackpotPots, eq(jackpotPots.id, jackpotEntries.potId))
    .where(eq(jackpotPots.level, 'hearts'));
  expect(given.reduce((sum, { staked }) => sum + staked, 0n)).toBe(900_000_000n);
  await lawful();
});

it('jackpots tell everybody the new values, once for a batch', async () => {
  const player = await makePlayer(platform);
  for (let nth = 0; nth < 5; nth += 1) await queueStake(platform, player, 1_000n);
  await drainSettlements(platform.ctx);
  const { rows } = await platform.ctx.db.$client.query(
    `select payload from public_events where topic = 'jackpots' order by id`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].payload).toEqual({ type: 'jackpots', items: await list() });
});

it('a jackpot tells nothing of what is hidden', async () => {
  const { drawSeed } = await openPotOf(platform, 'clubs');
  const { body } = await platform.app.inject('/jackpots');
  expect(body).not.toContain(drawSeed);
  for (const jackpot of await list())
    expect(Object.keys(jackpot)).toEqual(['level', 'currency', 'value', 'seed', 'ceiling', 'share', 'draw_hash']);
});

const topUp = async (amount: string, key = crypto.randomUUID()) => {
  const operator = await makeOperator(platform, 'finance');
  const body = { amount, reason: 'A quiet month', idempotency_key: key };
  const call = () => callAs(platform, operator, '/operator/jackpots/clubs/uah/top-up', { body });
  return { call, operator };
};

it('a jackpot is topped up by the house, once a key, audited: worth more, as far from dropping as before, and paid with it', async () => {
  const player = await makePlayer(platform);
  const plain = await openPotOf(platform, 'clubs');
  const { call, operator } = await topUp('2500.00');
  const [first, again] = [await call(), await call()];
  expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(first.json()).toMatchObject({ value: '3000.00', seed: '500.00', ceiling: '5000.00' });
  expect(await openPotOf(platform, 'clubs')).toMatchObject({ trigger: plain.trigger, ceiling: 250_000n });
  const auditor = await makeOperator(platform, 'support');
  const audit = await callAs(platform, auditor, '/operator/audit', { query: { action: 'jackpot_topped_up' } });
  expect(audit.json().items).toMatchObject([
    {
      actor: { id: operator.id },
      details: { level: 'clubs', currency: 'uah', amount: '2500.00', reason: 'A quiet month' },
    },
  ]);
  await lawful();
  // Whoever bets first after it gets nothing that they would not have got without it.
  await queueStake(platform, player, missingTo(plain));
  await drainSettlements(platform.ctx);
  const clubsOf = eq(jackpotRounds.level, 'clubs');
  expect(await platform.ctx.db.select().from(jackpotRounds).where(clubsOf)).toEqual([]);
  await lawful();
  const winner = await makePlayer(platform);
  await queueStake(platform, winner, 1n);
  await drainSettlements(platform.ctx);
  const rounds = await platform.ctx.db.select().from(jackpotRounds).where(clubsOf);
  expect(rounds).toMatchObject([{ userId: winner.id, amount: plain.trigger + 250_000n }]);
  expect((await list())[0]).toMatchObject({ value: '500.00', ceiling: '2500.00' });
  await playOut(platform, winner, { id: rounds[0]?.id ?? '' });
  const [payment] = (await platform.app.inject('/jackpots/history')).json().items;
  expect(payment).toMatchObject({ ceiling: '2500.00', topped_up: '2500.00' });
  expect(await checkJackpot(nodeDigests, payment)).toMatchObject({ seed: true, amount: true });
  await lawful();
});

it('a jackpot is not topped up by more than the ceiling it began with, nor by another amount under the same key', async () => {
  const { call } = await topUp('2500.01');
  expect((await call()).json().errorCode).toBe('BAD_REQUEST');
  const operator = await makeOperator(platform, 'finance');
  const ask = (amount: string, idempotency_key: string) =>
    callAs(platform, operator, '/operator/jackpots/clubs/uah/top-up', {
      body: { amount, reason: 'Again', idempotency_key },
    });
  expect((await ask('1.00', 'one-intent')).statusCode).toBe(200);
  expect((await ask('2.00', 'one-intent')).json().errorCode).toBe('IDEMPOTENCY_CONFLICT');
  // The bound is that of a top-up: what was added before does not widen it.
  expect((await ask('2500.01', 'another-intent')).json().errorCode).toBe('BAD_REQUEST');
  expect((await valuesOf('uah'))[0]).toBe('501.00');
});

it('jackpots are checked by laws that find a value, a payment and a draw that are not as they should be', async () => {
  const { db } = platform.ctx;
  const clubs = await openPotOf(platform, 'clubs');
  await db
    .update(jackpotPots)
    .set({ value: clubs.value + 1_000_000n })
    .where(eq(jackpotPots.id, clubs.id));
  const laws = async () => (await checkJackpots(db)).violations.map(({ law }) => law);
  expect(await laws()).toEqual([
    'a pot is worth what it began with and what its entries say',
    'seeds + contributions - payouts = pots',
    "the ledger's account holds the pots, in whole units, and what waits for its players",
  ]);
  await db
    .update(jackpotPots)
    .set({ value: clubs.value, trigger: clubs.seed + 1n })
    .where(eq(jackpotPots.id, clubs.id));
  expect(await laws()).toEqual(['draws are what their seeds say']);
  await db.update(jackpotPots).set({ trigger: clubs.trigger, toppedUp: 1n }).where(eq(jackpotPots.id, clubs.id));
  expect(await laws()).toEqual(['a pot was topped up by what its entries say']);
  await db.update(jackpotPots).set({ toppedUp: 0n }).where(eq(jackpotPots.id, clubs.id));
  const player = await makePlayer(platform);
  await dropClubs(platform, player);
  await db.update(jackpotRounds).set({ paidAt: platform.clock.now }).where(eq(jackpotRounds.userId, player.id));
  expect(await laws()).toEqual([
    'a round is paid once, to its player, when it says so',
    "the ledger's account holds the pots, in whole units, and what waits for its players",
  ]);
});
