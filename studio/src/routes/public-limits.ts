import { SUBJECTS } from '@kozyr/contracts/fan-out';
import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import { shareBuckets, toldFrom } from '@kozyr/kit/fan-out/shared-buckets';
import { createHeldPlaces } from '@kozyr/kit/held-places';
import { isLoopback } from '@kozyr/kit/networks';
import { type Counted, createTokenBuckets } from '@kozyr/kit/token-buckets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { networksOf } from './networks';

/** Tokens of an ordinary network: a minute's lobby of a household at once, ten opened games a second for ever. */
export const PER_SECOND = 50;
const BURST = 600;
/** Answers to one network under way at once. */
const MAX_IN_WORK = 128;
/** Connections of one network, the streams of tables included. */
const MAX_CONNECTIONS = 1_024;
/** Networks that are remembered. */
const MAX_NETWORKS = 100_000;
/** What our own processes ask for on behalf of all players, whom they have counted themselves. */
const OWN: readonly Counted[] = [{ key: 'own', share: 40 }];

/** Calls that have limits of their own (/api, by session), or none: our own probes. */
const ELSEWHERE = /^\/(?:api\/|health$|ready$)/;
/** Asked for by the front door and the platform over loopback, not by browsers alone. */
const FILES = /^\/(?:art|streams|feed|tables)(?:\/|$)/;
/** Only the platform calls these, signed: what is signed is not counted, and what is not is charged by the route. */
const SIGNED = /^\/(?:rounds\/recall|tables\/(?:closures|reopen))$/;
/** What a signature that is none costs. */
export const UNSIGNED_COST = 10;

/** What a request costs, in tokens: about the processor's time it takes, in units of a small file. */
const COSTS: readonly [RegExp, number][] = [
  [/^\/play$/, 5],
  [/^\/recall$/, 10],
  [/^\/verify$/, 2],
  [/^\/feed$/, 10],
  [/^\/tables$/, 2],
];

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
export const costOf = (path: string): number => COSTS.find(([pattern]) => pattern.test(path))?.[1] ?? 1;

function networksFor(request: FastifyRequest, path: string): readonly Counted[] {
  if (isLoopback(request.ip) && FILES.test(path)) return OWN;
  return networksOf(request.ip);
}

const placesOf = (networks: readonly Counted[], each: number) =>
  networks.map(({ key, share }) => ({ key, max: each * share }));

export type PublicLimits = {
  /** Charges a request that turned out to cost something. @throws DomainError TOO_MANY_REQUESTS */
  charge: (request: FastifyRequest, cost: number) => void;
};

const tooMany = (seconds: number) =>
  new DomainError(
    429,
    'TOO_MANY_REQUESTS',
    `Too many requests from your network; try again in ${seconds} s`,
    {},
    seconds,
  );

type Options = { trusted: boolean; now?: () => number; maxConnections?: number; fanOut?: FanOut };

/**
 * Limits what a network may ask of the paths that anybody can ask for, by cost, in answers under way and in connections.
 * @param trusted whether a proxy in front speaks for callers: then its connections are not theirs
 * @param now monotonic milliseconds
 * @param maxConnections other than MAX_CONNECTIONS, for tests
 * @param fanOut by which what a network spends counts at all studios, a moment later; absent: at this one alone
 */
export function limitPublic(
  app: FastifyInstance,
  { trusted, now = () => performance.now(), maxConnections = MAX_CONNECTIONS, fanOut = NO_FAN_OUT }: Options,
): PublicLimits {
  const terms = { perSecond: PER_SECOND, burst: BURST, mayOwe: false, now };
  const budgets = createTokenBuckets({ ...terms, maximum: MAX_NETWORKS, toldFrom: toldFrom(fanOut) });
  // Of this machine: what runs beside another studio is another caller.
  const own = createTokenBuckets({ ...terms, maximum: 1 });
  const stopSharing = shareBuckets(fanOut, SUBJECTS.studiosSpent, { budgets });
  app.addHook('onClose', async () => stopSharing());
  const inWork = createHeldPlaces();
  const connections = createHeldPlaces();

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (trusted && isLoopback(address)) return;
    const leave = connections.take(placesOf(networksOf(address), maxConnections));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });

  const charge = (request: FastifyRequest, cost: number) => {
    const networks = networksFor(request, pathOf(request));
    const wait = (networks === OWN ? own : budgets).take(networks, cost);
    if (wait > 0) throw tooMany(wait);
  };
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (ELSEWHERE.test(path) || SIGNED.test(path)) return;
    charge(request, costOf(path));
    const leave = inWork.take(placesOf(networksFor(request, path), MAX_IN_WORK));
    if (!leave) throw tooMany(1);
    for (const end of ['finish', 'close']) reply.raw.once(end, leave);
  });
  return { charge };
}
