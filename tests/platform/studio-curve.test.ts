import { afterAll, beforeAll, expect, test } from 'vitest';
import { breaksAfter, paidAt, timeOf } from '../../studio/src/maths/crash/curve';
import { conduct } from '../../studio/src/tables/conductor';
import { leaveCurve } from '../../studio/src/tables/leave-curve';
import { CURVE, stake, startTableLab, type TableLab } from '../support/table-lab';

let lab: TableLab;
beforeAll(async () => {
  lab = await startTableLab();
});
afterAll(() => lab.stop());

/** A running curve that reaches at least this many hundredths, with the players' stakes on it. */
async function curveReaching(least: number, put: () => Promise<void>) {
  for (let round = 0; round < 40; round += 1) {
    await lab.until(CURVE, 'open');
    await put();
    const running = await lab.until(CURVE, 'run');
    const outcome = running.outcome ?? 0;
    if (outcome >= least) return { ...running, outcome, startedAt: running.started_at?.getTime() ?? 0 };
    await lab.until(CURVE, 'result');
    await lab.pay();
  }
  throw new Error('Forty curves broke early');
}

test('the moment the server gets the request decides where the curve is left; a target is paid without its player', async () => {
  const [hand, late, target] = [await lab.seat(CURVE), await lab.seat(CURVE), await lab.seat(CURVE)];
  const curve = await curveReaching(150, async () => {
    await lab.bet(CURVE, hand.session, stake(10));
    await lab.bet(CURVE, late.session, stake(10));
    await lab.bet(CURVE, target.session, stake(10, 120));
  });
  const before = await lab.balanceOf(hand);
  const leftAt = curve.startedAt + timeOf(130) + 1;
  expect(await leaveCurve(lab.deps, hand.session, curve.id, leftAt)).toBe(130);
  // A repeat, however late, is the same leaving.
  expect(await leaveCurve(lab.deps, hand.session, curve.id, leftAt + 60_000)).toBe(130);
  const broke = curve.startedAt + breaksAfter(curve.outcome) + 5;
  const tooLate = leaveCurve(lab.deps, late.session, curve.id, broke);
  await expect(tooLate).rejects.toMatchObject({ errorCode: 'CURVE_BROKE' });
  await lab.until(CURVE, 'result');
  await lab.pay();
  expect(await lab.balanceOf(hand)).toBe(before + paidAt(1_000n, 130));
  expect(await lab.entryOf(late)).toMatchObject({ state: 'settled', win: '0.00' });
  expect(await lab.entryOf(target)).toMatchObject({ state: 'settled', win: '12.00', left_at: null });
  const settled = leaveCurve(lab.deps, late.session, curve.id, curve.startedAt + 100);
  await expect(settled).rejects.toMatchObject({ errorCode: 'CURVE_BROKE' });
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
  expect(await leaveCurve(lab.deps, seat.session, curve.id, curve.startedAt + timeOf(140) + 1)).toBe(140);
  await lab.until(CURVE, 'result');
  await lab.pay();
  expect(await lab.entryOf(seat)).toMatchObject({ win: '28.00', state: 'settled' });
});

test('when the table itself stops during a run, whoever could not leave gets the stake back', async () => {
  const [stranded, target] = [await lab.seat(CURVE), await lab.seat(CURVE)];
  let money = 0n;
  const curve = await curveReaching(120, async () => {
    money = await lab.balanceOf(stranded);
    await lab.bet(CURVE, stranded.session, stake(10));
    await lab.bet(CURVE, target.session, stake(10, 110));
  });
  // Nobody was there for ten seconds and more.
  lab.clock.now = Math.max(curve.ends_at?.getTime() ?? 0, curve.startedAt + 10_000);
  await lab.until(CURVE, 'result');
  await lab.pay();
  expect(await lab.entryOf(stranded)).toMatchObject({ state: 'void', interrupted: true, win: '0.00' });
  expect(await lab.balanceOf(stranded)).toBe(money);
  expect(await lab.entryOf(target)).toMatchObject({ state: 'settled', win: '11.00' });
});
