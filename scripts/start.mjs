// npm start: sets up and runs the whole product. Needs nothing but Node; everything else it brings itself.
import './require-node.mjs';
import path from 'node:path';
import { installPackages } from './install.mjs';
import { say, step } from './progress.mjs';
import { withSecretFiles } from './secret-files.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';

const dev = process.argv.includes('--dev');
const undo = [];
let stopping = null;
let running = false;

/** The second signal finds a stop that takes too long. */
let onSecondSignal = () => undefined;

function onSignal() {
  if (stopping) {
    onSecondSignal();
    process.exit(130);
  }
  stop(running ? 0 : 130);
}

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
  const env = withSecretFiles(readEnvironment(), ROOT);
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
  for (const [room, port] of Object.entries(settings.metricsPorts ?? {}))
    await requireFreePort(`METRICS_PORT (${room})`, port);

  await installPackages();

  running = true;
  const { beGuarded } = await import('./guarded.mjs');
  undo.push(beGuarded(settings.dataDir));
  const family = new ProcessFamily(settings.dataDir);
  undo.push(() => family.stop());
  onSecondSignal = () => family.kill();
  const { environmentOf } = await import('./environment.mjs');
  const { beginBuilds } = await import('./build-parts.mjs');
  // A build is told no secret and no database, so it need not wait for any.
  const builds = dev
    ? []
    : beginBuilds({ of: environmentOf({ settings, env, secrets: {}, databases: {}, dev }), settings });
  const { readSecrets } = await import('./secrets.mjs');
  const { secrets, fresh } = readSecrets(settings.dataDir, env);
  const { embeddedWays, prepareDatabases, waysOf } = await import('./databases.mjs');
  const ways =
    waysOf(settings) ?? (await embeddedWays(settings.dataDir, await startEmbedded(settings, family, requireFreePort)));
  const databases = await prepareDatabases(ways);

  const { bringUp, printAddresses } = await import('./product.mjs');
  await bringUp({ family, settings, env, secrets, databases, dev, builds });
  if (stopping) return;
  await printAddresses({ settings, secrets, fresh, dev, missing: family.missing() });
}

async function startEmbedded(settings, family, requireFreePort) {
  const { embeddedAddress, startPostgres, stopLeftoverServer } = await import('./postgres.mjs');
  const { postgresProbe } = await import('./probe.mjs');
  const { dataDir } = settings;
  const port = settings.ports.DATABASE_PORT;
  return step('Starting the embedded PostgreSQL', async () => {
    await stopLeftoverServer(dataDir);
    await requireFreePort('DATABASE_PORT', port);
    const logFile = family.logOf('postgres');
    const server = family.keep({
      name: 'postgres',
      kind: 'database',
      launch: () => startPostgres({ dataDir, port, logFile }),
      probe: postgresProbe(() => `${embeddedAddress(dataDir, port)}/postgres`),
    });
    // Nothing can be done without it: what it said stands above.
    if (!(await server.started())) throw new SettingsError('PostgreSQL can not be started.');
    return embeddedAddress(dataDir, port);
  });
}

process.chdir(ROOT);
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
process.on('SIGHUP', onSignal);
main().catch(fail);
