import { addMinutes, addSeconds } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { afterPlay, checkDueAt, type Gaming, gamingOf, isCheckDue, runningOf } from './gaming-rules';

const BEGAN = new Date('2026-11-18T10:00:00Z');
const at = (minutes: number) => addMinutes(BEGAN, minutes);
const stake = (amount: bigint) => ({ staked: amount, won: 0n });
const win = (amount: bigint) => ({ staked: 0n, won: amount });
const begun = afterPlay({ last: null }, BEGAN, stake(100n));

describe('a gaming session', () => {
  it('a session begins with a stake, goes on with each within a quarter of an hour, and counts what came of it', () => {
    const later = afterPlay({ last: begun }, at(14), stake(50n));
    expect(afterPlay({ last: later }, at(20), win(30n))).toEqual({
      beganAt: BEGAN,
      stakedAt: at(14),
      checkedAt: BEGAN,
      staked: 150n,
      won: 30n,
    });
    expect(runningOf({ last: later }, addSeconds(at(29), -1))).toBe(later);
    expect(runningOf({ last: later }, at(29))).toBeNull();
  });

  it('a stake after the pause begins another one', () => {
    expect(afterPlay({ last: begun }, at(15), stake(70n))).toEqual({
      beganAt: at(15),
      stakedAt: at(15),
      checkedAt: at(15),
      staked: 70n,
      won: 0n,
    });
  });

  it('a win that comes late belongs to the session it was staked in, and begins none', () => {
    expect(afterPlay({ last: begun }, at(60), win(500n))).toMatchObject({ beganAt: BEGAN, stakedAt: BEGAN, won: 500n });
    expect(afterPlay({ last: null }, at(60), win(500n))).toBeNull();
  });

  it('what is undone comes off the session it counted in alone', () => {
    expect(afterPlay({ last: begun }, at(5), stake(-100n), BEGAN)).toMatchObject({ staked: 0n, stakedAt: BEGAN });
    expect(afterPlay({ last: begun }, at(5), stake(-40n), at(-30))).toBe(begun);
  });
});

describe('a reality check', () => {
  const playing = (more: Partial<Gaming>) => ({ ...begun, ...more }) as Gaming;

  it('a check is due a whole interval after the last one was answered, while the player plays', () => {
    const gaming = { last: playing({ stakedAt: at(55) }), every: 60 as const };
    expect(checkDueAt(gaming, at(56))).toEqual(at(60));
    expect([isCheckDue(gaming, addSeconds(at(60), -1)), isCheckDue(gaming, at(60))]).toEqual([false, true]);
    expect(isCheckDue({ ...gaming, last: playing({ stakedAt: at(55), checkedAt: at(60) }) }, at(61))).toBe(false);
  });

  it('a check is not due once the player has paused, nor for who wants none', () => {
    expect(isCheckDue({ last: playing({ stakedAt: at(55) }), every: 60 }, at(70))).toBe(false);
    expect(isCheckDue({ last: playing({ stakedAt: at(599) }), every: null }, at(600))).toBe(false);
  });

  it('a check comes each hour to who has chosen nothing', () => {
    expect(gamingOf(null)).toEqual({ last: null, every: 60 });
  });
});
