import {
  type IntegrationProtocol,
  type IntegrationSettings,
  integrationSettingsSchema,
} from '@kozyr/contracts/operator/integration-settings';
import * as z from 'zod/mini';
import { PROTOCOL_FIELDS } from './protocol-fields';

/** Settings as they are typed in: text, or a choice of several. */
export type TypedSettings = Readonly<Record<string, string | readonly string[]>>;

const textOf = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

/** What a form begins with. @param settings null: nothing was said yet */
export function typedOf(protocol: IntegrationProtocol, settings: IntegrationSettings | null): TypedSettings {
  const known = new Map<string, unknown>(settings ? Object.entries(settings) : []);
  return Object.fromEntries(
    PROTOCOL_FIELDS[protocol].map(({ name, kind }) => {
      const value = known.get(name);
      if (kind === 'currencies') return [name, Array.isArray(value) ? value.map(String) : []];
      return [name, Array.isArray(value) ? value.join('\n') : value === undefined ? '' : String(value)];
    }),
  );
}

/** What was typed, by the contract; else the fields that are wrong. */
export function settingsTyped(
  protocol: IntegrationProtocol,
  typed: TypedSettings,
): { settings: IntegrationSettings } | { wrong: readonly string[] } {
  const fields = PROTOCOL_FIELDS[protocol].map(({ name, kind }) => {
    const value = typed[name];
    if (kind === 'currencies') return [name, value];
    const text = textOf(value).trim();
    if (kind === 'number') return [name, text === '' ? undefined : Number(text)];
    if (kind === 'lines') return [name, text.split(/\s+/).filter((line) => line !== '')];
    return [name, text];
  });
  const parsed = z.safeParse(integrationSettingsSchema, { protocol, ...Object.fromEntries(fields) });
  if (parsed.success) return { settings: parsed.data };
  return { wrong: [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))] };
}

/** Settings that differ, field by field, as text; before is null where there was nothing. */
export function changesOf(
  before: IntegrationSettings | null,
  after: IntegrationSettings,
): { field: string; before: string; after: string }[] {
  const was = typedOf(after.protocol, before);
  const is = typedOf(after.protocol, after);
  const text = (value: string | readonly string[] | undefined) => [value ?? ''].flat().join(', ');
  return Object.keys(is)
    .map((field) => ({ field, before: text(was[field]), after: text(is[field]) }))
    .filter((one) => one.before !== one.after);
}
