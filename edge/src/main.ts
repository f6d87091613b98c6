import { performance } from 'node:perf_hooks';
import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { createEdge } from './app';
import { readEnv } from './env';
import { createLog } from './log';

/** Milliseconds running requests get to finish after a signal; the process is gone within five seconds. */
const GRACE = 3_000;

function configOrExit() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(`edge: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}

const config = configOrExit();
const log = createLog(config.logLevel);
const edge = createEdge(config, { log, now: () => performance.now() });

edge.server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${config.port} is taken` : error.message;
  console.error(`edge: can't listen on ${config.host}:${config.port}: ${reason}`);
  process.exit(1);
});
edge.server.listen(config.port, config.host, 4096, () => {
  log.info({ host: config.host, port: config.port, cache: config.cache }, 'edge is listening');
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void edge.close(GRACE).then(() => process.exit(0));
  });
}
