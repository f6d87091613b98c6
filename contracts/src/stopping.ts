/**
 * Under this name a process keeps that it was told to stop and still serves (scripts/drain.mjs): whoever is asked whether it can work says no
 * from then on, so that those who share out requests send it none before its port closes.
 */
const STOPPING = Symbol.for('kozyr.stopping');

/** Whether this process was told to stop. */
export const isStopping = (): boolean => Reflect.get(globalThis, STOPPING) === true;
