// Secrets that lie in files, as container platforms hand them out: X_FILE names the file that X would have held.
import fs from 'node:fs';
import path from 'node:path';
import { PLATFORM_SECRETS } from './environment.mjs';
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
];

function readSecret(name, file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name}_FILE names ${file}, which can not be read (${error.code}).`);
  }
  if (text === '') throw new SettingsError(`${name}_FILE names ${file}, which is empty.`);
  return text;
}

/**
 * The environment with each secret whose file is named in its place. A file's last line break is not part of its secret.
 * @param {Record<string, string | undefined>} env
 * @param {string} folder that names of files begin at
 * @returns {Record<string, string | undefined>}
 * @throws SettingsError when a file can't be read or is empty, or a secret is said twice
 */
export function withSecretFiles(env, folder) {
  const read = IN_FILES.filter((name) => env[`${name}_FILE`]).map((name) => {
    if (env[name]) throw new SettingsError(`${name} and ${name}_FILE are both set: set one of them.`);
    return [name, readSecret(name, path.resolve(folder, env[`${name}_FILE`]))];
  });
  return { ...env, ...Object.fromEntries(read) };
}
