// What the start script takes from the environment (and .env): ports, folders, addresses. One clear line for each wrong value.
import fs from 'node:fs';
import path from 'node:path';
// As a whole: an older Node.js has no parseEnv, and has to get as far as that message (require-node.mjs).
import util from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Every port of the product, with the variable that sets it. The gateway's and the desk's follow the studio's, so that one offset moves all. */
const PORTS = {
  PORT: 3000,
  SITE_PORT: 3001,
  PLATFORM_PORT: 4000,
  CONTENT_PORT: 4100,
  STUDIO_PORT: 4200,
  GATEWAY_PORT: (ports) => ports.STUDIO_PORT + 100,
  DESK_PORT: (ports) => ports.STUDIO_PORT + 200,
  DATABASE_PORT: 54329,
};

/** Who tells Prometheus its metrics, in the order of their ports, which begin at METRICS_PORT. */
const TELLS_METRICS = ['edge', 'platform', 'studio', 'gateway'];

/** A wrong setting or a machine that lacks something: shown as one line, without a stack. */
export class SettingsError extends Error {}

/** The environment with .env below it; what the shell sets wins. */
export function readEnvironment(root = ROOT, shell = process.env) {
  const file = path.join(root, '.env');
  const fromFile = fs.existsSync(file) ? util.parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...Object.fromEntries(Object.entries(shell).filter(([, value]) => value !== '')) };
}

/** @throws SettingsError */
export function readPort(name, text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new SettingsError(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

/** @returns {string | null} null when it is not set. @throws SettingsError */
export function readDatabaseUrl(name, text) {
  if (text === undefined || text === '') return null;
  let url;
  try {
    url = new URL(text);
  } catch {
    url = null;
  }
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new SettingsError(`${name} must look like postgres://user:password@host:5432/kozyr.`);
  }
  return text;
}

function readPublicUrl(name, text, fallback) {
  if (text === undefined || text === '') return fallback;
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url.origin;
  } catch {}
  throw new SettingsError(`${name} must be an http:// or https:// address, but is "${text}".`);
}

/** A payment gateway of the operator's own; null: the sandbox, which takes no money and which production therefore has not. */
function readGatewayUrl(env, mode) {
  if (!env.GATEWAY_URL) {
    if (mode === 'trial') return null;
    throw new SettingsError(
      'KOZYR_MODE=production needs GATEWAY_URL, the address of a payment gateway: the sandbox takes no money (docs/operations.md).',
    );
  }
  if (!URL.canParse(env.GATEWAY_URL) || !/^https?:/.test(env.GATEWAY_URL)) {
    throw new SettingsError(`GATEWAY_URL must be an http:// or https:// address, but is "${env.GATEWAY_URL}".`);
  }
  if (!env.GATEWAY_SECRET) {
    throw new SettingsError('GATEWAY_URL needs GATEWAY_SECRET, the secret which that gateway shares with you.');
  }
  return env.GATEWAY_URL;
}

/** The ports of metrics, a row from METRICS_PORT on; null: nobody tells any. */
function readMetricsPorts(text) {
  const first = readPort('METRICS_PORT', text, null);
  if (first === null) return null;
  const last = 65535 - TELLS_METRICS.length + 1;
  if (first > last)
    throw new SettingsError(
      `METRICS_PORT must leave room for ${TELLS_METRICS.length} ports in a row: ${last} at most.`,
    );
  return Object.fromEntries(TELLS_METRICS.map((name, place) => [name, first + place]));
}

/** @throws SettingsError when two are to listen on one port */
function expectDistinct(ports) {
  const seen = new Map();
  for (const [name, port] of ports) {
    if (seen.has(port))
      throw new SettingsError(`${name} and ${seen.get(port)} are both ${port}: give each its own port.`);
    seen.set(port, name);
  }
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {{ports: Record<string, number>, metricsPorts: Record<string, number> | null, dataDir: string, databaseUrl: string | null, publicUrl: string, studioPublicUrl: string, gatewayPublicUrl: string, contentPublicUrl: string, contentAdminUrl: string, framesPublicUrl: string, deskPublicUrl: string, gatewayUrl: string | null, mode: string}}
 *   gatewayUrl: a payment gateway of the operator's own, in place of the sandbox
 * @throws SettingsError
 */
export function readSettings(env, root = ROOT) {
  const ports = {};
  for (const [name, fallback] of Object.entries(PORTS)) {
    ports[name] = readPort(name, env[name], typeof fallback === 'function' ? fallback(ports) : fallback);
  }
  const databaseUrl = readDatabaseUrl('DATABASE_URL', env.DATABASE_URL);
  const databaseDirectUrl = readDatabaseUrl('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL);
  const databaseOwnerUrl = readDatabaseUrl('DATABASE_OWNER_URL', env.DATABASE_OWNER_URL);
  if (databaseUrl === null && (databaseDirectUrl ?? databaseOwnerUrl) !== null)
    throw new SettingsError(
      'DATABASE_DIRECT_URL and DATABASE_OWNER_URL are other ways to the database of DATABASE_URL: set it too.',
    );
  const metricsPorts = readMetricsPorts(env.METRICS_PORT);
  expectDistinct([
    ...Object.entries(ports).filter(([name]) => !(name === 'DATABASE_PORT' && databaseUrl)),
    ...Object.entries(metricsPorts ?? {}).map(([name, port]) => [`METRICS_PORT (${name})`, port]),
  ]);
  const mode = env.KOZYR_MODE ?? 'trial';
  if (mode !== 'trial' && mode !== 'production') {
    throw new SettingsError(`KOZYR_MODE must be trial or production, but is "${mode}".`);
  }
  const gatewayUrl = readGatewayUrl(env, mode);
  const contentPublicUrl = readPublicUrl(
    'CONTENT_PUBLIC_URL',
    env.CONTENT_PUBLIC_URL,
    `http://localhost:${ports.CONTENT_PORT}`,
  );
  return {
    ports,
    metricsPorts,
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
    databaseUrl,
    databaseDirectUrl,
    databaseOwnerUrl,
    mode,
    gatewayUrl,
    publicUrl: readPublicUrl('PUBLIC_URL', env.PUBLIC_URL, `http://localhost:${ports.PORT}`),
    studioPublicUrl: readPublicUrl('STUDIO_PUBLIC_URL', env.STUDIO_PUBLIC_URL, `http://localhost:${ports.STUDIO_PORT}`),
    gatewayPublicUrl: readPublicUrl(
      'GATEWAY_PUBLIC_URL',
      env.GATEWAY_PUBLIC_URL,
      gatewayUrl ? new URL(gatewayUrl).origin : `http://localhost:${ports.GATEWAY_PORT}`,
    ),
    contentPublicUrl,
    // The admin is on this machine alone, unless the operator gives it a name.
    contentAdminUrl: readPublicUrl(
      'CONTENT_ADMIN_URL',
      env.CONTENT_ADMIN_URL,
      `http://localhost:${ports.CONTENT_PORT}`,
    ),
    // The content service serves the document that runs dynamic content, under whatever name.
    framesPublicUrl: readPublicUrl('FRAMES_PUBLIC_URL', env.FRAMES_PUBLIC_URL, contentPublicUrl),
    deskPublicUrl: readPublicUrl('DESK_PUBLIC_URL', env.DESK_PUBLIC_URL, `http://localhost:${ports.DESK_PORT}`),
  };
}
