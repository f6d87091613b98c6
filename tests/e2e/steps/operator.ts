import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Does one command of the operator's command line, as somebody at a terminal does: operator('withdrawals', 'approve', id).
 * The key comes from OPERATOR_KEY, or from the data folder of the product that runs.
 */
export async function operator(...words: string[]): Promise<string> {
  const { PLATFORM_ORIGIN } = process.env;
  const { stdout } = await run(process.execPath, ['scripts/operator.mjs', ...words], {
    env: { ...process.env, ...(PLATFORM_ORIGIN ? { PLATFORM_URL: PLATFORM_ORIGIN } : {}) },
  });
  return stdout;
}
