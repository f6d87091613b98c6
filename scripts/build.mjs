// npm run build: installs and builds everything as npm start does, and starts nothing. No part of the product and no database is needed.
import './require-node.mjs';
import { environmentOf } from './environment.mjs';
import { installPackages } from './install.mjs';
import { ROOT, readEnvironment, readSettings, SettingsError } from './settings.mjs';

async function main() {
  const env = readEnvironment();
  const settings = readSettings(env);
  await installPackages();
  const { beginBuilds } = await import('./build-parts.mjs');
  // A build is told no secret and no database.
  const of = environmentOf({ settings, env, secrets: {}, databases: {}, dev: false });
  await Promise.all(beginBuilds({ of, settings }));
}

process.chdir(ROOT);
main().catch((error) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
