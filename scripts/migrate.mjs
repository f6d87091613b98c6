// The job that comes before the processes: brings all databases to the newest shape, puts the first content in, and ends.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepareDatabases } from './databases.mjs';
import { freePort } from './postgres.mjs';
import { httpProbe } from './probe.mjs';
import { step } from './progress.mjs';
import { environmentOfRole, WAYS, waysIn } from './role-environment.mjs';
import { isBuilt, ROLES } from './roles.mjs';
import { withSecretFiles } from './secret-files.mjs';
import { ROOT, readEnvironment, SettingsError } from './settings.mjs';

/** How long the content service may take for its migrations and its first content. */
const CONTENT_MS = 600_000;
const ASK_MS = 200;
const ANSWER_MS = 3_000;
const STOP_MS = 8_000;

/** The rooms that keep something. A production has no sandbox gateway. */
const roomsOf = (env) => ['studio', ...(env.KOZYR_MODE === 'production' ? [] : ['gateway']), 'platform'];

/** Runs a process to its end; what it says is said here. @returns {Promise<number | string>} its exit code, or what ended it */
function ended(child) {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
    child.once('error', (error) => resolve(error.message));
  });
}

async function migrateRoom(name, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/migrate/main.js'], {
    cwd: path.join(ROOT, name),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await ended(child);
  if (code !== 0) throw new SettingsError(`The database of the ${name} was not brought up to date (${code}).`);
}

/**
 * Payload's migrations and first content belong to its built application, which runs them before it answers: it is started where only this
 * machine reaches it, and stopped once it is ready.
 */
async function migrateContent(env) {
  const port = `${await freePort()}`;
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/run-part.mjs'), 'content'], {
    cwd: ROOT,
    env: { ...env, PORT: port, HOST: '127.0.0.1', DATABASE_MIGRATE_AT_START: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let end = null;
  const over = ended(child).then((code) => {
    end = code;
  });
  const probe = httpProbe(`http://localhost:${port}${ROLES.content.ready}`);
  const until = Date.now() + CONTENT_MS;
  let isReady = false;
  let state = null;
  // 500: its start has failed, and each question tries it again.
  while (!isReady && state !== 'status 500' && end === null && Date.now() < until) {
    ({ ready: isReady, state } = await probe(ANSWER_MS));
    if (!isReady) await Promise.race([over, new Promise((resolve) => setTimeout(resolve, ASK_MS))]);
  }
  const why = end ?? state;
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await over;
  clearTimeout(hard);
  if (!isReady) throw new SettingsError(`The content service was not brought up to date (${why}).`);
}

/** @throws SettingsError naming what is missing or what could not be done */
export async function migrate() {
  const given = readEnvironment();
  if (given.LOG_FORMAT === 'json') {
    process.env.KOZYR_ROLE = 'migrate';
    await import('./json-output.mjs');
  }
  const rooms = roomsOf(given);
  const environments = environmentsOf([...rooms, 'content'], given);
  const unbuilt = [...rooms, 'content'].filter((name) => !isBuilt(ROLES[name], given.KOZYR_DIST));
  if (unbuilt.length > 0) throw new SettingsError(`${unbuilt.join(', ')} not built: npm run build.`);
  await prepareDatabases(waysIn(withSecretFiles(given, ROOT, WAYS)));
  for (const name of rooms)
    await step(`Bringing the database of the ${name} up to date`, () => migrateRoom(name, environments[name]));
  // Its own command reads what it needs, files of secrets too.
  await step('Bringing the content service up to date', () => migrateContent({ ...process.env }));
}

/** What every room of it needs, or every line that says what is missing. */
function environmentsOf(names, given) {
  const lines = new Set();
  const environments = {};
  for (const name of names) {
    try {
      environments[name] = environmentOfRole(name, given, 'migrate');
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const line of error.message.split('\n')) lines.add(line);
    }
  }
  if (lines.size > 0) throw new SettingsError([...lines].join('\n'));
  return environments;
}
