import type { ContentLanguage } from '@kozyr/contracts/locales';
import { asRows, asValues, type FieldShape, holdsLocalized, isBlank, type LocalizedValue } from './localized-texts';

export type Copying = { from: ContentLanguage; to: ContentLanguage; overwrite: boolean };
export type Copied = { data: Record<string, unknown>; count: number };

/**
 * What to save in the language `to` so that it says what `from` says. `document` was read in all languages. Filled texts
 * stay unless they are to be overwritten, and nothing is ever emptied. The answer holds the fields that have texts only,
 * whole (a list with all its rows), and how many texts change.
 */
export function copyTexts(fields: readonly FieldShape[], document: unknown, copying: Copying): Copied {
  let count = 0;

  function pick(value: LocalizedValue): unknown {
    const source = value[copying.from];
    const target = value[copying.to];
    const keep = isBlank(source) || (!copying.overwrite && !isBlank(target));
    if (keep || JSON.stringify(source) === JSON.stringify(target)) return target;
    count += 1;
    return source;
  }

  function build(shapes: readonly FieldShape[], data: Readonly<Record<string, unknown>>, whole: boolean) {
    const built: Record<string, unknown> = {};
    for (const field of shapes) {
      if (field.virtual || (!whole && !holdsLocalized(field))) continue;
      if (!field.name) {
        Object.assign(built, build(field.fields ?? [], data, whole));
      } else if (field.localized) {
        built[field.name] = pick(asValues(data[field.name]));
      } else if (field.type === 'array') {
        built[field.name] = asRows(data[field.name]).map((row) => ({
          ...build(field.fields ?? [], row, true),
          id: row.id,
        }));
      } else if (field.fields) {
        built[field.name] = build(field.fields, asValues(data[field.name]), whole);
      } else if (field.name in data) {
        built[field.name] = data[field.name];
      }
    }
    return built;
  }

  const data = build(fields, asValues(document), false);
  return { data, count };
}
