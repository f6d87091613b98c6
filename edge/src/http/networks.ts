import type { IncomingMessage } from 'node:http';
import { clientAddress as addressBehind } from '@kozyr/kit/client-address';
import { networkOf, widerNetworks } from '@kozyr/kit/networks';
import type { Counted } from '@kozyr/kit/token-buckets';

/** The client's address, as the socket or the last of the proxies that are trusted says it. */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  return addressBehind(socket.remoteAddress ?? 'unknown', headers['x-forwarded-for'], trustedProxies);
}

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
