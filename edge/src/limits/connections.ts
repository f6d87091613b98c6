import type { Server } from 'node:net';
import { limiterKey } from '../http/client-address';

/** Lets one client hold at most `maximum` connections at a time; one more is closed as it comes, unread. */
export function limitConnections(server: Server, maximum: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = limiterKey(socket.remoteAddress ?? '');
    const count = (held.get(client) ?? 0) + 1;
    if (count > maximum) {
      socket.destroy();
      return;
    }
    held.set(client, count);
    socket.once('close', () => {
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    });
  });
}
