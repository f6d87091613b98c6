import type { IncomingMessage } from 'node:http';

/** Bytes that are read for nothing, and milliseconds. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 5_000;

/**
 * Reads what is still to come of a body that nobody wants, to a bound; then the connection is cut. A connection that ends with bytes
 * unread is reset, and takes the answer with it before the browser has read it.
 */
export function throwAway(request: IncomingMessage): void {
  const cut = () => request.destroy();
  const timer = setTimeout(cut, MAX_MS);
  let left = MAX_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
