import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import { env } from '../env';

declare global {
  /** One connection for the process, however often the bundler repeats this module. */
  var kozyrFanOut: Promise<FanOut> | undefined;
}

const log = {
  info: (_details: object, message: string) => console.log(`content: ${message}`),
  warn: (details: object, message: string) => {
    const reason =
      'err' in details ? `: ${details.err instanceof Error ? details.err.message : String(details.err)}` : '';
    console.warn(`content: ${message}${reason}`);
  },
};

/** The fan-out of this process, connected at the first call. */
export function fanOutOfContent(): Promise<FanOut> {
  globalThis.kozyrFanOut ??= openFanOut(env, 'content', log);
  return globalThis.kozyrFanOut;
}
