// How a role that runs by itself ends: it says first that it can't work any more, goes on serving while others learn of it, and only then stops.
import { subscribe } from 'node:diagnostics_channel';
import { SettingsError } from './settings.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT'];
/** contracts/src/stopping.ts */
const STOPPING = Symbol.for('kozyr.stopping');
const MAX_DELAY_MS = 300_000;

/** @returns milliseconds that a role goes on serving after it was told to stop @throws SettingsError */
export function readDrainDelay(text = '0') {
  const delay = Number(text);
  if (/^\d{1,6}$/.test(text) && delay <= MAX_DELAY_MS) return delay;
  throw new SettingsError(`DRAIN_DELAY_MS must be whole milliseconds from 0 to ${MAX_DELAY_MS}.`);
}

/** From now on an answer is the last of its connection: whoever asks next connects anew, and is led to another process. */
function closeConnectionsAfterAnswers() {
  subscribe('http.server.request.start', ({ response }) => response.setHeader('Connection', 'close'));
}

/**
 * Puts a pause between a signal and those who listen for it: meanwhile the process says that it is stopping wherever it is asked whether it
 * can work. Before the role listens a signal ends the process at once: as the first process of a container it would outlive any that nobody
 * listens for.
 * @param {number} delayMs of the pause
 */
export function drainBeforeStop(delayMs) {
  /** Listeners of the role by signal; each gets it once the pause is over. */
  const held = new Map(SIGNALS.map((signal) => [signal, new Set()]));
  let stopping = false;

  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    const listeners = [...held.get(signal)];
    if (listeners.length === 0) process.exit(0);
    globalThis[STOPPING] = true;
    closeConnectionsAfterAnswers();
    setTimeout(() => {
      for (const listener of listeners) listener.call(process, signal);
    }, delayMs);
  };
  for (const signal of SIGNALS) process.on(signal, stop);

  process.on('newListener', (signal, listener) => {
    if (!held.has(signal) || stopping) return;
    held.get(signal).add(listener);
    // It is added after this call.
    queueMicrotask(() => process.removeListener(signal, listener));
  });
}
