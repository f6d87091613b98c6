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

/** What the limiter counts by: the address for IPv4, its /64 for IPv6, where one client owns 2^64 addresses. */
export function limiterKey(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7);
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
