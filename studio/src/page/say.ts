import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';

type Values = Readonly<Record<string, string | number>>;

/** Says the text of a key, with {name} filled in. */
type Say<Key extends string> = (key: Key, values?: Values) => string;

/** What texts say in a language. */
export function sayIn<Key extends string>(
  texts: InEveryLanguage<Readonly<Record<Key, string>>>,
  locale: Locale,
): Say<Key> {
  return (key, values = {}) =>
    texts[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
