/** A range of addresses that may be one client, and how many times what one client may do it may do. */
export interface Network {
  readonly key: string;
  readonly share: number;
}

/** Homes are given a /56 or a /48, carriers give each phone a /64 of one: the wider, the more may share it. */
const SHARE_OF_56 = 2;
const SHARE_OF_48 = 4;

/** The networks of a client's address, narrowest first: an IPv4 address by itself; of IPv6 the /64, the /56 and the /48. */
export function networksOf(address: string): readonly Network[] {
  if (!address.includes(':')) return [{ key: address, share: 1 }];
  if (address.startsWith('::ffff:') && address.includes('.')) return [{ key: address.slice(7), share: 1 }];
  const groups = firstGroups(address);
  const site = groups.slice(0, 3).join(':');
  const subnet = (Number.parseInt(groups[3] ?? '0', 16) >> 8).toString(16);
  return [
    { key: groups.join(':'), share: 1 },
    { key: `${site}:${subnet}/56`, share: SHARE_OF_56 },
    { key: `${site}/48`, share: SHARE_OF_48 },
  ];
}

/** The first four groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
