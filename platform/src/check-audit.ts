import { runMain } from '@kozyr/kit/process-end';
import { openDatabase } from './db/database';
import { parseDatabaseEnv } from './env';
import { type ChainCheck, type ChainEnd, checkChain } from './services/kernel/audit/check-chain';

const WHY: Record<NonNullable<ChainCheck['broken']>['why'], string> = {
  changed: 'is not what was sealed',
  gone: 'was sealed and is gone',
  added: 'was slipped in among sealed ones',
  seal: 'begins a seal that does not hang on the one before',
  known: 'does not have the digest that was kept elsewhere',
};

/** The end that an earlier run printed, "1234:<digest>". @throws Error for what is none */
function parseKnown(text: string | undefined): ChainEnd | null {
  if (text === undefined) return null;
  const [, entry, hash] = /^(\d{1,18}):([\w-]{43})$/.exec(text) ?? [];
  if (entry === undefined || hash === undefined)
    throw new Error('What is to be found in the chain is written as an earlier check printed it: 1234:<43 signs>.');
  return { entry: BigInt(entry), hash };
}

/**
 * Proves that the audit log of the database at DATABASE_URL is as it was sealed; ends with 1 when it is not. Run: npm run audit:check -w
 * platform, with an end that an earlier check printed if there is one: npm run audit:check -w platform -- 1234:<digest>
 */
async function main(): Promise<void> {
  const known = parseKnown(process.argv[2]);
  const db = openDatabase(parseDatabaseEnv(process.env).DATABASE_URL, 1);
  try {
    const { proved, open, end, broken } = await checkChain(db, known);
    if (broken) process.stdout.write(`broken: entry ${broken.entry} ${WHY[broken.why]}\n`);
    process.stdout.write(`${proved} entries are as they were sealed, ${open} after them are not sealed yet\n`);
    if (end && !broken) process.stdout.write(`the chain ends with ${end.entry}:${end.hash}\n`);
    process.exitCode = broken ? 1 : 0;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
