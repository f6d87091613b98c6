export type Repeated = {
  /**
   * Does what there is to do.
   * @param stopping aborts when the loop is stopped: long work may end early
   * @returns how long to rest then, milliseconds; 0: there is more
   */
  step: (stopping: AbortSignal) => Promise<number>;
  /** Tells of what a step threw. @returns how long to rest before it is tried again, milliseconds */
  failed: (error: unknown) => number;
  /** Rest before the first step, milliseconds; none unless told. */
  firstAfterMs?: number;
};

export type Loop = {
  /** Ends the rest that is under way, or skips the next one: there is something to do. */
  hurry: () => void;
  /** Ends the loop and waits for the step that is under way. */
  stop: () => Promise<void>;
};

/** Does a step of background work over and over in this process, one at a time, until it is stopped. */
export function repeat({ step, failed, firstAfterMs = 0 }: Repeated): Loop {
  const stopping = new AbortController();
  let hurried = false;
  let wake: () => void = () => undefined;

  /** Rests, unless there is something to do already, until then or until the loop is stopped. */
  async function rest(ms: number): Promise<void> {
    if (ms <= 0 || hurried || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    if (firstAfterMs > 0) await rest(firstAfterMs);
    while (!stopping.signal.aborted) {
      hurried = false;
      let ms: number;
      try {
        ms = await step(stopping.signal);
      } catch (error) {
        ms = failed(error);
      }
      await rest(ms);
    }
  }

  const working = work();
  return {
    hurry() {
      hurried = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await working;
    },
  };
}
