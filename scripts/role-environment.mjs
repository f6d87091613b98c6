// The environment of one role that runs by itself: what npm start would have told it, taken from what the process was given.
import os from 'node:os';
import path from 'node:path';
import { databaseAddresses } from './databases.mjs';
import { OWN_SETTINGS, SECRETS_OF, SHARED } from './environment.mjs';
import { ROLES } from './roles.mjs';
import { fileOf, withSecretFiles } from './secret-files.mjs';
import { ROOT, readDatabaseUrl, readPort, SettingsError } from './settings.mjs';

/** Addresses that some process reads; each may have all of them. */
const ADDRESSES = [
  'PUBLIC_URL',
  'STUDIO_PUBLIC_URL',
  'GATEWAY_PUBLIC_URL',
  'CONTENT_PUBLIC_URL',
  'CONTENT_ADMIN_URL',
  'FRAMES_PUBLIC_URL',
  'DESK_PUBLIC_URL',
  'SITE_URL',
  'EDGE_URL',
  'PLATFORM_URL',
  'CONTENT_URL',
  'STUDIO_URL',
  'GATEWAY_URL',
];

const pick = (env, names) => Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

/** Variables that name the platform's database, by which role and past which pooler. */
export const WAYS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'];

/** The ways to the platform's database that a process was given. */
export function waysIn(given) {
  const [url, direct, owner] = WAYS.map((name) => readDatabaseUrl(name, given[name]) ?? undefined);
  return { url, direct, owner };
}

/** The addresses of a role's own database; of the platform's with that of its owner. An empty one counts as not set. */
function databasesOf(name, given) {
  const addresses = databaseAddresses(waysIn(given));
  const of = { DATABASE_URL: addresses[name], DATABASE_DIRECT_URL: addresses[`${name}Direct`] };
  return { ...of, ...(name === 'platform' ? { DATABASE_OWNER_URL: addresses.platformOwner } : {}) };
}

/** Addresses that follow from others where they are not said. */
function derived(env) {
  const gateway = env.GATEWAY_URL && URL.canParse(env.GATEWAY_URL) ? new URL(env.GATEWAY_URL).origin : undefined;
  return {
    FRAMES_PUBLIC_URL: env.FRAMES_PUBLIC_URL ?? env.CONTENT_PUBLIC_URL,
    // The sandbox stands on two addresses, one for the platform and one for browsers.
    GATEWAY_PUBLIC_URL: env.GATEWAY_PUBLIC_URL ?? (env.KOZYR_MODE === 'production' ? gateway : undefined),
  };
}

/**
 * Which variables a role lacks, one line for each.
 * @param {string} name of the role
 * @param {Record<string, string | undefined>} env
 * @param {string} whose the command that needs them, as the line names it
 */
function missing(name, env, whose) {
  const { addresses, secrets, database } = ROLES[name];
  return [
    ...(database && !env.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...addresses.filter((one) => !env[one]),
    ...secrets.filter((one) => !env[one]),
  ].map((one) => {
    const file = fileOf(one);
    const how = file ? `, or its file by ${file} or in SECRETS_DIR` : ', an address';
    return `${whose} needs ${one}${how}: see .env.example.`;
  });
}

/**
 * @param {string} name one of ROLES
 * @param {Record<string, string | undefined>} env what the process was given
 * @param {string} [whose] the command that asks for it; the role itself, unless it is said
 * @returns {Record<string, string>} with the secrets that the role needs, and no others
 * @throws SettingsError with one line for each thing that is missing
 */
export function environmentOfRole(name, env, whose = name) {
  const role = ROLES[name];
  const known = [...SECRETS_OF[name], ...OWN_SETTINGS[name], ...(role.database ? WAYS : [])];
  // A file that another role's secret lies in is not this one's to read.
  const read = withSecretFiles(env, ROOT, known);
  const given = { ...read, ...derived(read) };
  const lines = missing(name, given, whose);
  if (lines.length > 0) throw new SettingsError([...new Set(lines)].join('\n'));
  const dataDir = path.resolve(ROOT, given.DATA_DIR ?? '.data');
  return {
    ...pick(given, [
      ...SHARED,
      ...ADDRESSES,
      'HOST',
      'METRICS_PORT',
      'KOZYR_MODE',
      ...SECRETS_OF[name],
      ...OWN_SETTINGS[name],
    ]),
    // A user whom the machine has never heard of, as container platforms choose them, has none.
    HOME: given.HOME ?? os.tmpdir(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_OTEL_FETCH_DISABLED: '1',
    LOG_FORMAT: given.LOG_FORMAT ?? 'json',
    KOZYR_ROLE: name,
    DATA_DIR: dataDir,
    PORT: `${readPort('PORT', given.PORT, role.port)}`,
    ...(role.database ? databasesOf(name, given) : {}),
    // Only the edge reaches it, and says who is calling.
    ...(name === 'platform' ? { TRUST_PROXY: 'true' } : {}),
    ...(name === 'content' ? { CONTENT_ADMIN_EMAIL: given.CONTENT_ADMIN_EMAIL ?? 'editor@kozyr.localhost' } : {}),
  };
}
