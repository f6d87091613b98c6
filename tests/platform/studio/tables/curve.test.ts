import { expect } from 'vitest';
import { breaksAfter, CAP, multiplierAt, paidAt, timeOf } from '../../../../studio/src/maths/crash/curve';
import { closureOf, reopenTable } from '../../../../studio/src/tables/closures';
import { leaveCurve } from '../../../../studio/src/tables/leave-curve';
import { beat, currentRound } from '../../../../studio/src/tables/rounds-of-table';
import { stepTable } from '../../../../studio/src/tables/runner';
import { BEAT_MS, GAP_MS } from '../../../../studio/src/tables/watched-run';
import { CURVE, type Seated, stake, type TableHarness } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

it.beforeEach(async ({ tables }) => void (await reopenTable(tables.deps, CURVE.slug)));

/**
 * A running curve that reaches at least this many hundredths and breaks, with the players' stakes on it. One in a thousand
 * ends at the cap, where everybody is paid: it is left out like those that break early.
 */
async function curveReaching(tables: TableHarness, least: number, put: () => Promise<void>) {
  for (let round = 0; round < 40; round += 1) {
    await tables.until(CURVE, 'open');
    await put();
    const running = await tables.until(CURVE, 'run');
    const outcome = running.outcome ?? 0;
    if (outcome >= least && outcome < CAP)
      return { ...running, outcome, startedAt: running.started_at?.getTime() ?? 0 };
    await tables.until(CURVE, 'result');
    await tables.pay();
  }
  throw new Error('Of forty curves none was fit');
}

type Running = Awaited<ReturnType<typeof curveReaching>>;

/** Moves the clock of a running curve to so many ms after its start, with the table's leader at work all the time. */
async function ride(tables: TableHarness, curve: Running, ms: number): Promise<void> {
  const until = curve.startedAt + ms;
  while (tables.clock.now < until) {
    await stepTable(tables.deps, CURVE);
    tables.clock.now = Math.min(until, tables.clock.now + BEAT_MS);
  }
  await beat(tables.deps, curve.id, tables.clock.now);
}

const leave = (tables: TableHarness, { session }: Seated, curve: Running, receivedAt = tables.clock.now) =>
  leaveCurve(tables.deps, CURVE, session, { roundId: curve.id, receivedAt });

/** Nobody conducts for so long, then the table goes on until the round is paid. */
async function stall(tables: TableHarness, ms: number): Promise<void> {
  tables.clock.now += ms;
  await tables.until(CURVE, 'result');
  await tables.pay();
}

it('the moment the server gets the request decides where the curve is left; a target is paid without its player', async ({
  tables,
}) => {
  const [hand, late, target] = [await tables.seat(CURVE), await tables.seat(CURVE), await tables.seat(CURVE)];
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, hand.session, stake(10));
    await tables.bet(CURVE, late.session, stake(10));
    await tables.bet(CURVE, target.session, stake(10, 120));
  });
  const before = await tables.balanceOf(hand);
  await ride(tables, curve, timeOf(130) + 1);
  expect(await leave(tables, hand, curve)).toBe(130);
  // A repeat, however late, is the same leaving.
  expect(await leave(tables, hand, curve, tables.clock.now + 60_000)).toBe(130);
  await ride(tables, curve, breaksAfter(curve.outcome) - 5);
  tables.clock.now += 10;
  await expect(leave(tables, late, curve)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
  await tables.until(CURVE, 'result');
  await tables.pay();
  expect(await tables.balanceOf(hand)).toBe(before + paidAt(1_000n, 130));
  expect(await tables.entryOf(late)).toMatchObject({ state: 'settled', win: '0.00' });
  expect(await tables.entryOf(target)).toMatchObject({ state: 'settled', win: '12.00', left_at: null });
  await expect(leave(tables, late, curve, curve.startedAt + 100)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
});

it('a request received while the curve stood counts although it is worked off after the break', async ({ tables }) => {
  const seat = await tables.seat(CURVE);
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, seat.session, stake(20));
  });
  // The break is on show, nothing is settled yet.
  tables.clock.now = (curve.ends_at?.getTime() ?? 0) + 1;
  await tables.deps.pool.query('update live_rounds set beat_at = ends_at where id = $1', [curve.id]);
  await stepTable(tables.deps, CURVE);
  expect((await tables.roundOf(CURVE)).phase).toBe('result');
  expect(await leave(tables, seat, curve, curve.startedAt + timeOf(140) + 1)).toBe(140);
  await tables.until(CURVE, 'result');
  await tables.pay();
  expect(await tables.entryOf(seat)).toMatchObject({ win: '28.00', state: 'settled' });
});

it('a run that nobody watched over ends for everybody where it last stood: a stall turns no loss into a refund', async ({
  tables,
}) => {
  const [early, reached, beyond, byHand] = [
    await tables.seat(CURVE),
    await tables.seat(CURVE),
    await tables.seat(CURVE),
    await tables.seat(CURVE),
  ];
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, early.session, stake(10));
    await tables.bet(CURVE, reached.session, stake(10, 110));
    await tables.bet(CURVE, beyond.session, stake(10, 90_000));
    await tables.bet(CURVE, byHand.session, stake(10));
  });
  await ride(tables, curve, timeOf(105) + 1);
  await leave(tables, early, curve);
  await ride(tables, curve, timeOf(130) + 1);
  const stood = multiplierAt(tables.clock.now - curve.startedAt);
  expect(stood).toBe(130);
  // The curve breaks meanwhile, or goes on: nobody has seen it, and it makes no difference.
  await stall(tables, 600_000);
  const stopped = { interrupted: true, stopped: stood, state: 'settled' };
  expect(await tables.entryOf(early)).toMatchObject({ ...stopped, win: '10.50' });
  expect(await tables.entryOf(reached)).toMatchObject({ ...stopped, win: '11.00' });
  // A target that was not reached and none at all: neither is better off.
  expect(await tables.entryOf(beyond)).toMatchObject({ ...stopped, win: '13.00' });
  expect(await tables.entryOf(byHand)).toMatchObject({ ...stopped, win: '13.00' });
  for (const seat of [early, reached, beyond, byHand])
    expect(await tables.movesOf(seat, await tables.entryOf(seat))).toEqual(['bet', 'win']);
});

