import fs from 'node:fs';
import * as z from 'zod/mini';
import { UsageError } from '../errors';

/** JSON that was typed for an option, or as `@file` lies in one, by its schema. @throws UsageError that names what is wrong in it */
export function readJson<S extends z.ZodMiniType>(option: string, text: string, schema: S): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(text.startsWith('@') ? fs.readFileSync(text.slice(1), 'utf8') : text);
  } catch (error) {
    throw new UsageError(`--${option} can not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`--${option}: ${issue?.path.join('.') || 'all'}: ${issue?.message ?? 'is wrong'}`);
}
