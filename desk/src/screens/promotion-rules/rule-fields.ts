import { groupDigits } from '@desk/lib/format/money';
import { differingLines, entriesOf, isLines, isRecord, linesOf } from './rule-lines';

/**
 * How a field of rules is typed. money and percent: two decimals. amounts: several of money, with spaces between them. number: with or
 * without decimals. choice: one of its options; switch: one that stands for true or false. whole: a whole percent, or nothing. areas:
 * codes of countries. percents and closings: a line for each that is named (rule-lines.ts).
 */
export type RuleForm =
  | ('money' | 'percent' | 'amounts' | 'count' | 'number' | 'word' | 'choice' | 'switch')
  | ('whole' | 'areas' | 'percents' | 'closings');

/** One field of rules: where it lies in them ("thresholds.uah.0"), and what it is called. */
export type RuleField = {
  path: string;
  label: string;
  form: RuleForm;
  options?: readonly { value: string; label: string }[];
  /** What to know before typing. */
  hint?: string;
  /** What stands for it where it says nothing; without it, it is left out then. */
  empty?: string;
};

/** Fields that belong together, under a heading of their own. */
export type RuleGroup = { title: string; fields: readonly RuleField[] };

/** What stands at a path of some rules, as text; empty where nothing does. */
export function textAt(value: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value);
  if (Array.isArray(found)) return linesOf(found) ?? found.join(' ');
  return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : '';
}

/** The text of a field as it is read: digits in threes, a percent with its sign, a choice by its name. */
export function shownAs({ form, options, empty }: RuleField, text: string): string {
  if (text === '' && empty !== undefined) return empty;
  if (form === 'money') return groupDigits(text);
  if (form === 'amounts') return text.split(' ').map(groupDigits).join(' · ');
  if (form === 'percent' || form === 'whole') return `${text}\u00a0%`;
  return options?.find(({ value }) => value === text)?.label ?? text;
}

/** What is typed into a field, as rules have it: "3" and "3,5" are "3.00" and "3.50". What is none stays, and is refused later. */
export function typedAs(form: RuleForm, typed: string): unknown {
  if (form === 'switch') return typed === 'true';
  if (form === 'areas')
    return typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== '');
  if (isLines(form)) return entriesOf(form, typed);
  if (form === 'whole' && typed.trim() === '') return null;
  if (form === 'amounts')
    return typed
      .trim()
      .split(/[\s;]+/)
      .flatMap((amount) => typedAs('money', amount));
  const text = typed
    .trim()
    .replaceAll(/[\s\u00a0]/g, '')
    .replace(',', '.');
  if (form === 'number' && /^\d{1,4}(\.\d{1,2})?$/.test(text)) return Number(text);
  if (form === 'count' || form === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : typed;
  const match = form === 'money' || form === 'percent' ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) : null;
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : typed.trim();
}

/** A copy of rules with other texts at these paths, each as its field is typed. */
export function withTyped(value: unknown, fields: readonly RuleField[], typed: (path: string) => string): unknown {
  const copy: unknown = structuredClone(value);
  for (const { path, form } of fields) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), copy);
    if (isRecord(holder)) holder[last] = typedAs(form, typed(path));
  }
  return copy;
}

/** A field that differs between two rules of a kind. */
export type RuleChange = { path: string; name: string; before: string; after: string };

/** What differs, in the order of the form. */
export const changesBetween = (groups: readonly RuleGroup[], before: unknown, after: unknown): RuleChange[] =>
  groups.flatMap(({ title, fields }) =>
    fields.flatMap((field) => {
      const { path, label } = field;
      const [was, is] = [textAt(before, path), textAt(after, path)];
      if (was === is) return [];
      const name = `${title}: ${label}`;
      if (isLines(field.form)) return [{ path, name, ...differingLines(was, is) }];
      return [{ path, name, before: shownAs(field, was), after: shownAs(field, is) }];
    }),
  );
