import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEntry } from '../answers/send-entry';
import type { Cache } from '../cache/cache';
import type { Entry } from '../cache/entry';
import type { RequestFacts } from '../http/facts';
import { unavailable } from '../proxy/forward';

interface Visitor {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly facts: RequestFacts;
}

const STATES = { kept: 'miss', shared: 'bypass', old: 'stale' } as const;

/**
 * Waits for a cache to be filled and answers from it. 'own': this request must be passed on by itself; an entry: it was sent, and says
 * that there is nothing at the address.
 */
export async function fromCache(
  cache: Cache,
  key: string,
  { request, response, facts }: Visitor,
): Promise<'own' | 'answered' | Entry> {
  try {
    const outcome = await cache.fetch(key);
    if (outcome.kind === 'own') return 'own';
    const { entry } = outcome;
    if (!response.destroyed) sendEntry(response, entry, facts, STATES[outcome.kind]);
    return entry.status === 404 ? entry : 'answered';
  } catch (error) {
    if (!response.destroyed) unavailable(request, response, error instanceof Error ? error : new Error(String(error)));
    return 'answered';
  }
}
