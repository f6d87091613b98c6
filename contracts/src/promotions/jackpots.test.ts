import { expect, it } from 'vitest';
import { CURRENCIES } from '../money';
import {
  BUILT_IN_JACKPOTS,
  type JackpotRules,
  jackpotRulesSchema,
  jackpotsReturnOf,
  MAX_JACKPOTS_RETURN,
} from './jackpots';

type Levels = JackpotRules['uah'];
const withClubs = (clubs: Partial<Levels['clubs']>): JackpotRules => ({
  ...BUILT_IN_JACKPOTS,
  uah: { ...BUILT_IN_JACKPOTS.uah, clubs: { ...BUILT_IN_JACKPOTS.uah.clubs, ...clubs } },
});
const faults = (rules: unknown) => {
  const read = jackpotRulesSchema.safeParse(rules);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

it('jackpots as they are built in are within the bounds of what may be set', () => {
  expect(faults(BUILT_IN_JACKPOTS)).toEqual([]);
  for (const currency of CURRENCIES) expect(jackpotsReturnOf(BUILT_IN_JACKPOTS[currency])).toBe(7_917n);
});

it('levels that give back more of stakes together than the bound are refused, and just below it taken', () => {
  expect(jackpotsReturnOf(withClubs({ share: '0.22' }).uah)).toBe(8_217n);
  expect(faults(withClubs({ share: '0.22' }))).toEqual([]);
  expect(jackpotsReturnOf(withClubs({ share: '0.23' }).uah)).toBeGreaterThan(MAX_JACKPOTS_RETURN);
  expect(faults(withClubs({ share: '0.23' }))).toEqual(['uah']);
});

it.each([
  [{ seed: '99.99' }, 'uah.clubs.seed'],
  [{ ceiling: '999.99' }, 'uah.clubs.ceiling'],
  [{ share: '0.51' }, 'uah.clubs.share'],
  [{ share: '0.00' }, 'uah.clubs.share'],
  [{ seed: '0500.00' }, 'uah.clubs.seed'],
])('a jackpot of %o is refused at %s', (clubs, path) => {
  expect(faults(withClubs(clubs))).toContain(path);
});

it('a level that is not above the one below it is refused, and so is one that is not named', () => {
  expect(faults(withClubs({ seed: '5000.00', ceiling: '20000.00' }))).toEqual(
    expect.arrayContaining(['uah.diamonds.seed', 'uah.diamonds.ceiling']),
  );
  const { spades: _, ...rest } = BUILT_IN_JACKPOTS.uah;
  expect(faults({ ...BUILT_IN_JACKPOTS, uah: rest })).toEqual(['uah.spades']);
});
