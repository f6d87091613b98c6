import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Env } from '../env';

type Mode = Pick<Env, 'KOZYR_MODE'>;

/** Networks that are nobody's on the Internet: what listens there is ours, or our neighbour's. */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is within a private network, this machine's own included. */
export function isInner(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return INNER.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Why an address may not be called or opened in production; null: it may. A trial runs on one machine, by http and inner addresses.
 * It looks at what is written: what a name leads to is asked when it is called.
 */
export function refusalOfAddress({ KOZYR_MODE }: Mode, address: string): 'not_https' | 'inner_address' | null {
  if (KOZYR_MODE !== 'production') return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return 'not_https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 ? isInner(host) : /(^|\.)(localhost|local|internal)$|^[^.]+$/i.test(host))
    return 'inner_address';
  return null;
}

/**
 * Calls an address that an operator wrote. In production it has to be https, and its name must not lead into a private network; nowhere is
 * a redirection followed. @throws Error for an address that may not be called, or that does not answer
 */
export async function outsideFetch(mode: Mode, url: URL, init: RequestInit): Promise<Response> {
  const refusal = refusalOfAddress(mode, url.href);
  if (refusal) throw new Error(`${url.origin} may not be called: ${refusal}.`);
  if (mode.KOZYR_MODE === 'production') {
    const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
    if (found.length === 0 || found.some(({ address }) => isInner(address)))
      throw new Error(`${url.origin} may not be called: its name leads into a private network.`);
  }
  return fetch(url, { ...init, redirect: 'error' });
}
