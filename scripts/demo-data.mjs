// npm run demo-data: fills the trial's database with players and their life of three months. The product is stopped meanwhile.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { embeddedWays, prepareDatabases, waysOf } from './databases.mjs';
import { environmentOf } from './environment.mjs';
import { startPostgres, stopLeftoverServer } from './postgres.mjs';
import { claimDataFolder, requireFreePort } from './processes.mjs';
import { withSecretFiles } from './secret-files.mjs';
import { readSecrets } from './secrets.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';

async function embedded({ dataDir, ports }) {
  await stopLeftoverServer(dataDir);
  await requireFreePort('DATABASE_PORT', ports.DATABASE_PORT);
  return startPostgres({ dataDir, port: ports.DATABASE_PORT, logFile: path.join(dataDir, 'postgres.log') });
}

function fill(env) {
  const main = path.join(ROOT, 'platform/src/demo-data/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function main() {
  const env = withSecretFiles(readEnvironment(), ROOT);
  const settings = readSettings(env);
  if (settings.mode === 'production')
    throw new SettingsError('Demo data is for a trial, and KOZYR_MODE is production.');
  const release = claimDataFolder(settings.dataDir);
  let server = null;
  try {
    const { secrets } = readSecrets(settings.dataDir, env);
    let ways = waysOf(settings);
    if (ways === null) {
      server = await embedded(settings);
      ways = await embeddedWays(settings.dataDir, server.url);
    }
    const databases = await prepareDatabases(ways);
    return await fill({ ...environmentOf({ settings, env, secrets, databases, dev: false }).platform });
  } finally {
    await server?.stop();
    release();
  }
}

process.chdir(ROOT);
process.exitCode = await main().catch((error) => {
  process.stderr.write(error instanceof SettingsError ? `${error.message}\n` : `${error?.stack ?? error}\n`);
  return 1;
});
