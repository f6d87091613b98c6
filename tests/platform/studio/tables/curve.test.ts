import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { breaksAfter, CAP, multiplierAt, paidAt, timeOf } from '../../../../studio/src/maths/crash/curve';
import { closureOf, reopenTable } from '../../../../studio/src/tables/closures';
import { leaveCurve } from '../../../../studio/src/tables/leave-curve';
import { beat, currentRound } from '../../../../studio/src/tables/rounds-of-table';
import { stepTable } from '../../../../studio/src/tables/runner';
import { readTable } from '../../../../studio/src/tables/table-state';
import { BEAT_MS, GAP_MS } from '../../../../studio/src/tables/watched-run';
import { CURVE, type Seated, stake, startTableHarness, type TableHarness } from '../../../support/studio/table-harness';

let harness: TableHarness;
beforeAll(async () => {
  harness = await startTableHarness();
});
afterAll(() => harness.stop());
beforeEach(async () => void (await reopenTable(harness.deps, CURVE.slug)));

/**
 * A running curve that reaches at least this many hundredths and breaks, with the players' stakes on it. One in a thousand
 * ends at the cap, where everybody is paid: it is left out like those that break early.
 */
async function curveReaching(least: number, put: () => Promise<void>) {
  for (let round = 0; round < 40; round += 1) {
    await harness.until(CURVE, 'open');
    await put();
    const running = await harness.until(CURVE, 'run');
    const outcome = running.outcome ?? 0;
    if (outcome >= least && outcome < CAP)
      return { ...running, outcome, startedAt: running.started_at?.getTime() ?? 0 };
    await harness.until(CURVE, 'result');
    await harness.pay();
  }
  throw new Error('Of forty curves none was fit');
}

type Running = Awaited<ReturnType<typeof curveReaching>>;

/** Moves the clock of a running curve to so many ms after its start, with the table's leader at work all the time. */
async function ride(curve: Running, ms: number): Promise<void> {
  const until = curve.startedAt + ms;
  while (harness.clock.now < until) {
    await stepTable(harness.deps, CURVE);
    harness.clock.now = Math.min(until, harness.clock.now + BEAT_MS);
  }
  await beat(harness.deps, curve.id, harness.clock.now);
}

const leave = ({ session }: Seated, curve: Running, receivedAt = harness.clock.now) =>
  leaveCurve(harness.deps, CURVE, session, { roundId: curve.id, receivedAt });

/** Nobody conducts for so long, then the table goes on until the round is paid. */
async function stall(ms: number): Promise<void> {
  harness.clock.now += ms;
  await harness.until(CURVE, 'result');
  await harness.pay();
}

test('the moment the server gets the request decides where the curve is left; a target is paid without its player', async () => {
  const [hand, late, target] = [await harness.seat(CURVE), await harness.seat(CURVE), await harness.seat(CURVE)];
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, hand.session, stake(10));
    await harness.bet(CURVE, late.session, stake(10));
    await harness.bet(CURVE, target.session, stake(10, 120));
  });
  const before = await harness.balanceOf(hand);
  await ride(curve, timeOf(130) + 1);
  expect(await leave(hand, curve)).toBe(130);
  // A repeat, however late, is the same leaving.
  expect(await leave(hand, curve, harness.clock.now + 60_000)).toBe(130);
  await ride(curve, breaksAfter(curve.outcome) - 5);
  harness.clock.now += 10;
  await expect(leave(late, curve)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
  await harness.until(CURVE, 'result');
  await harness.pay();
  expect(await harness.balanceOf(hand)).toBe(before + paidAt(1_000n, 130));
  expect(await harness.entryOf(late)).toMatchObject({ state: 'settled', win: '0.00' });
  expect(await harness.entryOf(target)).toMatchObject({ state: 'settled', win: '12.00', left_at: null });
  await expect(leave(late, curve, curve.startedAt + 100)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
});

test('a request received while the curve stood counts although it is worked off after the break', async () => {
  const seat = await harness.seat(CURVE);
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, seat.session, stake(20));
  });
  // The break is on show, nothing is settled yet.
  harness.clock.now = (curve.ends_at?.getTime() ?? 0) + 1;
  await harness.deps.pool.query('update live_rounds set beat_at = ends_at where id = $1', [curve.id]);
  await stepTable(harness.deps, CURVE);
  expect((await harness.roundOf(CURVE)).phase).toBe('result');
  expect(await leave(seat, curve, curve.startedAt + timeOf(140) + 1)).toBe(140);
  await harness.until(CURVE, 'result');
  await harness.pay();
  expect(await harness.entryOf(seat)).toMatchObject({ win: '28.00', state: 'settled' });
});

