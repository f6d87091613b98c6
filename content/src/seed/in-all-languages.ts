import { CONTENT_LANGUAGES, type ContentLanguage, FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';
import { asRows, asValues, type FieldShape } from '../rules/localized-texts';

type Values = Readonly<Record<string, unknown>>;
type Said = Readonly<Record<ContentLanguage, Values>>;

const inEach = (valuesIn: (language: ContentLanguage) => Values): Said => ({
  ua: valuesIn('ua'),
  ru: valuesIn('ru'),
  en: valuesIn('en'),
  kz: valuesIn('kz'),
});

/**
 * One document as the store keeps it, from the same document written down in each language: a localized field holds a
 * value per language, everything else is as in the fallback language. Rows of a list meet by their place.
 */
export function inAllLanguages(fields: readonly FieldShape[], said: Said): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...said[FALLBACK_LANGUAGE] };
  for (const { name, type, localized, fields: below } of fields.flatMap(named)) {
    if (whole[name] === undefined && !localized) continue;
    const part = (language: ContentLanguage) => said[language][name];
    if (localized) {
      const known = CONTENT_LANGUAGES.filter((language) => part(language) !== undefined);
      if (known.length > 0) whole[name] = Object.fromEntries(known.map((language) => [language, part(language)]));
    } else if (below && type === 'array') {
      whole[name] = asRows(whole[name]).map((_, place) =>
        inAllLanguages(
          below,
          inEach((language) => asRows(part(language))[place] ?? {}),
        ),
      );
    } else if (below) {
      whole[name] = inAllLanguages(
        below,
        inEach((language) => asValues(part(language))),
      );
    }
  }
  return whole;
}

/** The fields that hold a value: those without a name only stand around others. */
function named(field: FieldShape): Array<FieldShape & { name: string }> {
  const { name } = field;
  return name ? [{ ...field, name }] : (field.fields ?? []).flatMap(named);
}
