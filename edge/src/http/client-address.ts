import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's address. With `trustedProxies` = n, the n-th entry from the right of X-Forwarded-For (each proxy appends
 * the address it saw); with 0, or when the header is missing or not an address, the socket's own.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return own;
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = chain[chain.length - trustedProxies]?.trim() ?? '';
  return isIP(claimed) === 0 ? own : claimed;
}
