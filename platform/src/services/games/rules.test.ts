import { expect, it } from 'vitest';
import { canLaunch } from './rules';

const open = {
  available: true,
  enabled: true,
  providerEnabled: true,
  countriesBlocked: [] as string[],
  maintenance: false,
};

it.each([
  ['the country itself', ['KZ'], 'KZ'],
  ['the country in small letters', ['kz'], 'KZ'],
  ['a region the country is in', ['US', 'EU'], 'PL'],
])('offers a game to nobody where its provider names %s (§6, §8)', (_, countriesBlocked, country) => {
  const refused = { ok: false, reason: 'GAME_NOT_AVAILABLE_IN_COUNTRY' };
  expect(canLaunch({ ...open, countriesBlocked }, country)).toEqual(refused);
  expect(canLaunch({ ...open, countriesBlocked, maintenance: true }, country)).toEqual(refused);
  expect(canLaunch({ ...open, countriesBlocked, enabled: false }, country)).toMatchObject({
    reason: 'GAME_UNAVAILABLE',
  });
});

it('offers it everywhere else, and to a visitor who plays for nothing', () => {
  const game = { ...open, countriesBlocked: ['EU', 'US', 'RU'] };
  for (const country of ['UA', 'KZ', null]) expect(canLaunch(game, country)).toEqual({ ok: true });
  expect(canLaunch({ ...game, maintenance: true }, 'UA')).toEqual({ ok: false, reason: 'TECHNICAL_WORK' });
});
