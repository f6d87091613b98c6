import type { Server } from 'node:net';
import { createHeldPlaces } from '@kozyr/kit/held-places';
import { networksOf } from '../http/networks';

/**
 * Lets one client hold at most `maximum` connections at a time, and the networks it is in their share of that; one more is closed as it
 * comes, unread.
 */
export function limitConnections(server: Server, maximum: number): void {
  const held = createHeldPlaces();
  server.on('connection', (socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    const leave = held.take(networks.map(({ key, share }) => ({ key, max: maximum * share })));
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  });
}
