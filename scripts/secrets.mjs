// Secrets the product needs and nobody should have to think of: made at the first start, kept in the data folder.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SettingsError } from './settings.mjs';

/** Made where the operator sets none. */
export const RANDOM_SECRETS = [
  'JWT_SECRET',
  'WALLET_SECRET',
  'GATEWAY_SECRET',
  'CARD_SECRET',
  'REVALIDATE_SECRET',
  'PREVIEW_TOKEN',
  'PAYLOAD_SECRET',
  'PSEUDONYM_SECRET',
  'SECOND_FACTOR_SECRET',
  'PUSH_PRIVATE_KEY',
  'OPERATOR_KEY',
  'DESK_SECRET',
  'DESK_FIRST_TOKEN',
  'TRACE_SECRET',
];

/** Of a secret, or of those of an exchange with commas between, the one that things are made with: the first. @param {string} secrets */
export const makingSecret = (secrets) => secrets.split(',')[0].trim();

/**
 * @param {string} dataDir
 * @param {Record<string, string | undefined>} env A variable set by the operator wins over the kept one.
 * @returns {{secrets: Record<string, string>, fresh: boolean}} fresh when this start made the content admin's password.
 */
export function readSecrets(dataDir, env) {
  const file = path.join(dataDir, 'secrets.json');
  let kept = {};
  if (fs.existsSync(file)) {
    try {
      kept = JSON.parse(fs.readFileSync(file, 'utf8'));
    } catch {
      throw new SettingsError(
        `${file} is not readable JSON: restore it, or remove it together with the data folder to begin anew.`,
      );
    }
  }
  const fresh = kept.CONTENT_ADMIN_PASSWORD === undefined && env.CONTENT_ADMIN_PASSWORD === undefined;
  const made = { ...kept };
  for (const name of RANDOM_SECRETS) made[name] ??= randomBytes(32).toString('base64url');
  made.CONTENT_ADMIN_EMAIL ??= 'editor@kozyr.localhost';
  made.CONTENT_ADMIN_PASSWORD ??= randomBytes(12).toString('base64url');
  if (JSON.stringify(made) !== JSON.stringify(kept)) {
    fs.mkdirSync(dataDir, { recursive: true });
    const staged = `${file}.${process.pid}`;
    fs.writeFileSync(staged, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(staged, file);
  }
  const secrets = {};
  for (const [name, value] of Object.entries(made)) secrets[name] = env[name] ?? value;
  return { secrets, fresh };
}
