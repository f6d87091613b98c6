import { addListener, type Hear, removeListener, type Source } from './listeners';

/** The connection, with the contracts' schemas, is loaded by the first listener, so that no page waits for it. */
function review(): void {
  import('./connection').then(
    (connection) => connection.review(),
    // Without it nothing is live, and queries go on polling.
    () => undefined,
  );
}

/** Hears a source; the connection follows what is wanted. @returns how to stop */
export function listen(source: Source, hear: Hear): () => void {
  if (addListener(source, hear)) review();
  return () => {
    if (removeListener(source, hear)) review();
  };
}
