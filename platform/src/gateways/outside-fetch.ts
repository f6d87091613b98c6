import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as askPlainly, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as askSecurely, Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
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
  // Three ways to write an address of version 4, which leads to where that leads.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
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

/** The longest answer that is read, bytes: a list of all games is the longest that anybody has to give. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Connections are kept as long as others are, and apart from those of calls whose names nobody looks at. */
const KEPT = { keepAlive: true, timeout: 5_000 };
const PLAIN_AGENT = new HttpAgent(KEPT);
const SECURE_AGENT = new HttpsAgent(KEPT);

/** Every address of a name. */
type Resolve = (host: string) => Promise<LookupAddress[]>;
const resolved: Resolve = (host) => lookup(host, { all: true });

/**
 * Looks a name up for the connection itself: what is looked at here is what is connected to, whatever the name leads to a moment later.
 * It finds nothing where any address of the name is within a private network.
 */
const outerOnly =
  (resolve: Resolve): LookupFunction =>
  (host, options, answer) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isInner(address)))
          answer(new Error(`${host} may not be called: its name leads into a private network.`), []);
        else if (options.all) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, []),
    );
  };

/** A whole answer. @throws Error for one that is too long, compressed though nobody asked for it, or leads elsewhere */
async function readAnswer(url: URL, message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headers } = message;
  if (status >= 300 && status < 400) throw new Error(`${url.origin} leads elsewhere, which is not followed.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Error(`${url.origin} answered compressed, which it was not asked for.`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`${url.origin} answered more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  const type = headers['content-type'];
  const body = status === 204 || bytes === 0 ? null : Buffer.concat(chunks);
  return new Response(body, { status, ...(type === undefined ? {} : { headers: { 'content-type': type } }) });
}

/** What may be asked of an outside address; the body is text. */
export type OutsideCall = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
};

/**
 * Calls an address that an operator wrote, and reads its whole answer. In production it has to be https, and its name must not lead into a
 * private network; nowhere is a redirection followed, or an endless answer read. How long it may take is the signal's.
 * @throws Error for an address that may not be called, or that does not answer as it should
 */
export async function outsideFetch(
  mode: Mode,
  url: URL,
  { method = 'GET', headers = {}, body, signal }: OutsideCall,
  resolve: Resolve = resolved,
): Promise<Response> {
  const refusal = refusalOfAddress(mode, url.href);
  if (refusal) throw new Error(`${url.origin} may not be called: ${refusal}.`);
  const secure = url.protocol === 'https:';
  const options = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }) },
    agent: secure ? SECURE_AGENT : PLAIN_AGENT,
    ...(signal ? { signal } : {}),
    ...(mode.KOZYR_MODE === 'production' ? { lookup: outerOnly(resolve) } : {}),
  };
  return new Promise((answered, failed) => {
    const request = (secure ? askSecurely : askPlainly)(url, options, (message) => {
      readAnswer(url, message).then(answered, (error) => {
        message.destroy();
        failed(error);
      });
    });
    request.on('error', failed);
    request.end(body);
  });
}
