import type { IncomingMessage, ServerResponse } from 'node:http';
import { SUBJECTS } from '@kozyr/contracts/fan-out';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import { shareBuckets, toldFrom } from '@kozyr/kit/fan-out/shared-buckets';
import { createTokenBuckets, type TokenBuckets } from '@kozyr/kit/token-buckets';
import { sendError } from '../answers/send-error';
import type { EdgeConfig } from '../env';
import { clientAddress, networksOf } from '../http/networks';

/** Seconds' worth of API requests a client may make at once. */
const API_BURST = 10;
/** Seconds' worth of its budget a client may spend at once: a lobby prefetches dozens of pages in one go. */
const BUDGET_BURST = 40;
/** Of its budget, what a client may spend for code besides, each second and at once: a page that was given is of no use without it. */
const CODE_SHARE = 0.2;
const CODE_BURST = 150;
const MAX_NETWORKS = 50_000;

/** What one client may ask for: API calls by number, everything that is not in memory by what it costs. */
export interface Admission {
  /** Counts a call of the API; false when it was refused with 429. */
  call(request: IncomingMessage, response: ServerResponse): boolean;
  /** Pays for an answer, `cost` in milliseconds of processor time; false when it was refused with 429. */
  pay(request: IncomingMessage, response: ServerResponse, cost: number): boolean;
  /** Pays for an answer, and leaves it to the caller what to say otherwise: 0, or whole seconds to wait. */
  charge(request: IncomingMessage, cost: number): number;
  /** Pays for a file of the site's code, from a part of the budget that nothing else can use up; false when it was refused with 429. */
  payForCode(request: IncomingMessage, response: ServerResponse, cost: number): boolean;
  /** Tells other edges nothing more. */
  stop(): void;
}

/** What a client spends counts at all edges of the fan-out, a moment later; without one at this edge alone. */
export function createAdmission(config: EdgeConfig, now: () => number, fanOut: FanOut): Admission {
  const { apiRate, clientBudget, trustedProxies } = config;
  const terms = { maximum: MAX_NETWORKS, mayOwe: true, now, toldFrom: toldFrom(fanOut) };
  const limiter = (perSecond: number, seconds: number) =>
    createTokenBuckets({ ...terms, perSecond, burst: perSecond * seconds });
  const calls = limiter(apiRate, API_BURST);
  const budget = limiter(clientBudget, BUDGET_BURST);
  const code = limiter(clientBudget * CODE_SHARE, CODE_BURST);
  const stop = shareBuckets(fanOut, SUBJECTS.edgesSpent, { calls, budget, code });

  const take = (request: IncomingMessage, bucket: TokenBuckets, cost: number) =>
    bucket.take(networksOf(clientAddress(request, trustedProxies)), cost);

  function allowed(request: IncomingMessage, response: ServerResponse, wait: number): boolean {
    if (wait > 0) tooMany(request, response, wait);
    return wait === 0;
  }

  return {
    call: (request, response) => allowed(request, response, take(request, calls, 1)),
    pay: (request, response, cost) => allowed(request, response, take(request, budget, cost)),
    charge: (request, cost) => take(request, budget, cost),
    payForCode: (request, response, cost) => allowed(request, response, take(request, code, cost)),
    stop,
  };
}

/** Says that this client asks for more than it may. `wait` in seconds. */
export function tooMany(request: IncomingMessage, response: ServerResponse, wait: number): void {
  sendError(request, response, {
    status: 429,
    errorCode: 'TOO_MANY_REQUESTS',
    message: 'Too many requests from this address.',
    retryAfter: wait,
    // A body may still be on its way: it is not read, so the connection can't be used again.
    closes: request.method !== 'GET' && request.method !== 'HEAD',
  });
}
