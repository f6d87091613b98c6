import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { parseServerEnv } from './parse';

/** Stops the process with one clear line when a setting is bad. */
export function checkSettings(): void {
  try {
    parseServerEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}
