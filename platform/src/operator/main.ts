import readline from 'node:readline';
import { shell } from './env';
import { operate } from './operate';

/** The operator's command line: npm run operator -- --help. */
process.exitCode = await operate(process.argv.slice(2), {
  env: shell(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  interrupted: () => {
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
    return stop.signal;
  },
  lines: (signal) => readline.createInterface({ input: process.stdin, terminal: false, signal }),
});
