type Log = { info: (details: object, message: string) => void; warn: (message: string) => void };

/** Runs what a process is for; a failure is one line, and the process ends with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

/**
 * Ends the process well when it is told to: by SIGTERM, as a supervisor does, or by SIGINT. A second signal changes nothing.
 * @param withinMs what a stop may take before the process leaves anyway: all that is unfinished must stand in the database
 * @param stop ends what runs, in order, and waits for it
 */
export function stopOnSignal({ log, withinMs, stop }: { log: Log; withinMs: number; stop: () => Promise<void> }): void {
  let stopping = false;
  const begin = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('something did not end in time; leaving anyway');
      process.exit(0);
    }, withinMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
