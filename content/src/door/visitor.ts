import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress } from '@kozyr/kit/client-address';

/** Headers by which a proxy says for whom it asks. Whoever stands at the machine itself sends none. */
const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** A request as it came off the socket, before anything added to its headers. */
export type Arrival = { headers: IncomingHttpHeaders; peer: string };

function isLoopbackName(host: string): boolean {
  return LOOPBACK_NAME.test(host);
}

/**
 * Whether a request may see the admin: from this very machine (a tunnel ends here too) under a name of loopback and without
 * a proxy's word, or under the admin's own public name when the operator has given it one. A page elsewhere whose name
 * leads to loopback has another `Host`, and a proxy that passes everything on has its headers.
 */
export function isEditors({ headers, peer }: Arrival, adminUrl: string): boolean {
  const host = headers.host ?? '';
  const admin = new URL(adminUrl).host;
  if (!isLoopbackName(admin) && host.toLowerCase() === admin) return true;
  return LOOPBACK.test(peer) && isLoopbackName(host) && PROXIED.every((name) => headers[name] === undefined);
}

/** The address that tries are counted by. */
export function addressOf({ headers, peer }: Arrival, trustedProxies: number): string {
  return clientAddress(peer, headers['x-forwarded-for'], trustedProxies);
}
