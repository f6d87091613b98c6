import { describe, expect, it } from 'vitest';
import { wireBattle } from '@/tests/support/rewards/battle-wire';
import { battleInBrief, countsTo, isOpen, isStill, msToNextPoll, paidShare, prizeFund, withOwn } from './rules';
import type { BattleLeader, BattleStanding } from './types';

const row = (more: Partial<BattleLeader> = {}): BattleLeader => ({
  place: 1,
  player: '•••• 42',
  score: '12.00',
  reached_at: '2026-11-20T08:00:00.000Z',
  own: false,
  prize: '500.00',
  ...more,
});

describe('when a list is asked for again', () => {
  const now = Date.parse('2026-11-20T11:59:50.000Z');
  it('a list of battles is asked for again when the clock changes a battle in it', () => {
    expect(msToNextPoll([wireBattle()], now, true)).toBe(11_000);
    expect(msToNextPoll([wireBattle({ status: 'upcoming', starts_at: '2026-11-20T11:59:55.000Z' })], now, true)).toBe(
      6_000,
    );
    expect(msToNextPoll([wireBattle({ status: 'finishing' })], now, true)).toBe(71_000);
  });
  it('a list of battles is never asked for again at once, though the clocks disagree', () => {
    expect(msToNextPoll([wireBattle()], now + 20_000, true)).toBe(1_000);
    expect(msToNextPoll([wireBattle()], now + 3_600_000, true)).toBe(30_000);
  });
  it('a list of battles is asked for every half minute while nothing is told', () => {
    expect(msToNextPoll([], now, false)).toBe(30_000);
    expect(msToNextPoll([wireBattle({ status: 'finished' })], now, true)).toBe(600_000);
  });
});

it('a battle counts down to what comes next, and to nothing once it is over (spec §4)', () => {
  expect(countsTo(wireBattle({ status: 'upcoming' }))).toBe(wireBattle().starts_at);
  expect(countsTo(wireBattle())).toBe(wireBattle().ends_at);
  expect(countsTo(wireBattle({ status: 'finishing' }))).toBe(wireBattle().finishes_at);
  expect(countsTo(wireBattle({ status: 'finished' }))).toBeNull();
  expect([wireBattle(), wireBattle({ status: 'cancelled' })].map(isOpen)).toEqual([true, false]);
});

it('a battle that nobody has entered is still until its stakes end', () => {
  const still = (['upcoming', 'active', 'finishing', 'finished', 'cancelled'] as const).map((status) =>
    isStill(wireBattle({ status, players: 0 })),
  );
  expect(still).toEqual([true, true, false, false, false]);
  expect(isStill(wireBattle({ players: 1 }))).toBe(false);
});

describe('the own row', () => {
  const own = row({ place: 2, score: '11.00', own: true });
  it('the own row is marked among the first places, also where a namesake stands beside it', () => {
    const { rows, pinned } = withOwn([row(), { ...own, own: false }, row({ place: 3, score: '10.00' })], own);
    expect(rows.map((one) => one.own)).toEqual([false, true, false]);
    expect(pinned).toBeNull();
  });
  it('the own row is pinned where it is none of the first', () => {
    expect(withOwn([row()], { ...own, place: 31 }).pinned).toMatchObject({ place: 31, own: true });
    expect(withOwn([row()], null)).toEqual({ rows: [row()], pinned: null });
  });
});

it('prizes add up without floats', () => {
  expect(prizeFund(wireBattle())).toBe('900.00');
});

it('the share of the prizes that is paid is never told as more than it is', () => {
  const shares = ['0.00', '44.99', '900.00', '44999.99', '45000.00', '99000.00'].map((counted_stakes) =>
    paidShare(wireBattle({ counted_stakes })),
  );
  expect(shares).toEqual([0, 0, 2, 99.9, 100, 100]);
});

describe('a battle in brief', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  const battle = wireBattle();
  const rank = (more: Partial<BattleStanding> = {}): BattleStanding => ({
    battle_id: battle.id,
    state: 'active',
    stakes: 31,
    score: '96.10',
    place: 3,
    prize: null,
    ...more,
  });
  const leaders = [row(), row({ place: 2, score: '120.40' }), row({ place: 3, score: '96.10' })];
  const { id, tier } = battle;

  it('a place is told with the score of the one above it', () => {
    expect(battleInBrief({ battle, leaders }, rank(), now)).toEqual({
      id,
      tier,
      kind: 'place',
      place: 3,
      score: '96.10',
      next: { place: 2, score: '120.40' },
    });
  });

  it.each([
    ['the first one', 1],
    ['one far below those that are published', 60],
  ])('a place that is %s is told without one above it', (_, place) => {
    expect(battleInBrief({ battle, leaders }, rank({ place }), now)).toMatchObject({ place, next: null });
  });

  it('a qualification is told by the stakes that counted', () => {
    const qualifying = rank({ state: 'qualification', stakes: 7, place: null });
    expect(battleInBrief({ battle, leaders }, qualifying, now)).toEqual({
      id,
      tier,
      kind: 'qualification',
      stakes: 7,
      of: 20,
    });
  });

  it.each([
    ['is still to come', { status: 'upcoming' as const }, {}],
    ['has its results counted', { status: 'finishing' as const }, {}],
    ['is over', { status: 'finished' as const }, {}],
    ['is over by the clock', { ends_at: '2026-11-20T08:00:00.000Z' }, {}],
    ['the player is not in', {}, { state: 'inactive' as const }],
    ['has no place for the player yet', {}, { place: null }],
  ])('nothing is told of a battle that %s', (_, changed, standing) => {
    expect(battleInBrief({ battle: wireBattle(changed), leaders }, rank(standing), now)).toBeNull();
  });
});
