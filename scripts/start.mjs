// npm start: sets up and runs the whole product. Needs nothing but Node; everything else it brings itself.
import path from 'node:path';
import { installPackages } from './install.mjs';
import { say, step } from './progress.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';

const dev = process.argv.includes('--dev');
const undo = [];
let stopping = null;
let running = false;

function stop(code) {
  stopping ??= (async () => {
    // A start that was refused has nothing to stop: its one line says it all.
    if (running) say('Stopping …');
    for (const action of undo.reverse()) await action();
    if (running) say('Stopped. Everything is kept in the data folder.');
    process.exit(code);
  })();
  return stopping;
}

function fail(error) {
  if (running) process.stdout.write('\n');
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error?.stack ?? error}\n`);
  return stop(1);
}

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    throw new SettingsError(`Node.js 20.12 or newer is needed; this is ${process.version}.`);
  const env = readEnvironment();
  const settings = readSettings(env);

  say(
    `Kozyr · ${dev ? 'development' : settings.mode} · data in ${path.relative(process.cwd(), settings.dataDir) || '.'}`,
  );
  const { claimDataFolder, endLeftovers, ProcessFamily, requireFreePort } = await import('./processes.mjs');
  undo.push(claimDataFolder(settings.dataDir));
  await endLeftovers(settings.dataDir);
  for (const [name, port] of Object.entries(settings.ports)) {
    if (name !== 'DATABASE_PORT') await requireFreePort(name, port);
  }

  await installPackages();

  running = true;
  const { readSecrets } = await import('./secrets.mjs');
  const { secrets, fresh } = readSecrets(settings.dataDir, env);
  const databaseUrl = settings.databaseUrl ?? (await startEmbedded(settings, requireFreePort));
  const { prepareDatabases } = await import('./databases.mjs');
  const databases = await prepareDatabases(databaseUrl);

  const { bringUp, printAddresses } = await import('./product.mjs');
  let impatient = false;
  const family = new ProcessFamily(settings.dataDir, fail);
  undo.push(() => family.stop());
  const onSignal = () => {
    if (impatient) {
      family.kill();
      process.exit(130);
    }
    impatient = true;
    stop(0);
  };
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

  await bringUp({ family, settings, env, secrets, databases, dev });
  if (stopping) return;
  await printAddresses({ settings, secrets, fresh, dev });
}

async function startEmbedded(settings, requireFreePort) {
  const { startPostgres, stopLeftoverServer } = await import('./postgres.mjs');
  return step('Starting the embedded PostgreSQL', async () => {
    await stopLeftoverServer(settings.dataDir);
    await requireFreePort('DATABASE_PORT', settings.ports.DATABASE_PORT);
    const server = await startPostgres({ dataDir: settings.dataDir, port: settings.ports.DATABASE_PORT });
    undo.push(() => server.stop());
    return `${server.url}/kozyr`;
  });
}

process.chdir(ROOT);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(130));
main().catch(fail);
