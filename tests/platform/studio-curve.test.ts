import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { breaksAfter, CAP, multiplierAt, paidAt, timeOf } from '../../studio/src/maths/crash/curve';
import { closureOf, reopenTable } from '../../studio/src/tables/closures';
import { conduct } from '../../studio/src/tables/conductor';
import { leaveCurve } from '../../studio/src/tables/leave-curve';
import { beat, currentRound } from '../../studio/src/tables/rounds-of-table';
import { readTable } from '../../studio/src/tables/table-state';
import { BEAT_MS, GAP_MS } from '../../studio/src/tables/watched-run';
import { CURVE, type Seated, stake, startTableLab, type TableLab } from '../support/table-lab';

let lab: TableLab;
beforeAll(async () => {
  lab = await startTableLab();
});
afterAll(() => lab.stop());
beforeEach(async () => void (await reopenTable(lab.deps, CURVE.slug)));

/**
 * A running curve that reaches at least this many hundredths and breaks, with the players' stakes on it. One in a thousand
 * ends at the cap, where everybody is paid: it is left out like those that break early.
 */
async function curveReaching(least: number, put: () => Promise<void>) {
  for (let round = 0; round < 40; round += 1) {
    await lab.until(CURVE, 'open');
    await put();
    const running = await lab.until(CURVE, 'run');
    const outcome = running.outcome ?? 0;
    if (outcome >= least && outcome < CAP)
      return { ...running, outcome, startedAt: running.started_at?.getTime() ?? 0 };
    await lab.until(CURVE, 'result');
    await lab.pay();
  }
  throw new Error('Of forty curves none was fit');
}

type Running = Awaited<ReturnType<typeof curveReaching>>;

/** Moves the clock of a running curve to so many ms after its start, with the table's leader at work all the time. */
async function ride(curve: Running, ms: number): Promise<void> {
  const until = curve.startedAt + ms;
  while (lab.clock.now < until) {
    await conduct(lab.deps, CURVE);
    lab.clock.now = Math.min(until, lab.clock.now + BEAT_MS);
  }
  await beat(lab.deps, curve.id, lab.clock.now);
}

const leave = ({ session }: Seated, curve: Running, receivedAt = lab.clock.now) =>
  leaveCurve(lab.deps, CURVE, session, { roundId: curve.id, receivedAt });

/** Nobody conducts for so long, then the table goes on until the round is paid. */
async function stall(ms: number): Promise<void> {
  lab.clock.now += ms;
  await lab.until(CURVE, 'result');
  await lab.pay();
}

test('the moment the server gets the request decides where the curve is left; a target is paid without its player', async () => {
  const [hand, late, target] = [await lab.seat(CURVE), await lab.seat(CURVE), await lab.seat(CURVE)];
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, hand.session, stake(10));
    await lab.bet(CURVE, late.session, stake(10));
    await lab.bet(CURVE, target.session, stake(10, 120));
  });
  const before = await lab.balanceOf(hand);
  await ride(curve, timeOf(130) + 1);
  expect(await leave(hand, curve)).toBe(130);
  // A repeat, however late, is the same leaving.
  expect(await leave(hand, curve, lab.clock.now + 60_000)).toBe(130);
  await ride(curve, breaksAfter(curve.outcome) - 5);
  lab.clock.now += 10;
  await expect(leave(late, curve)).rejects.toMatchObject({ errorCode: 'CURVE_BROKE' });
  await lab.until(CURVE, 'result');
  await lab.pay();
  expect(await lab.balanceOf(hand)).toBe(before + paidAt(1_000n, 130));
  expect(await lab.entryOf(late)).toMatchObject({ state: 'settled', win: '0.00' });
  expect(await lab.entryOf(target)).toMatchObject({ state: 'settled', win: '12.00', left_at: null });
  await expect(leave(late, curve, curve.startedAt + 100)).rejects.toMatchObject({ errorCode: 'CURVE_BROKE' });
});

test('a request received while the curve stood counts although it is worked off after the break', async () => {
  const seat = await lab.seat(CURVE);
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, seat.session, stake(20));
  });
  // The break is on show, nothing is settled yet.
  lab.clock.now = (curve.ends_at?.getTime() ?? 0) + 1;
  await lab.deps.pool.query('update live_rounds set beat_at = ends_at where id = $1', [curve.id]);
  await conduct(lab.deps, CURVE);
  expect((await lab.roundOf(CURVE)).phase).toBe('result');
  expect(await leave(seat, curve, curve.startedAt + timeOf(140) + 1)).toBe(140);
  await lab.until(CURVE, 'result');
  await lab.pay();
  expect(await lab.entryOf(seat)).toMatchObject({ win: '28.00', state: 'settled' });
});

