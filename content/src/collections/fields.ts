import type { CheckboxField, DateField, NumberField, TextareaField, TextField, UploadField } from 'payload';
import { isWindowInOrder } from '../rules/publish-status';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True, or what is wrong with the key. */
export function checkSlug(value: unknown): true | string {
  if (typeof value === 'string' && SLUG.test(value) && value.length <= 120) return true;
  return 'Lower-case latin letters and digits, words joined by single hyphens, e.g. "how-it-works".';
}

/** A key made of lower-case latin words joined by hyphens, unique in its collection unless said otherwise. */
export function slugField(options: {
  name?: string;
  label?: string;
  description: string;
  unique?: boolean;
}): TextField {
  return {
    name: options.name ?? 'key',
    label: options.label ?? 'Key',
    type: 'text',
    required: true,
    index: true,
    unique: options.unique ?? true,
    admin: { description: options.description },
    validate: checkSlug,
  };
}

/** Editorial text of the safe part of HTML, one per language; Russian stands in where a language is empty. */
export function richTextField(options: {
  name?: string;
  label?: string;
  description?: string;
  required?: boolean;
  rows?: number;
}): TextareaField {
  return {
    name: options.name ?? 'text',
    label: options.label ?? 'Text',
    type: 'textarea',
    localized: true,
    required: options.required ?? false,
    admin: {
      rows: options.rows ?? 8,
      description:
        options.description ??
        'HTML of the simple kind: h2-h4, p, ul/ol/li, strong, em, a, table. Scripts, styles and images are removed. {{name}} is filled in by the site. Empty in a language: the Russian text is shown.',
    },
  };
}

/** A whole number that orders things; smaller stands first. */
export function orderField(name: string, label: string, description: string): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: 0,
    admin: { step: 1, description },
    validate: (value: unknown) => (Number.isInteger(value) ? true : 'A whole number, please.'),
  };
}

/** A checkbox that is set unless the editor clears it. */
export function flagField(name: string, label: string, description: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } };
}

export function imageField(options: { name?: string; label?: string; description: string }): UploadField {
  return {
    name: options.name ?? 'image',
    label: options.label ?? 'Image',
    type: 'upload',
    relationTo: 'media',
    admin: { description: options.description },
  };
}

/** Start and end of showing, each optional (spec §5); start must lie before end. */
export function windowFields(): DateField[] {
  const picker = { pickerAppearance: 'dayAndTime' as const, displayFormat: 'yyyy-MM-dd HH:mm' };
  return [
    {
      name: 'startDate',
      label: 'Show from',
      type: 'date',
      admin: { date: picker, width: '50%', description: 'In your own time zone. Empty: from the beginning.' },
    },
    {
      name: 'endDate',
      label: 'Show until',
      type: 'date',
      admin: { date: picker, width: '50%', description: 'In your own time zone. Empty: without an end.' },
      validate: (value: unknown, { siblingData }: { siblingData: { startDate?: unknown } }) =>
        isWindowInOrder(siblingData.startDate, value) ? true : '"Show until" must lie after "Show from".',
    },
  ];
}
