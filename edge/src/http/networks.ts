import { networkOf, widerNetworks } from '@kozyr/kit/networks';
import type { Counted } from '@kozyr/kit/token-buckets';

/** Homes are given a /56 or a /48, carriers give each phone a /64 of one: the wider, the more may share it. */
const SHARE_OF_56 = 2;
const SHARE_OF_48 = 4;

/** The networks a client is counted by, narrowest first: an IPv4 address by itself; of IPv6 the /64, the /56 and the /48. */
export function networksOf(address: string): readonly Counted[] {
  const own = networkOf(address);
  if (!own.includes(':')) return [{ key: own, share: 1 }];
  const wider = widerNetworks(address);
  return [
    { key: own, share: 1 },
    { key: wider.near, share: SHARE_OF_56 },
    { key: wider.wide, share: SHARE_OF_48 },
  ];
}
