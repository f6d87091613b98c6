import { BUILT_IN_BATTLES } from '@kozyr/contracts/promotions/battles';
import { describe, expect, it } from 'vitest';
import { plannedBattles } from './plan';
import { entryState, finishesAt, fullStakesOf, prizeOf, statusAt } from './rules';

const at = (text: string) => new Date(text);

describe('a battle (spec §4)', () => {
  const battle = { startsAt: at('2026-11-20T10:00:00Z'), endsAt: at('2026-11-20T12:00:00Z'), graceSeconds: 60 };
  const open = { ...battle, state: 'open' } as const;

  it('a battle is upcoming, active and finishing by the clock', () => {
    expect(statusAt(open, at('2026-11-20T09:59:59.999Z'))).toBe('upcoming');
    expect(statusAt(open, at('2026-11-20T10:00:00Z'))).toBe('active');
    expect(statusAt(open, at('2026-11-20T11:59:59.999Z'))).toBe('active');
    expect(statusAt(open, at('2026-11-20T12:00:00Z'))).toBe('finishing');
    expect(statusAt(open, at('2027-11-20T12:00:00Z'))).toBe('finishing');
    expect(finishesAt(battle)).toEqual(at('2026-11-20T12:01:00Z'));
  });

  it('a battle is finished or cancelled when it was, whatever the clock says', () => {
    expect(statusAt({ ...battle, state: 'finished' }, at('2026-11-20T11:00:00Z'))).toBe('finished');
    expect(statusAt({ ...battle, state: 'cancelled' }, at('2026-11-20T09:00:00Z'))).toBe('cancelled');
  });

  it('a battle has a player in qualification until enough stakes counted', () => {
    expect([0, 19, 20, 21].map((stakes) => entryState(stakes, 20))).toEqual([
      'qualification',
      'qualification',
      'active',
      'active',
    ]);
  });
});

describe('prizes', () => {
  const prizes = [50_000n, 30_000n, 20_000n];
  const battle = { prizes, state: 'open', fullStakes: fullStakesOf(prizes) } as const;
  const paid = (counted: bigint, score = 100n) =>
    [1, 2, 3, 4].map((place) => prizeOf({ ...battle, counted }, place, score));

  it('the prizes of a battle are paid in full from the full stakes on, and below them in their proportion', () => {
    expect(battle.fullStakes).toBe(6_000_000n);
    expect(paid(6_000_000n)).toEqual([...prizes, null]);
    expect(paid(90_000_000n)).toEqual([...prizes, null]);
    expect(paid(3_000_000n)).toEqual([25_000n, 15_000n, 10_000n, null]);
    expect(paid(21n * 600n)).toEqual([105n, 63n, 42n, null]);
    expect(paid(120n)).toEqual([1n, null, null, null]);
  });

  it('the prizes of a battle never come to more than a sixtieth of what was staked', () => {
    const sizing = { players: 500, tiers: 5, from: [20, 40, 80, 160], by: 'players' } as const;
    const both = { uah: { ...sizing, from: [...sizing.from] }, kzt: { ...sizing, from: [...sizing.from] } };
    for (const { prizes: planned, fullStakes } of plannedBattles(
      at('2026-11-20T00:00:00Z'),
      () => BUILT_IN_BATTLES,
      both,
      [],
    ))
      for (const counted of [0n, 1n, 12_600n, 777_777n, fullStakes - 1n, fullStakes, 3n * fullStakes]) {
        const sum = planned.reduce(
          (all, _, place) =>
            all + (prizeOf({ prizes: planned, state: 'open', fullStakes, counted }, place + 1, 1n) ?? 0n),
          0n,
        );
        expect(sum * 60n <= counted).toBe(true);
      }
  });

  it('the prizes of a battle are nothing for a score of nothing, nor of a cancelled battle', () => {
    expect(paid(5_000_000n, 0n)).toEqual([null, null, null, null]);
    expect(prizeOf({ ...battle, state: 'cancelled', counted: 5_000_000n }, 1, 100n)).toBeNull();
  });
});
