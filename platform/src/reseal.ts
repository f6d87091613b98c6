import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { openDatabase } from './db/database';
import { parseSealingEnv } from './env';
import { resealAll } from './services/admin/reseal/reseal-all';

/**
 * Seals what the database at DATABASE_URL keeps sealed by the first secret of SECOND_FACTOR_SECRET; ends with 1 where something opens by
 * none of its secrets. Run: npm run reseal -w platform
 */
async function main(): Promise<void> {
  const env = settingsOrExit(() => parseSealingEnv(process.env));
  const db = openDatabase(env.DATABASE_URL, 1);
  try {
    let lost = 0;
    for await (const found of resealAll({ db, env })) {
      process.stdout.write(
        `${found.table}: ${found.anew} sealed anew, ${found.before} were by the first secret, ${found.lost} open by none\n`,
      );
      lost += found.lost;
    }
    process.stdout.write(
      lost === 0
        ? 'everything opens by the first secret: the others can go\n'
        : 'not everything opens: add the secret that it was sealed by, and run this again\n',
    );
    process.exitCode = lost === 0 ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
