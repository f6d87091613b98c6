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