it('a stall that ends in time changes nothing: what broke during it has broken', async ({ tables }) => {
  const seat = await tables.seat(CURVE);
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, seat.session, stake(10));
  });
  await ride(tables, curve, breaksAfter(curve.outcome) - GAP_MS / 2);
  await stall(tables, GAP_MS - BEAT_MS);
  expect(await tables.entryOf(seat)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

it('whoever is told that the curve broke has ended the run: prolonging the stall after that brings nothing', async ({
  tables,
}) => {
  // The rider can afford to lose on every curve that breaks early.
  const [probe, rider] = [await tables.seat(CURVE), await tables.seat(CURVE, 500_000n)];
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, probe.session, stake(5));
    await tables.bet(CURVE, rider.session, stake(100));
  });
  await ride(tables, curve, breaksAfter(curve.outcome) - 200);
  tables.clock.now += 400;
  await expect(leave(tables, probe, curve)).rejects.toMatchObject({ code: 'CURVE_BROKE' });
  await stall(tables, 60_000);
  expect(await tables.entryOf(rider)).toMatchObject({ interrupted: false, state: 'settled', win: '0.00' });
});

it('while nobody watches, no target past the last beat is told, and a leaving counts as a beat', async ({ tables }) => {
  const [target, hand, rider] = [
    await tables.seat(CURVE),
    await tables.seat(CURVE),
    await tables.seat(CURVE, 500_000n),
  ];
  const curve = await curveReaching(tables, 150, async () => {
    await tables.bet(CURVE, target.session, stake(10, 120));
    await tables.bet(CURVE, hand.session, stake(20));
    await tables.bet(CURVE, rider.session, stake(30));
  });
  await ride(tables, curve, timeOf(115) + 1);
  tables.clock.now = Math.ceil(curve.startedAt + timeOf(135));
  const leftOf = async ({ session }: Seated) => {
    const { name } = await tables.entryOf({ session });
    return (await tables.read(CURVE)).bets.find(({ ref }) => ref === name)?.left;
  };
  expect(await leftOf(target)).toBeNull();
  expect(await leave(tables, hand, curve)).toBe(135);
  expect(await leftOf(target)).toBe(120);
  tables.clock.now += GAP_MS + 1;
  await expect(leave(tables, rider, curve)).rejects.toMatchObject({ code: 'RUN_INTERRUPTED' });
  await stall(tables, 0);
  expect(await tables.entryOf(hand)).toMatchObject({ win: '27.00' });
  expect(await tables.entryOf(rider)).toMatchObject({ interrupted: true, stopped: 135, win: '40.50' });
});

it('a curve that broke before anybody could leave it pays nobody, watched over or not', async ({ tables }) => {
  const seat = await tables.seat(CURVE);
  const curve = await curveReaching(tables, 100, async () => {
    await tables.bet(CURVE, seat.session, stake(10));
  });
  await tables.deps.pool.query('update live_rounds set outcome = 98, ends_at = started_at where id = $1', [curve.id]);
  await stall(tables, 600_000);
  expect(await tables.entryOf(seat)).toMatchObject({ interrupted: true, state: 'settled', win: '0.00' });
});

it('two interruptions with money on them within an hour close a table until it is opened again', async ({ tables }) => {
  // What other tests interrupted is forgotten by then.
  tables.clock.now += 3_600_001;
  const interrupt = async (put: () => Promise<unknown>) => {
    await curveReaching(tables, 110, async () => void (await put()));
    await stall(tables, GAP_MS + BEAT_MS);
    await stepTable(tables.deps, CURVE);
  };
  const seat = await tables.seat(CURVE);
  const stakeOnIt = () => tables.bet(CURVE, seat.session, stake(10));
  await interrupt(stakeOnIt);
  // An hour later the first one is forgotten, and neither a demo nor credits count.
  tables.clock.now += 3_600_001;
  await interrupt(stakeOnIt);
  const demo = await tables.demo(CURVE);
  await interrupt(() => tables.bet(CURVE, demo, stake(10)));
  const credits = await tables.credits(seat, CURVE);
  tables.meddling.meddle = async () => ({ kind: 'ok', balance: '500.00' });
  await interrupt(() => tables.bet(CURVE, credits, stake(10)));
  tables.meddling.meddle = (_action, make) => make();
  expect(await closureOf(tables.deps, CURVE.slug)).toBeNull();
  await interrupt(stakeOnIt);
  expect(await closureOf(tables.deps, CURVE.slug)).toMatchObject({ reason: 'interrupted' });
  tables.clock.now += 600_000;
  await stepTable(tables.deps, CURVE);
  await stepTable(tables.deps, CURVE);
  expect(await currentRound(tables.deps, CURVE.slug)).toBeNull();
  expect(await tables.read(CURVE)).toMatchObject({ open: false, closed: 'interrupted', changes_at: null });
  expect(await reopenTable(tables.deps, CURVE.slug)).toBe(true);
  expect(await reopenTable(tables.deps, CURVE.slug)).toBe(false);
  await tables.until(CURVE, 'open');
  await interrupt(stakeOnIt);
  expect(await tables.read(CURVE)).toMatchObject({ open: true, closed: null });
});
