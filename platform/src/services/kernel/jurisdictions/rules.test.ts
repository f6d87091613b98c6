import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countriesWithout,
  jurisdictionBy,
  placesWithout,
  profilesOf,
  refusalOfPlace,
  stricter,
  UNKNOWN,
} from './rules';

const NAMED = ['UA', 'KZ', 'EU', 'US', 'RU'];

describe('which profiles hold', () => {
  it.each([
    [['TRIAL'], 'UA', 'US', ['TRIAL']],
    [NAMED, 'UA', 'UA', ['UA']],
    [NAMED, 'UA', null, ['UA']],
    [NAMED, 'UA', 'PL', ['UA', 'EU']],
    [NAMED, 'KZ', 'RU', ['KZ', 'RU']],
    [NAMED, 'UA', 'TR', ['UA']],
    [['EU'], 'UA', 'DE', ['UA', 'EU']],
  ] as const)('of %s for an account of %s in a network of %s: %s', (named, country, network, expected) => {
    expect(profilesOf(named, country, network)).toEqual(expected);
  });

  it('countries where players register without a profile are found', () => {
    expect(countriesWithout(NAMED)).toEqual([]);
    expect(countriesWithout(['UA', 'EU'])).toEqual(['KZ']);
  });

  it('what is not offered in a country is told by the profile that holds there, and nothing of where all is', () => {
    const all = { bonuses: true, cashback: true, battles: true, wheel: true, jackpots: true };
    const terms = (code: string) => {
      if (code === 'UA') return { mode: 'real' as const, promotions: { ...all, cashback: false } };
      return { mode: code === 'EU' ? ('closed' as const) : ('real' as const), promotions: all };
    };
    const places = placesWithout(['UA', 'EU', 'PL'], (code) => ({
      code,
      version: 1,
      terms: { ...UNKNOWN, ...terms(code) },
    }));
    expect(places.find(({ country }) => country === 'DE')).toMatchObject({ mode: 'closed' });
    expect(places.find(({ country }) => country === 'UA')).toEqual({
      country: 'UA',
      mode: 'real',
      without: ['credits', 'cashback'],
    });
    expect(places.some(({ country }) => country === 'PL')).toBe(false);
    expect(placesWithout(['TRIAL'], () => undefined)).toEqual([]);
  });

  it('a profile without a version in force closes everything', () => {
    expect(jurisdictionBy(['UA'], () => undefined)).toMatchObject({
      mode: 'closed',
      profiles: [{ code: 'UA', version: 0 }],
    });
    expect(jurisdictionBy([], () => undefined).mode).toBe('closed');
  });
});

const line = fc.constantFrom('one', 'two', 'three').map((name) => ({
  name,
  about: { uk: name, ru: name, en: name, kk: name },
  phone: null,
  url: null,
}));
const terms: fc.Arbitrary<ProfileTerms> = fc.record({
  mode: fc.constantFrom('real' as const, 'play' as const, 'closed' as const),
  minimum_age: fc.integer({ min: 18, max: 30 }),
  identity: fc.uniqueArray(
    fc.record({
      action: fc.constantFrom('deposit' as const, 'withdraw' as const, 'play' as const),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      over_30_days: fc.constantFrom(null, '100.00', '5000.00'),
    }),
    { maxLength: 5, selector: (rule) => JSON.stringify(rule) },
  ),
  promotions: fc.record({
    bonuses: fc.boolean(),
    cashback: fc.boolean(),
    battles: fc.boolean(),
    wheel: fc.boolean(),
    jackpots: fc.boolean(),
  }),
  wager_cap: fc.option(fc.integer({ min: 1, max: 100 })),
  limits: fc.record({
    required: fc.subarray(['deposit' as const, 'loss' as const, 'stake' as const, 'time' as const]),
    raise_wait_hours: fc.integer({ min: 24, max: 720 }),
  }),
  session: fc.record({
    reality_check: fc.constantFrom(15 as const, 30 as const, 60 as const, 120 as const),
    may_never: fc.boolean(),
    break_after_minutes: fc.option(fc.integer({ min: 15, max: 1440 })),
    round_seconds: fc.integer({ min: 0, max: 60 }),
    may_hurry: fc.boolean(),
    may_autoplay: fc.boolean(),
  }),
  help: fc.uniqueArray(line, { selector: ({ name }) => name }),
});
const rules = ({ help, identity, ...rest }: ProfileTerms) => ({
  ...rest,
  identity: identity.map((rule) => JSON.stringify(rule)).toSorted(),
  help: help.map(({ name }) => name).toSorted(),
});

describe('the stricter of two', () => {
  it('the order of two profiles changes nothing but that of the help lines, and a profile with itself is itself', () => {
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        expect(rules(stricter(one, other))).toEqual(rules(stricter(other, one)));
        expect(rules(stricter(one, one))).toEqual(rules(one));
      }),
    );
  });

  it('whatever one of two profiles refuses, both together refuse', () => {
    const acts = fc.constantFrom('play', 'stake', 'deposit', 'promotion', 'bonuses', 'cashback', 'wheel' as const);
    fc.assert(
      fc.property(terms, terms, acts, (one, other, act) => {
        if (refusalOfPlace(one, act) ?? refusalOfPlace(other, act))
          expect(refusalOfPlace(stricter(one, other), act)).not.toBeNull();
        else expect(refusalOfPlace(stricter(one, other), act)).toBeNull();
      }),
    );
  });

  it('both together ask for every level of identity that one of two profiles asks for', () => {
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        const asked = stricter(one, other).identity;
        for (const rule of [...one.identity, ...other.identity]) expect(asked).toContainEqual(rule);
      }),
    );
  });

  it('nothing is more closed than what is not known', () => {
    fc.assert(
      fc.property(terms, (one) => {
        expect(stricter(one, UNKNOWN)).toMatchObject({ mode: 'closed', promotions: UNKNOWN.promotions });
      }),
    );
  });
});
