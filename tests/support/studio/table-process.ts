import { createApp } from '../../../studio/src/app';
import { openCatalogue } from '../../../studio/src/catalogue/catalogue';
import type { TableDefinition } from '../../../studio/src/catalogue/tables';
import { migrateDatabase, openDatabase } from '../../../studio/src/db/database';
import { parseEnv } from '../../../studio/src/env';
import { postgresRounds } from '../../../studio/src/rounds/postgres-store';
import { openTables } from '../../../studio/src/tables/tables-runtime';
import { seamlessWallet } from '../../../studio/src/wallet/seamless-wallet';
import { clientFiles } from './client-files';
import { NO_PICTURES, SECRET } from './studio';

const catalogue = openCatalogue();

type Input = { databaseUrl: string; walletUrl: string; tables: readonly TableDefinition[]; shut?: readonly string[] };

/** One process of the studio with its tables, on a port of its own, by the real clock. */
export async function startTableProcess({ databaseUrl, walletUrl, tables, shut = [] }: Input) {
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: '/nowhere',
    PLATFORM_URL: walletUrl,
    WALLET_SECRET: SECRET,
    LOG_LEVEL: 'silent',
  });
  const pool = openDatabase(databaseUrl);
  await migrateDatabase(databaseUrl);
  const wallet = seamlessWallet({ platformUrl: walletUrl, secret: SECRET });
  const warn = () => undefined;
  const runtime = await openTables({
    ...{ pool, databaseUrl, wallet, warn, shut: new Set(shut), tables },
    ...{ platformUrl: walletUrl, walletSecret: SECRET },
  });
  const app = await createApp({
    ...{ env, pool, catalogue, wallet, tables: runtime },
    rounds: { store: postgresRounds({ pool, modelOfGame: catalogue.modelOfGame }), wallet, now: Date.now },
    client: { games: new Map(), verifier: clientFiles, assets: new Map() },
    cache: NO_PICTURES,
    minSpinMs: 0,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    /** Every path it answers, as a tree. */
    routes: () => app.printRoutes({ commonPrefix: false }),
    async call(method: 'GET' | 'POST', path: string, secret: string, body?: object) {
      const headers = { 'x-game-session': secret, origin: 'null' };
      const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    },
    async stop() {
      await app.close();
      await runtime.stop();
      await pool.end();
    },
  };
}

export type TableProcess = Awaited<ReturnType<typeof startTableProcess>>;
