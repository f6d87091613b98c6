import { createApp } from './app';
import { migrateDatabase, openDatabase } from './database';
import { parseEnv } from './env';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  await migrateDatabase(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL);
  const app = await createApp({ env, db, now: () => new Date() });
  await app.listen({ port: env.PORT, host: env.HOST });

  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping');
    await app.close();
    await db.end();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
