import { DEFAULT_LOCALE, knownLocale, type Locale } from '@kozyr/contracts/locales';

/**
 * The language of somebody who named none in the address: the one they chose before, else the first of ours that their browser asks for.
 * @param kept value of the cookie NEXT_LOCALE
 * @param accepted value of the header Accept-Language
 */
export function chosenLocale(kept: string | undefined, accepted: string | null): Locale {
  const known = knownLocale(kept);
  if (known) return known;
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = rest.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: tag.split('-')[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of asked) {
    const locale = knownLocale(language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
