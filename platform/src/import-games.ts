import { openLog } from '@kozyr/kit/log';
import { runMain } from '@kozyr/kit/process-end';
import type { Context } from './context';
import { poolingOf } from './db/addresses';
import { openDatabase } from './db/database';
import { parseEnv } from './env';
import { knownGames } from './gateways/providers/integrations';
import { LISTENERS } from './listeners';
import { loggedError } from './logged-error';
import { prepareTables } from './prepare-tables';
import { importFeed } from './services/play/games/import-feed';

/** The command: takes every feed into the catalogue once, says what came of it, fails when one does not answer. */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const log = openLog({ role: 'platform', level: env.LOG_LEVEL, format: env.LOG_FORMAT, errorOf: loggedError });
  await prepareTables(env, log);
  const db = openDatabase(env.DATABASE_URL, 2, {}, poolingOf(env));
  const ctx: Context = {
    env,
    db,
    log,
    now: () => new Date(),
    listeners: LISTENERS,
  };
  try {
    for (const integration of (await knownGames(ctx).current()).values()) {
      if (!integration.isOn) continue;
      const { changed, version, games } = await importFeed(ctx, integration);
      process.stdout.write(
        `${integration.name}: ${games} games, version ${version}, ${changed ? 'taken' : 'unchanged'}\n`,
      );
    }
  } finally {
    await db.$client.end();
  }
}

runMain(main);
