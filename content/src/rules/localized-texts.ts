import type { ContentLanguage } from '@kozyr/contracts/locales';

/** As much of a field's definition as is needed to find the texts that each language has of its own. */
export type FieldShape = {
  type: string;
  name?: string;
  localized?: boolean;
  virtual?: boolean | string;
  fields?: readonly FieldShape[];
};

/** A text of every language, as the store answers it when asked for all of them at once. */
export type LocalizedValue = Partial<Record<ContentLanguage, unknown>>;

type Values = Readonly<Record<string, unknown>>;

export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function asRows(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(asValues) : [];
}

/** Every localized value of a document read in all languages, in the order of its fields. */
export function localizedValues(fields: readonly FieldShape[], data: Values): LocalizedValue[] {
  return fields.flatMap((field) => {
    if (field.localized && field.name) return [asValues(data[field.name])];
    if (!field.fields) return [];
    if (field.type === 'array' && field.name)
      return asRows(data[field.name]).flatMap((row) => localizedValues(field.fields ?? [], row));
    return localizedValues(field.fields, field.name ? asValues(data[field.name]) : data);
  });
}

/** Whether a field, or one inside it, has a value per language. */
export function holdsLocalized(field: FieldShape): boolean {
  return field.localized === true || (field.fields ?? []).some(holdsLocalized);
}

/** Whether there is nothing to read: no words, no list, or only tags and spaces. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return value === null || value === undefined;
  return value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
