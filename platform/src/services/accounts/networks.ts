/** A network an address lies in, and how many callers' worth of anything it has: many share a wide one. */
export type Network = { name: string; share: number };

/** Of the widest. */
export const MAX_SHARE = 8;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

const withoutMapping = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** What one caller's address counts as: itself for IPv4, its /64 for IPv6, where one caller owns 2^64 addresses. */
export function networkOf(address: string): string {
  const ip = withoutMapping(address);
  return ip.includes(':') ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

/**
 * The networks around a caller's own that one customer may be given whole: the /24 of IPv4, the /56 and the /48 of IPv6. Whoever
 * has one is counted by it too, so that its many addresses are not many callers.
 */
export function widerNetworks(address: string): Network[] {
  const ip = withoutMapping(address);
  if (!ip.includes(':')) return [{ name: `${ip.split('.').slice(0, 3).join('.')}.0/24`, share: MAX_SHARE }];
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(ip);
  const site = [first, second, third].join(':');
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { name: `${site}:${home}::/56`, share: 2 },
    { name: `${site}::/48`, share: 4 },
  ];
}
