/** Countries whose documents are taken, ISO 3166-1 in two letters, and each in the three letters that verifiers want. */
export const DOCUMENT_COUNTRIES = {
  UA: 'UKR',
  KZ: 'KAZ',
  AM: 'ARM',
  AZ: 'AZE',
  BG: 'BGR',
  CZ: 'CZE',
  DE: 'DEU',
  EE: 'EST',
  ES: 'ESP',
  FR: 'FRA',
  GB: 'GBR',
  GE: 'GEO',
  GR: 'GRC',
  IL: 'ISR',
  IT: 'ITA',
  KG: 'KGZ',
  LT: 'LTU',
  LV: 'LVA',
  MD: 'MDA',
  PL: 'POL',
  RO: 'ROU',
  SK: 'SVK',
  TJ: 'TJK',
  TM: 'TKM',
  TR: 'TUR',
  US: 'USA',
  UZ: 'UZB',
} as const;

export type DocumentCountry = keyof typeof DOCUMENT_COUNTRIES;

/** Whether documents of a country are taken, by its two letters. */
export const isDocumentCountry = (code: string): code is DocumentCountry => Object.hasOwn(DOCUMENT_COUNTRIES, code);
