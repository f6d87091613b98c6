import { networkOf, widerNetworks } from '@kozyr/kit/networks';
import type { Counted } from '@kozyr/kit/token-buckets';

/**
 * The networks an address counts for, narrowest first: itself for IPv4; its /64, /56 and /48 for IPv6, for a household is given a /64 or
 * a /56 and a /48 is easily had.
 */
export function networksOf(ip: string): readonly Counted[] {
  const own = networkOf(ip);
  if (!own.includes(':')) return [{ key: own, share: 1 }];
  const { near, wide } = widerNetworks(ip);
  return [
    { key: own, share: 1 },
    { key: near, share: 4 },
    { key: wide, share: 16 },
  ];
}
