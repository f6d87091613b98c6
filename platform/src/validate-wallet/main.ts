import { setTimeout as wait } from 'node:timers/promises';
import { shell } from '../operator/env';
import { validateWallet } from './validate';

/** The command an outside studio tries this platform's seamless wallet with: npm run validate:wallet -- --help. */
process.exitCode = await validateWallet(process.argv.slice(2), {
  env: shell(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  wait: (ms) => wait(ms),
});
