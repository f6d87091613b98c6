import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEntry } from '../answers/send-entry';
import type { Cache } from '../cache/cache';
import { isRead, type RequestFacts } from '../http/facts';
import { fromCache } from './from-cache';

interface File {
  readonly cache: Cache;
  readonly path: string;
  /** Pays for what is not kept; false when it was refused. */
  readonly pay: () => boolean;
  /** Passes the request on by itself. */
  readonly pass: () => Promise<void>;
}

/** A query that asks for another file than its path alone; one that names the build of the page does not: names of files are made of what is in them. */
const OTHER_FILE = /\?(?!dpl=[\w-]{1,64}$)/;

/** Answers a file from its cache, where files are kept and this request may have a kept one; else by passing it on. */
export function createFileAnswer(keeps: boolean) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    { cache, path, pay, pass }: File,
  ): Promise<void> => {
    if (keeps && !facts.range && isRead(request) && !OTHER_FILE.test(request.url ?? '')) {
      const entry = cache.usable(path);
      if (entry !== undefined) return sendEntry(response, entry, facts, 'hit');
      if (!cache.isBeingMade(path) && !pay()) return;
      if ((await fromCache(cache, path, { request, response, facts })) !== 'own') return;
      if (!response.destroyed) await pass();
      return;
    }
    if (pay()) await pass();
  };
}
