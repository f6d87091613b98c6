import { parseArgs } from 'node:util';
import { openLog } from '@kozyr/kit/log';
import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { ownerUrlOf } from '../db/addresses';
import { parseEnv } from '../env';
import { loggedError } from '../logged-error';
import { prepareTables } from '../prepare-tables';
import { fill } from './fill';

const MOST = { players: 20_000, days: 365 } as const;

/** A whole number of the command line, from 1 to the most. @throws Error in one line */
function countOf(name: keyof typeof MOST, typed: string): number {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1 || count > MOST[name])
    throw new Error(`--${name} is a whole number from 1 to ${MOST[name]}.`);
  return count;
}

/** Fills the trial's database with players and three months of their life: npm run demo-data -- --players 2000 --days 90 --seed kozyr */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2000' },
      days: { type: 'string', default: '90' },
      seed: { type: 'string', default: 'kozyr' },
    },
  });
  const wanted = { players: countOf('players', values.players), days: countOf('days', values.days), seed: values.seed };
  const env = settingsOrExit(() => parseEnv(process.env));
  if (env.KOZYR_MODE === 'production') throw new Error('Demo data is for a trial: this is KOZYR_MODE=production.');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const log = openLog({ role: 'platform', level: 'warn', format: env.LOG_FORMAT, errorOf: loggedError });
  await prepareTables(env, log);
  // It bends the clock of the ledger, which its owner alone may do, and past any pooler.
  const owners = { ...env, DATABASE_URL: ownerUrlOf(env), DATABASE_DIRECT_URL: undefined };
  const { players, rounds, refused, violations } = await fill(owners, wanted, { say, log, real: () => Date.now() });
  say(
    `${players} players, ${rounds} rounds; refused by the rules: ${[...refused].map(([code, n]) => `${code} ${n}`).join(', ')}`,
  );
  say(violations.length === 0 ? 'ledger: every law holds' : `ledger: broken: ${violations.join(', ')}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

runMain(main);
