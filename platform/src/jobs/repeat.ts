import type { Context } from '../context';

export type Repeated = {
  /** Does what there is to do. @returns how long to rest then, milliseconds; 0: there is more */
  step: () => Promise<number>;
  pauseAfterFailureMs: number;
  /** What a failure is told as in the log. */
  failure: string;
};

/**
 * Does a step of background work over and over in this process, until the returned function is called, which waits for what is
 * under way. For what can not wait for the minute of a job; a failure is logged and tried again after a longer rest.
 */
export function repeat(
  { log }: { log: Pick<Context['log'], 'error'> },
  { step, pauseAfterFailureMs, failure }: Repeated,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
    });

  async function runStep(): Promise<void> {
    while (!signal.aborted) {
      let pause = pauseAfterFailureMs;
      try {
        pause = await step();
      } catch (error) {
        log.error({ err: error }, failure);
      }
      if (pause > 0 && !signal.aborted) await rest(pause);
    }
  }

  const working = runStep();
  return async () => {
    stopped.abort();
    await working;
  };
}
