import type { Server } from 'node:net';
import { networksOf } from '../http/networks';

/**
 * Lets one client hold at most `maximum` connections at a time, and the networks it is in their share of that; one more is closed as it
 * comes, unread.
 */
export function limitConnections(server: Server, maximum: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    if (networks.some(({ key, share }) => (held.get(key) ?? 0) >= maximum * share)) {
      socket.destroy();
      return;
    }
    for (const { key } of networks) held.set(key, (held.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const { key } of networks) {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      }
    });
  });
}