test('a run that nobody watched over ends for everybody where it last stood: a stall turns no loss into a refund', async () => {
  const [early, reached, beyond, byHand] = [
    await lab.seat(CURVE),
    await lab.seat(CURVE),
    await lab.seat(CURVE),
    await lab.seat(CURVE),
  ];
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, early.session, stake(10));
    await lab.bet(CURVE, reached.session, stake(10, 110));
    await lab.bet(CURVE, beyond.session, stake(10, 90_000));
    await lab.bet(CURVE, byHand.session, stake(10));
  });
  await ride(curve, timeOf(105) + 1);
  await leave(early, curve);
  await ride(curve, timeOf(130) + 1);
  const stood = multiplierAt(lab.clock.now - curve.startedAt);
  expect(stood).toBe(130);
  // The curve breaks meanwhile, or goes on: nobody has seen it, and it makes no difference.
  await stall(600_000);
  const stopped = { interrupted: true, stopped: stood, state: 'settled' };
  expect(await lab.entryOf(early)).toMatchObject({ ...stopped, win: '10.50' });
  expect(await lab.entryOf(reached)).toMatchObject({ ...stopped, win: '11.00' });
  // A target that was not reached and none at all: neither is better off.
  expect(await lab.entryOf(beyond)).toMatchObject({ ...stopped, win: '13.00' });
  expect(await lab.entryOf(byHand)).toMatchObject({ ...stopped, win: '13.00' });
  for (const seat of [early, reached, beyond, byHand])
    expect(await lab.movesOf(seat, await lab.entryOf(seat))).toEqual(['bet', 'win']);
});

test('a stall that ends in time changes nothing: what broke during it has broken', async () => {
  const seat = await lab.seat(CURVE);
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, seat.session, stake(10));
  });
  await ride(curve, breaksAfter(curve.outcome) - GAP_MS / 2);
  await stall(GAP_MS - BEAT_MS);
  expect(await lab.entryOf(seat)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

test('whoever is told that the curve broke has ended the run: prolonging the stall after that brings nothing', async () => {
  // The rider can afford to lose on every curve that breaks early.
  const [probe, rider] = [await lab.seat(CURVE), await lab.seat(CURVE, 500_000n)];
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, probe.session, stake(5));
    await lab.bet(CURVE, rider.session, stake(100));
  });
  await ride(curve, breaksAfter(curve.outcome) - 200);
  lab.clock.now += 400;
  await expect(leave(probe, curve)).rejects.toMatchObject({ errorCode: 'CURVE_BROKE' });
  await stall(60_000);
  expect(await lab.entryOf(rider)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

test('while nobody watches, no target past the last beat is told, and a leaving counts as a beat', async () => {
  const [target, hand, rider] = [await lab.seat(CURVE), await lab.seat(CURVE), await lab.seat(CURVE, 500_000n)];
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, target.session, stake(10, 120));
    await lab.bet(CURVE, hand.session, stake(20));
    await lab.bet(CURVE, rider.session, stake(30));
  });
  await ride(curve, timeOf(115) + 1);
  lab.clock.now = Math.ceil(curve.startedAt + timeOf(135));
  const leftOf = async ({ session }: Seated) => {
    const { name } = await lab.entryOf({ session });
    return (await readTable(lab.deps, CURVE)).bets.find((bet) => bet.name === name)?.left;
  };
  expect(await leftOf(target)).toBeNull();
  expect(await leave(hand, curve)).toBe(135);
  expect(await leftOf(target)).toBe(120);
  lab.clock.now += GAP_MS + 1;
  await expect(leave(rider, curve)).rejects.toMatchObject({ errorCode: 'RUN_INTERRUPTED' });
  await stall(0);
  expect(await lab.entryOf(hand)).toMatchObject({ win: '27.00' });
  expect(await lab.entryOf(rider)).toMatchObject({ interrupted: true, stopped: 135, win: '40.50' });
});

test('a curve that broke before anybody could leave it pays nobody, watched over or not', async () => {
  const seat = await lab.seat(CURVE);
  const curve = await curveReaching(100, async () => {
    await lab.bet(CURVE, seat.session, stake(10));
  });
  await lab.deps.pool.query('update live_rounds set outcome = 98, ends_at = started_at where id = $1', [curve.id]);
  await stall(600_000);
  expect(await lab.entryOf(seat)).toMatchObject({ interrupted: true, state: 'settled', win: '0.00' });
});

test('two interruptions with money on them within an hour close a table until it is opened again', async () => {
  // What other tests interrupted is forgotten by then.
  lab.clock.now += 3_600_001;
  const interrupt = async (put: () => Promise<unknown>) => {
    await curveReaching(110, async () => void (await put()));
    await stall(GAP_MS + BEAT_MS);
    await conduct(lab.deps, CURVE);
  };
  const seat = await lab.seat(CURVE);
  const stakeOnIt = () => lab.bet(CURVE, seat.session, stake(10));
  await interrupt(stakeOnIt);
  // An hour later the first one is forgotten, and play money does not count.
  lab.clock.now += 3_600_001;
  await interrupt(stakeOnIt);
  const demo = await lab.demo(CURVE);
  await interrupt(() => lab.bet(CURVE, demo, stake(10)));
  expect(await closureOf(lab.deps, CURVE.slug)).toBeNull();
  await interrupt(stakeOnIt);
  expect(await closureOf(lab.deps, CURVE.slug)).toMatchObject({ reason: 'interrupted' });
  lab.clock.now += 600_000;
  await conduct(lab.deps, CURVE);
  await conduct(lab.deps, CURVE);
  expect(await currentRound(lab.deps, CURVE.slug)).toBeNull();
  expect(await readTable(lab.deps, CURVE)).toMatchObject({ open: false, closed: 'interrupted', changes_at: null });
  expect(await reopenTable(lab.deps, CURVE.slug)).toBe(true);
  expect(await reopenTable(lab.deps, CURVE.slug)).toBe(false);
  await lab.until(CURVE, 'open');
  await interrupt(stakeOnIt);
  expect(await readTable(lab.deps, CURVE)).toMatchObject({ open: true, closed: null });
});
