import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** The project's folder, where .env and by default the data folder lie. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

const schema = z.object({
  PLATFORM_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// address' }).optional(),
  PLATFORM_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  OPERATOR_KEY: z.string().optional(),
  OPERATOR_KEY_FILE: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
});
const kept = z.object({ OPERATOR_KEY: z.string().optional() });

/** Where the platform is, and by whose key it is spoken to. */
export type PlatformAccess = { url: string; key: string };

/** Something in the surroundings is not as it must be; the message is one line for whoever typed the command. */
export class SetupError extends Error {}

function keyInFile(file: string): string {
  try {
    return fs.readFileSync(path.resolve(ROOT, file), 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SetupError(`OPERATOR_KEY_FILE names ${file}, which can not be read${why}.`);
  }
}

function keyInSecrets(dataDir: string): string | undefined {
  const file = path.resolve(ROOT, dataDir, 'secrets.json');
  try {
    return kept.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).OPERATOR_KEY;
  } catch {
    // Not there, not ours to read, or not JSON: then the key has to be told.
    return undefined;
  }
}

/**
 * Reads the environment, with .env below it, and the first operator's key in the data folder when no other is told.
 * @throws SetupError
 */
export function readPlatformAccess(env: Readonly<Record<string, string | undefined>>): PlatformAccess {
  const file = path.join(ROOT, '.env');
  const below = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  const given = Object.entries({ ...below, ...env }).filter(([, value]) => value !== '' && value !== undefined);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success)
    throw new SetupError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  const { PLATFORM_URL, PLATFORM_PORT, OPERATOR_KEY, OPERATOR_KEY_FILE, DATA_DIR } = parsed.data;
  const key = OPERATOR_KEY ?? (OPERATOR_KEY_FILE ? keyInFile(OPERATOR_KEY_FILE) : keyInSecrets(DATA_DIR));
  if (key === undefined)
    throw new SetupError(
      `No key: set OPERATOR_KEY, or DATA_DIR to the folder whose secrets.json holds it (looked in ${DATA_DIR}).`,
    );
  if (!/^[\w-]{16,256}$/.test(key)) throw new SetupError('OPERATOR_KEY is not a key: letters, digits, - and _ only.');
  return { url: PLATFORM_URL ?? `http://127.0.0.1:${PLATFORM_PORT}`, key };
}

/** What the shell has set. */
export function shell(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
