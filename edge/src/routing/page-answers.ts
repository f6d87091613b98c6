import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEntry } from '../answers/send-entry';
import type { Cache } from '../cache/cache';
import type { Caches } from '../caches';
import type { EdgeConfig } from '../env';
import type { RequestFacts } from '../http/facts';
import { type Admission, tooMany } from '../limits/admission';
import { COSTS } from '../limits/costs';
import type { Upstream } from '../proxy/upstream';
import type { MissingPages } from '../site/missing-pages';
import { routerDataKey } from '../site/router-data';
import { gameOf, isUnknownGame } from '../site/unknown-games';
import { fromCache } from './from-cache';
import { pathLocale } from './locale';

interface Address {
  readonly path: string;
  readonly search: string;
}

export type PageAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
  address: Address,
) => Promise<void>;

interface Parts {
  readonly caches: Caches;
  readonly missing: MissingPages;
  readonly admission: Admission;
  readonly platform: Upstream;
  /** Passes a request to the site by itself. */
  readonly pass: (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;
}

/** Answers pages and their router data: from memory, else from the site for everybody, else for this visitor alone. */
export function createPageAnswer(config: EdgeConfig, parts: Parts): PageAnswer {
  const { caches, missing, admission, platform, pass } = parts;

  const cacheFor = ({ member, rsc }: RequestFacts) => {
    if (rsc) return member ? caches.memberData : caches.guestData;
    return member ? caches.member : caches.guest;
  };

  /** The page that says an address leads nowhere, for an address of which that is known without asking the site. */
  async function nowhere(path: string, member: boolean) {
    const hidden = `/${pathLocale(path) ?? ''}/hidden`;
    const kept = missing.find(hidden, member);
    if (kept !== undefined) return kept;
    const since = missing.generation;
    // If the site can't say even this, it is asked for the page itself, and its answer is passed on.
    const outcome = await (member ? caches.member : caches.guest).fetch(hidden).catch(() => undefined);
    if (outcome === undefined || outcome.kind === 'own' || outcome.entry.status !== 404) return undefined;
    missing.remember(hidden, member, outcome.entry, since);
    return outcome.entry;
  }

  /** Sends "nothing here" when the platform knows no such game; false when the site is to be asked. */
  async function unknownGame(request: IncomingMessage, response: ServerResponse, facts: RequestFacts, path: string) {
    const slug = gameOf(path);
    if (slug === undefined) return false;
    if (!admission.pay(request, response, COSTS.lookup)) return true;
    const since = missing.generation;
    if (!(await isUnknownGame(platform, slug))) return false;
    const entry = await nowhere(path, facts.member);
    if (entry === undefined) return false;
    missing.remember(path, facts.member, entry, since);
    if (!response.destroyed) sendEntry(response, entry, facts, 'hit');
    return true;
  }

  /** Pays for a visit to the site; what is over the budget gets an old copy where there is one, else 429. */
  function paid(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    { cache, key, cost }: { cache: Cache; key: string | undefined; cost: number },
  ): boolean {
    // Who joins a visit that is under way costs nothing.
    if (key !== undefined && cache.isBeingMade(key)) return true;
    const wait = admission.charge(request, cost);
    if (wait === 0) return true;
    const old = key === undefined ? undefined : cache.store.get(key);
    if (old === undefined) tooMany(request, response, wait);
    else sendEntry(response, old, facts, 'stale');
    return false;
  }

  return async (request, response, facts, { path, search }) => {
    const kept = config.cache && facts.draft === '' && (request.method === 'GET' || request.method === 'HEAD');
    const dataKey = kept && facts.rsc ? routerDataKey(request, path, search) : undefined;
    const key = kept && !facts.rsc ? path : dataKey;
    const cache = cacheFor(facts);
    const entry = dataKey === undefined ? undefined : cache.usable(dataKey);
    if (entry !== undefined) return sendEntry(response, entry, facts, entry.refreshing ? 'stale' : 'hit');
    if (kept) {
      const gone = missing.find(path, facts.member);
      if (gone !== undefined) return sendEntry(response, gone, facts, 'hit');
      const making = key !== undefined && cache.isBeingMade(key);
      if (!making && (await unknownGame(request, response, facts, path))) return;
    }
    if (!paid(request, response, facts, { cache, key, cost: facts.rsc ? COSTS.data : COSTS.page })) return;
    if (key !== undefined) {
      const since = missing.generation;
      const outcome = await fromCache(cache, key, { request, response, facts });
      if (outcome === 'answered') return;
      if (outcome !== 'own') return missing.remember(path, facts.member, outcome, since);
    }
    if (!response.destroyed) await pass(request, response, facts);
  };
}
