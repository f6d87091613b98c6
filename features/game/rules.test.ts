import { expect, it } from 'vitest';
import type { PlayedTime } from '@/features/account/gaming/rules';
import { HOURLY, NO_BREAK, OPEN_PLACE } from '@/tests/support/places';
import { mayTopUp, negated, playShown, realityChecks, roundNet, sumOf, untilRealityCheck } from './rules';
import type { PlayedSession } from './types';

it('a round adds up to win less stake', () => {
  expect(roundNet({ stake: '10.10', win: '0.00' })).toBe('-10.10');
  expect(roundNet({ stake: '0.20', win: '7.35' })).toBe('7.15');
  expect(roundNet({ stake: '0.00', win: '0.00' })).toBe('0.00');
  expect(sumOf(['1.10', '-0.20', '0.00'])).toBe('0.90');
  expect(sumOf([])).toBe('0.00');
  expect(negated('5.00')).toBe('-5.00');
});

it('a reality check comes after each hour of a game session', () => {
  const hour = 3_600_000;
  expect([-5, 0, hour - 1, hour, 2 * hour + 1].map(realityChecks)).toEqual([0, 0, 0, 1, 2]);
  expect([-5, 0, hour - 1, hour, hour + 1].map(untilRealityCheck)).toEqual([hour, hour, 1, hour, hour - 1]);
});

it('the bar of a game tells of all play where that began before the game was opened', () => {
  const figures = { staked: '10.00', won: '4.00', net: '-6.00', currency: 'uah' as const };
  const game = { id: 's', since: 5_000, ...figures } as PlayedSession;
  const running = { began_at: '2026-11-20T10:00:00.000Z', seconds: 9, staked: '99.00', won: '0.00', net: '-99.00' };
  const gaming: PlayedTime = {
    currency: 'uah',
    running,
    check: HOURLY,
    break: NO_BREAK,
    since: 1_000,
    checkAt: null,
  };
  expect(playShown(game, gaming)).toEqual({
    since: 1_000,
    staked: '99.00',
    won: '0.00',
    net: '-99.00',
    currency: 'uah',
  });
  expect(playShown(game, { ...gaming, since: 5_000 })).toBe(game);
  expect(playShown(game, { ...gaming, running: null, since: null })).toBe(game);
});

it('a top-up is offered for money, to who is active where money is played for', () => {
  const active = { protection: { state: 'active', until: null }, place: OPEN_PLACE } as const;
  expect(mayTopUp({ currency: 'uah' }, active)).toBe(true);
  expect(mayTopUp(null, active)).toBe(false);
  expect(mayTopUp({ currency: 'crd' }, active)).toBe(false);
  expect(mayTopUp({ currency: 'uah' }, undefined)).toBe(false);
  expect(mayTopUp({ currency: 'uah' }, { ...active, protection: { state: 'self_excluded', until: null } })).toBe(false);
  expect(mayTopUp({ currency: 'uah' }, { ...active, place: { ...OPEN_PLACE, mode: 'closed' } })).toBe(false);
});
