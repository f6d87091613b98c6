// Secrets that lie in files, as container platforms hand them out: X_FILE names the file that X would have held.
import fs from 'node:fs';
import path from 'node:path';
import { BUCKET_SECRETS, NATS_SECRETS, PLATFORM_SECRETS } from './environment.mjs';
import { RANDOM_SECRETS } from './secrets.mjs';
import { SettingsError } from './settings.mjs';

/** What may lie in a file: secrets, and addresses that hold a password. */
const IN_FILES = [
  ...RANDOM_SECRETS,
  'CONTENT_ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  ...PLATFORM_SECRETS,
  ...BUCKET_SECRETS,
  ...NATS_SECRETS,
];

/** The variable that names the file of a secret; null for what may lie in none. */
export const fileOf = (name) => (IN_FILES.includes(name) ? `${name}_FILE` : null);

/** @param said the variable by which the file was found */
function readSecret(said, file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${said} names ${file}, which can not be read (${error.code}).`);
  }
  if (text === '') throw new SettingsError(`${said} names ${file}, which is empty.`);
  return text;
}

/** The file that a secret lies in: the one that is named, or the one of its name in the folder of all of them. Null: in none. */
function findFile(name, env, folder) {
  if (env[`${name}_FILE`]) return path.resolve(folder, env[`${name}_FILE`]);
  const file = env.SECRETS_DIR && !env[name] ? path.resolve(folder, env.SECRETS_DIR, name) : null;
  return file && fs.existsSync(file) ? file : null;
}

/**
 * The environment with each secret whose file is named, or lies in SECRETS_DIR under its name, in its place. A file's last line break is
 * not part of its secret.
 * @param {Record<string, string | undefined>} env
 * @param {string} folder that names of files begin at
 * @param {readonly string[]} names of the secrets whose files are read; all, unless they are said
 * @returns {Record<string, string | undefined>}
 * @throws SettingsError when a file can't be read or is empty, or a secret is said twice
 */
export function withSecretFiles(env, folder, names = IN_FILES) {
  const read = IN_FILES.filter((name) => names.includes(name)).flatMap((name) => {
    if (env[name] && env[`${name}_FILE`])
      throw new SettingsError(`${name} and ${name}_FILE are both set: set one of them.`);
    const file = findFile(name, env, folder);
    return file === null ? [] : [[name, readSecret(env[`${name}_FILE`] ? `${name}_FILE` : 'SECRETS_DIR', file)]];
  });
  return { ...env, ...Object.fromEntries(read) };
}