test('a run that nobody watched over ends for everybody where it last stood: a stall turns no loss into a refund', async () => {
  const [early, reached, beyond, byHand] = [
    await harness.seat(CURVE),
    await harness.seat(CURVE),
    await harness.seat(CURVE),
    await harness.seat(CURVE),
  ];
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, early.session, stake(10));
    await harness.bet(CURVE, reached.session, stake(10, 110));
    await harness.bet(CURVE, beyond.session, stake(10, 90_000));
    await harness.bet(CURVE, byHand.session, stake(10));
  });
  await ride(curve, timeOf(105) + 1);
  await leave(early, curve);
  await ride(curve, timeOf(130) + 1);
  const stood = multiplierAt(harness.clock.now - curve.startedAt);
  expect(stood).toBe(130);
  // The curve breaks meanwhile, or goes on: nobody has seen it, and it makes no difference.
  await stall(600_000);
  const stopped = { interrupted: true, stopped: stood, state: 'settled' };
  expect(await harness.entryOf(early)).toMatchObject({ ...stopped, win: '10.50' });
  expect(await harness.entryOf(reached)).toMatchObject({ ...stopped, win: '11.00' });
  // A target that was not reached and none at all: neither is better off.
  expect(await harness.entryOf(beyond)).toMatchObject({ ...stopped, win: '13.00' });
  expect(await harness.entryOf(byHand)).toMatchObject({ ...stopped, win: '13.00' });
  for (const seat of [early, reached, beyond, byHand])
    expect(await harness.movesOf(seat, await harness.entryOf(seat))).toEqual(['bet', 'win']);
});

test('a stall that ends in time changes nothing: what broke during it has broken', async () => {
  const seat = await harness.seat(CURVE);
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, seat.session, stake(10));
  });
  await ride(curve, breaksAfter(curve.outcome) - GAP_MS / 2);
  await stall(GAP_MS - BEAT_MS);
  expect(await harness.entryOf(seat)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

test('whoever is told that the curve broke has ended the run: prolonging the stall after that brings nothing', async () => {
  // The rider can afford to lose on every curve that breaks early.
  const [probe, rider] = [await harness.seat(CURVE), await harness.seat(CURVE, 500_000n)];
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, probe.session, stake(5));
    await harness.bet(CURVE, rider.session, stake(100));
  });
  await ride(curve, breaksAfter(curve.outcome) - 200);
  harness.clock.now += 400;
  await expect(leave(probe, curve)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
  await stall(60_000);
  expect(await harness.entryOf(rider)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

test('while nobody watches, no target past the last beat is told, and a leaving counts as a beat', async () => {
  const [target, hand, rider] = [
    await harness.seat(CURVE),
    await harness.seat(CURVE),
    await harness.seat(CURVE, 500_000n),
  ];
  const curve = await curveReaching(150, async () => {
    await harness.bet(CURVE, target.session, stake(10, 120));
    await harness.bet(CURVE, hand.session, stake(20));
    await harness.bet(CURVE, rider.session, stake(30));
  });
  await ride(curve, timeOf(115) + 1);
  harness.clock.now = Math.ceil(curve.startedAt + timeOf(135));
  const leftOf = async ({ session }: Seated) => {
    const { name } = await harness.entryOf({ session });
    return (await readTable(harness.deps, CURVE)).bets.find((bet) => bet.name === name)?.left;
  };
  expect(await leftOf(target)).toBeNull();
  expect(await leave(hand, curve)).toBe(135);
  expect(await leftOf(target)).toBe(120);
  harness.clock.now += GAP_MS + 1;
  await expect(leave(rider, curve)).rejects.toMatchObject({ code: 'RUN_INTERRUPTED' });
  await stall(0);
  expect(await harness.entryOf(hand)).toMatchObject({ win: '27.00' });
  expect(await harness.entryOf(rider)).toMatchObject({ interrupted: true, stopped: 135, win: '40.50' });
});

test('a curve that broke before anybody could leave it pays nobody, watched over or not', async () => {
  const seat = await harness.seat(CURVE);
  const curve = await curveReaching(100, async () => {
    await harness.bet(CURVE, seat.session, stake(10));
  });
  await harness.deps.pool.query('update live_rounds set outcome = 98, ends_at = started_at where id = $1', [curve.id]);
  await stall(600_000);
  expect(await harness.entryOf(seat)).toMatchObject({ interrupted: true, state: 'settled', win: '0.00' });
});

test('two interruptions with money on them within an hour close a table until it is opened again', async () => {
  // What other tests interrupted is forgotten by then.
  harness.clock.now += 3_600_001;
  const interrupt = async (put: () => Promise<unknown>) => {
    await curveReaching(110, async () => void (await put()));
    await stall(GAP_MS + BEAT_MS);
    await stepTable(harness.deps, CURVE);
  };
  const seat = await harness.seat(CURVE);
  const stakeOnIt = () => harness.bet(CURVE, seat.session, stake(10));
  await interrupt(stakeOnIt);
  // An hour later the first one is forgotten, and play money does not count.
  harness.clock.now += 3_600_001;
  await interrupt(stakeOnIt);
  const demo = await harness.demo(CURVE);
  await interrupt(() => harness.bet(CURVE, demo, stake(10)));
  expect(await closureOf(harness.deps, CURVE.slug)).toBeNull();
  await interrupt(stakeOnIt);
  expect(await closureOf(harness.deps, CURVE.slug)).toMatchObject({ reason: 'interrupted' });
  harness.clock.now += 600_000;
  await stepTable(harness.deps, CURVE);
  await stepTable(harness.deps, CURVE);
  expect(await currentRound(harness.deps, CURVE.slug)).toBeNull();
  expect(await readTable(harness.deps, CURVE)).toMatchObject({ open: false, closed: 'interrupted', changes_at: null });
  expect(await reopenTable(harness.deps, CURVE.slug)).toBe(true);
  expect(await reopenTable(harness.deps, CURVE.slug)).toBe(false);
  await harness.until(CURVE, 'open');
  await interrupt(stakeOnIt);
  expect(await readTable(harness.deps, CURVE)).toMatchObject({ open: true, closed: null });
});
