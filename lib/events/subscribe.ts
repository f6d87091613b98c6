import { addListener, type EventListener, removeListener, type Source } from './listeners';

/** The connection, with the contracts' schemas, is loaded by the first listener, so that no page waits for it. */
function reviewConnection(): void {
  import('./connection').then(
    (connection) => connection.reviewConnection(),
    // Without it nothing is live, and queries go on polling.
    () => undefined,
  );
}

/** Hears a source; the connection follows what is wanted. @returns how to stop */
export function subscribe(source: Source, listener: EventListener): () => void {
  if (addListener(source, listener)) reviewConnection();
  return () => {
    if (removeListener(source, listener)) reviewConnection();
  };
}
