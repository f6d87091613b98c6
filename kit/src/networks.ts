/** An IPv4 address written as an IPv6 one, and the zone of a link-local one, say nothing of the network. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first four groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): readonly [string, string, string, string] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  const [first = '0', second = '0', third = '0', fourth = '0'] = all.map((group) => group.replace(/^0+(?=.)/, ''));
  return [first, second, third, fourth];
}

/** The networks around a caller's own that one customer may be given whole, named "2001:db8:1:ab00::/56". */
export type WiderNetworks = { version: 4 | 6; near: string; wide: string };

/** What one caller's address counts as: itself for IPv4, its /64 for IPv6, where one caller owns 2^64 addresses. */
export function networkOf(address: string): string {
  const ip = plain(address);
  return ip.includes(':') ? firstGroups(ip).join(':') : ip;
}

/**
 * The wider networks of an address: the /24 and the /16 of IPv4; the /56 that a household is given and the /48 that is easily had of
 * IPv6. How much of anything each may have is for the caller to say.
 */
export function widerNetworks(address: string): WiderNetworks {
  const ip = plain(address);
  if (!ip.includes(':')) {
    const [a = '', b = '', c = ''] = ip.split('.');
    return { version: 4, near: `${a}.${b}.${c}.0/24`, wide: `${a}.${b}.0.0/16` };
  }
  const [first, second, third, fourth] = firstGroups(ip);
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return { version: 6, near: `${site}:${home}::/56`, wide: `${site}::/48` };
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\./i.test(address) || address === '::1';
