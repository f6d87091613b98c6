// The database of a data folder without the product around it, for as long as a command needs it.
import path from 'node:path';
import { freePort, startPostgres } from './postgres.mjs';
import { claimDataFolder } from './processes.mjs';

/**
 * Starts it on a port of its own. It ends with this process too, however that is ended by a signal that a person sends.
 * @param {string} dataDir
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} url names no database: add "/<name>"
 * @throws SettingsError when the product runs on the folder
 */
export async function startAlone(dataDir) {
  const release = claimDataFolder(dataDir);
  try {
    const logFile = path.join(dataDir, 'postgres.log');
    const server = await startPostgres({ dataDir, port: await freePort(), logFile });
    const leave = () => {
      server.kill('SIGTERM');
      release();
    };
    process.once('exit', leave);
    return {
      url: server.url,
      stop: async () => {
        process.off('exit', leave);
        await server.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Lets what was begun be ended when a person ends the command. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
}
