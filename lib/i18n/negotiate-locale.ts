import { knownLocale, type Locale, localeOf } from '@kozyr/contracts/locales';

/** ua and kz are how the content service, and many people, call the two. */
const ALIASES: Record<string, Locale> = { ua: 'uk', kz: 'kk' };

function asLocale(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0] ?? '';
  return knownLocale(ALIASES[language] ?? language);
}

/** The remembered language, else the best of Accept-Language, else Russian (spec §9: unknown languages). */
export function negotiateLocale(remembered: string | undefined, acceptLanguage: string | null): Locale {
  const chosen = remembered ? asLocale(remembered) : undefined;
  if (chosen) return chosen;
  const preferences = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { locale: asLocale(tag), weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return localeOf(preferences.find((preference) => preference.locale)?.locale);
}
