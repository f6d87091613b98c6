// node scripts/run-part.mjs ROLE: one role of the product as this very process, from what npm run build made. It builds nothing, brings no
// database and starts nothing beside itself: containers, systemd and whatever else keeps processes do the rest.
import './require-node.mjs';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { drainBeforeStop, readDrainDelay } from './drain.mjs';
import { environmentOfRole } from './role-environment.mjs';
import { builtFile, isBuilt, ROLES } from './roles.mjs';
import { ROOT, readEnvironment, SettingsError } from './settings.mjs';

/** How a process says that its settings are wrong: contracts/src/exit-codes.ts. */
const EXIT_WRONG_SETTINGS = 78;
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const EVERYWHERE = new Set(['0.0.0.0', '::']);

const HELP = `node scripts/run-part.mjs ROLE
  ROLE      one of ${Object.keys(ROLES).join(', ')}; KOZYR_ROLE where none is named
  migrate   brings all databases to the newest shape, puts the first content in, and ends
  ready     ends with 0 when the role of KOZYR_ROLE answers on this machine that it can work, else with 1
Addresses, ports and secrets come from the environment: see .env.example and docs/operations.md.
`;

/** From here on this process has the environment of its role alone. */
function become(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** A rewrite of Next's own address would loop where it is bound to one of loopback: it has that by its name, and all of them by none. */
function nextArguments({ PORT, HOST = 'localhost' }) {
  return ['start', '-p', PORT, ...(EVERYWHERE.has(HOST) ? [] : ['-H', HOST === '127.0.0.1' ? 'localhost' : HOST])];
}

/**
 * Where a read-only build keeps what Next.js makes while it runs, it has a link to a folder that may not be there yet (deploy/steps.sh).
 * Without that folder it works too, and keeps nothing.
 */
function makeCacheFolder({ folder }, dist = '.next') {
  const link = path.join(ROOT, folder, dist, 'cache');
  if (!fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = path.resolve(path.dirname(link), fs.readlinkSync(link));
  try {
    fs.mkdirSync(wanted, { recursive: true });
  } catch (error) {
    console.warn(`${wanted} can't be made (${error.code}): scaled pictures are not kept.`);
  }
}

async function run(name) {
  const role = ROLES[name];
  const given = readEnvironment();
  const env = environmentOfRole(name, given);
  const drainDelay = readDrainDelay(given.DRAIN_DELAY_MS);
  if (!isBuilt(role, env.KOZYR_DIST)) throw new SettingsError(`${name} is not built: npm run build.`);
  become(env);
  if (env.LOG_FORMAT === 'json') await import('./json-output.mjs');
  drainBeforeStop(drainDelay);
  process.chdir(path.join(ROOT, role.folder));
  if (role.next) {
    makeCacheFolder(role, env.KOZYR_DIST);
    process.argv = [process.execPath, NEXT, ...nextArguments(env)];
    createRequire(import.meta.url)(NEXT);
    return;
  }
  const file = builtFile(role);
  process.argv = [process.execPath, file];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
}

async function main() {
  const [what = process.env.KOZYR_ROLE ?? '--help'] = process.argv.slice(2);
  if (what === '--help' || what === '-h') return process.stdout.write(HELP);
  if (what === 'migrate') return (await import('./migrate.mjs')).migrate();
  if (what === 'ready') return (await import('./part-ready.mjs')).tellReady();
  if (!Object.hasOwn(ROLES, what)) throw new SettingsError(`There is no role "${what}".\n${HELP}`);
  return run(what);
}

process.chdir(ROOT);
main().catch((error) => {
  const known = error instanceof SettingsError;
  process.stderr.write(`${known ? error.message : (error?.stack ?? error)}\n`);
  process.exit(known ? EXIT_WRONG_SETTINGS : 1);
});
