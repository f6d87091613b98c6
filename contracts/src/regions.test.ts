import { expect, it } from 'vitest';
import { countriesOf, liesIn, REGIONS } from './regions';

it('the regions are those of the specification (§1)', () => {
  expect(REGIONS).toEqual(['US', 'UA', 'EU', 'KZ', 'RU']);
});

it('each region knows its countries, and no country is in two of them', () => {
  const all = REGIONS.flatMap((region) => countriesOf(region));
  expect(countriesOf('EU')).toHaveLength(27);
  expect(new Set(all).size).toBe(all.length);
  for (const code of all) expect(code).toMatch(/^[A-Z]{2}$/);
});

it.each([
  ['DE', 'EU', true],
  ['pl', 'eu', true],
  ['UA', 'EU', false],
  ['UA', 'UA', true],
  ['KZ', 'RU', false],
  ['BR', 'BR', true],
  ['BR', 'US', false],
])('the country %s lies in the region %s: %s', (country, area, within) => {
  expect(liesIn(country, area)).toBe(within);
});
