import { parentPort } from 'node:worker_threads';
import { finishBody, type RawBody } from './finish-body';

/** Finishes what it is sent, and says what came of it. */
parentPort?.on('message', (raw: RawBody) => {
  try {
    parentPort?.postMessage({ finished: finishBody(raw) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
