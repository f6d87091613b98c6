import { widerNetworks as networksAround } from '@kozyr/kit/networks';

/** A network an address lies in, and how many callers' worth of anything it has: many share a wide one. */
export type Network = { name: string; share: number };

/** Of the widest. */
export const MAX_SHARE = 8;

/**
 * The networks around a caller's own that one customer may be given whole: the /24 of IPv4, the /56 and the /48 of IPv6. Whoever
 * has one is counted by it too, so that its many addresses are not many callers.
 */
export function widerNetworks(address: string): Network[] {
  const { version, near, wide } = networksAround(address);
  if (version === 4) return [{ name: near, share: MAX_SHARE }];
  return [
    { name: near, share: 2 },
    { name: wide, share: 4 },
  ];
}

/** The part of a number that tells operator and range: what fraud with premium numbers has in common. E.164 digits. */
export function prefixOf(phone: string): string {
  return phone.slice(0, phone.startsWith('7') ? 4 : 5);
}

/** The block of ten thousand numbers that a number lies in: what is rented whole by who earns by being written to. */
export function rangeOf(phone: string): string {
  return phone.slice(0, -4);
}
