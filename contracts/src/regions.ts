/** The regions of spec §1. All but EU are one country, by its ISO 3166-1 code; EU is its members. */
export const REGIONS = ['US', 'UA', 'EU', 'KZ', 'RU'] as const;
export type Region = (typeof REGIONS)[number];

const MEMBERS_OF_EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const isRegion = (code: string): code is Region => REGIONS.some((region) => region === code);

/** The countries of a region, by their ISO 3166-1 codes. */
export function countriesOf(region: Region): readonly string[] {
  return region === 'EU' ? MEMBERS_OF_EU : [region];
}

/** Whether a country lies in an area: a region, or a country. Providers name both where a game is not offered. Any case. */
export function liesIn(country: string, area: string): boolean {
  const [code, place] = [country.toUpperCase(), area.toUpperCase()];
  return code === place || (isRegion(place) && countriesOf(place).includes(code));
}
