import { performance } from 'node:perf_hooks';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import { openLog } from '@kozyr/kit/log';
import { openMetrics } from '@kozyr/kit/metrics';
import { stopOnSignal } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { startTracing } from '@kozyr/kit/start-tracing';
import { tellOfTraces } from '@kozyr/kit/trace-meter';
import { createEdge } from './app';
import { parseEnv } from './env';

/** Milliseconds running requests get to finish after a signal, and within which the process is gone. */
const GRACE = 3_000;
const GONE_WITHIN = 5_000;

const config = settingsOrExit(() => parseEnv(process.env));
const traces = await startTracing('edge', process.env);
const log = openLog({ role: 'edge', level: config.logLevel, format: config.logFormat });
const metrics = await openMetrics({
  port: config.metricsPort,
  host: config.metricsHost,
  warn: (details, message) => log.warn(details, message),
}).catch((error: unknown) => {
  console.error(`edge: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
if (metrics) tellOfTraces(metrics);
const fanOut = await openFanOut(config.fanOut, 'edge', log);
const edge = createEdge(config, { log, now: () => performance.now(), metrics, fanOut });

edge.server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${config.port} is taken` : error.message;
  console.error(`edge: can't listen on ${config.host}:${config.port}: ${reason}`);
  process.exit(1);
});
edge.server.listen(config.port, config.host, 4096, () => {
  log.info({ host: config.host, port: config.port, cache: config.cache }, 'edge is listening');
});

stopOnSignal({
  log,
  withinMs: GONE_WITHIN,
  stop: async () => {
    await edge.close(GRACE);
    await fanOut.stop();
    await metrics?.close();
    await traces?.close();
  },
});
