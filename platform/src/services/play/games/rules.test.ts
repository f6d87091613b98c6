import { expect, it } from 'vitest';
import { feedsPrizes, houseEdgeOf, MIN_EDGE } from '../../kernel/promotions/edge';
import { canLaunch, contributionOf } from './rules';

const open = {
  available: true,
  enabled: true,
  providerEnabled: true,
  countriesBlocked: [] as string[],
  closedIn: [] as string[],
  providerClosedIn: [] as string[],
  ruledOut: [] as string[],
  maintenance: false,
};

it.each([
  ['the country itself', ['KZ'], 'KZ'],
  ['the country in small letters', ['kz'], 'KZ'],
  ['a region the country is in', ['US', 'EU'], 'PL'],
])('a game is offered to nobody where its provider names %s (§6, §8)', (_, countriesBlocked, country) => {
  const refused = { ok: false, reason: 'GAME_NOT_AVAILABLE_IN_COUNTRY' };
  expect(canLaunch({ ...open, countriesBlocked }, country)).toEqual(refused);
  expect(canLaunch({ ...open, countriesBlocked, maintenance: true }, country)).toEqual(refused);
  expect(canLaunch({ ...open, countriesBlocked, enabled: false }, country)).toMatchObject({
    reason: 'GAME_UNAVAILABLE',
  });
});

it('a blocked game is offered everywhere else, and to a visitor who plays for nothing', () => {
  const game = { ...open, countriesBlocked: ['EU', 'US', 'RU'] };
  for (const country of ['UA', 'KZ', null]) expect(canLaunch(game, country)).toEqual({ ok: true });
  expect(canLaunch({ ...game, maintenance: true }, 'UA')).toEqual({ ok: false, reason: 'TECHNICAL_WORK' });
});

it.each([
  ['96.20', 380],
  ['97.30', 270],
  ['95.6', 440],
  ['95.619', 439],
  ['100', 0],
  ['104.50', 0],
  ['', 0],
  ['unknown', 0],
])('the RTP %j makes an edge of %i hundredths of a percent', (rtp, edge) => {
  expect(houseEdgeOf(rtp)).toBe(edge);
});

it.each([
  ['slots', '96.20', 100],
  ['instant', '97.50', 100],
  ['instant', '97.51', 10],
  ['instant', '99.42', 10],
  ['live', '97.30', 10],
  ['instant', '100.00', 10],
  ['slots', '104.50', 10],
  ['instant', 'unknown', 10],
] as const)('a stake of a game of %s that returns %s counts %i percent for wagering', (category, rtp, counted) => {
  expect(contributionOf({ category, rtp })).toBe(counted);
});

it('a game grows jackpots and counts in battles from the smallest edge on', () => {
  expect([0, 58, MIN_EDGE - 1, MIN_EDGE, 270].map(feedsPrizes)).toEqual([false, false, false, true, true]);
});
