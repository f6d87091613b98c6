import type { IncomingMessage } from 'node:http';
import { clientAddress as addressBehind } from '@kozyr/kit/client-address';

/** The client's address, as the socket or the last of the proxies that are trusted says it. */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  return addressBehind(socket.remoteAddress ?? 'unknown', headers['x-forwarded-for'], trustedProxies);
}
