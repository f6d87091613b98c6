import { isIP } from 'node:net';

/**
 * The client's address: with `trustedProxies` = n the n-th entry from the right of X-Forwarded-For, since each proxy appends the address
 * it saw; with 0, or when the header is missing or that entry is no address, the socket's own.
 * @param peer the address of the socket
 * @param forwardedFor the header as it came
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return peer;
  const chain = String(forwardedFor ?? '').split(',');
  const claimed = chain[chain.length - trustedProxies]?.trim() ?? '';
  return isIP(claimed) === 0 ? peer : claimed;
}
