import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { parseServerEnv, type ServerEnv } from './parse';

/** The settings, or the end of the process with one clear line when one is bad. */
export function checkSettings(): ServerEnv {
  try {
    return parseServerEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}
