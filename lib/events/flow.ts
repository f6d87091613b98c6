import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let open = false;

/**
 * Whether this tab's stream of events is open now. While it is not, what is shown live has to be asked for from time to time.
 * In a component: useEventsFlow().
 */
export const eventsFlow = (): boolean => open;

/** Called whenever eventsFlow() changes. @returns how to stop */
export function onEventsFlow(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** For the connection alone. */
export function setEventsFlow(flows: boolean): void {
  if (open === flows) return;
  open = flows;
  for (const watcher of watchers) watcher();
}

const onServer = () => false;

/** Whether the tab's stream of events is open: a query that events keep fresh polls only while it is not. */
export const useEventsFlow = (): boolean => useSyncExternalStore(onEventsFlow, eventsFlow, onServer);
