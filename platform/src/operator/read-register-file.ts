import fs from 'node:fs';
import { type RegisterEntryInput, registerEntryInput } from '@kozyr/contracts/operator/exclusion-register';
import * as z from 'zod/mini';
import { UsageError } from '../errors';

/** Columns that a file may have, in any order; until is required, and one of phone, email and document on each line. */
const COLUMNS = ['phone', 'email', 'document', 'born_on', 'from', 'until'] as const;

/** The fields of a line of CSV (RFC 4180): quoted where they hold a comma or a quote, which is written twice. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  for (const [, quoted, plain] of `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g))
    fields.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim());
  return fields;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** A day begins and ends in UTC. */
const momentOf = (text: string) => (isDay(text) ? `${text}T00:00:00.000Z` : text);

function entryOf(names: readonly string[], line: string, at: number): RegisterEntryInput {
  const fields = fieldsOf(line);
  if (fields.length !== names.length)
    throw new UsageError(`Line ${at} has ${fields.length} fields, the first one ${names.length}.`);
  const given = Object.fromEntries(names.flatMap((name, index) => (fields[index] ? [[name, fields[index]]] : [])));
  const { from, until } = z.parse(z.object({ from: z.optional(z.string()), until: z.optional(z.string()) }), given);
  const entry = {
    ...given,
    ...(from === undefined ? {} : { from: momentOf(from) }),
    until: until === undefined || until === 'forever' ? null : momentOf(until),
  };
  const parsed = z.safeParse(registerEntryInput, entry);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`Line ${at}: ${issue?.path.join('.') || 'all'}: ${issue?.message ?? 'is wrong'}`);
}

/**
 * People of a CSV file in UTF-8, whose first line names its columns. until is a day, a moment in ISO 8601, or "forever".
 * @throws UsageError that names the line
 */
export function readRegisterFile(file: string): RegisterEntryInput[] {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} can not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = fieldsOf(head);
  const unknown = names.find((name) => !COLUMNS.some((column) => column === name));
  if (unknown !== undefined || !names.includes('until'))
    throw new UsageError(
      `The first line names the columns, of ${COLUMNS.join(', ')}, until among them${unknown ? `; not ${unknown}` : ''}.`,
    );
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [entryOf(names, line, index + 2)]));
}
