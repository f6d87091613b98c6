/** The parts of an address that one caller may own, narrowest first; `share`: how many ordinary budgets such a network has. */
export type Network = { key: string; share: number };

/** The eight groups of an IPv6 address without leading zeros; null for IPv4, mapped addresses included. */
function groupsOf(ip: string): string[] | null {
  if (!ip.includes(':') || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(ip)) return null;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The networks an address counts for: itself for IPv4; its /64, /56 and /48 for IPv6, for a household is given a /64 or a /56
 * and a /48 is easily had.
 */
export function networksOf(ip: string): readonly [Network, ...Network[]] {
  const groups = groupsOf(ip);
  if (groups === null) return [{ key: ip.replace(/^::ffff:/i, ''), share: 1 }];
  const [first = '0', second = '0', third = '0', fourth = '0'] = groups;
  const site = `${first}:${second}:${third}`;
  const upper = fourth.padStart(4, '0').slice(0, 2);
  return [
    { key: `${site}:${fourth}`, share: 1 },
    { key: `${site}:${upper}00/56`, share: 4 },
    { key: `${site}/48`, share: 16 },
  ];
}

/** What one network counts as: itself for IPv4, its /64 for IPv6, where one caller owns 2^64 addresses. */
export const networkOf = (ip: string): string => networksOf(ip)[0].key;

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\./i.test(ip) || ip === '::1';
