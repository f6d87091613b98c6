import type { IncomingMessage } from 'node:http';
import { type Entry, makeEntry } from '../cache/entry';
import type { InlineScripts } from '../csp/inline-scripts';
import { contentSecurityPolicy, type PolicyOrigins, pageSecurityHeaders } from '../csp/policy';
import type { Finisher } from '../finish/finisher';
import type { EdgeLog } from '../log';

/** Bytes of HTML, expanded. */
export const PAGE_LIMIT = 4 * 1024 * 1024;
const PAGE_BROTLI = 6;
const KEPT_HEADERS = ['content-type', 'content-language', 'link', 'retry-after'] as const;

/**
 * What browsers may do with a kept page. private: a page differs by audience, and a shared cache on the way that does
 * not know that would show members the guests' page; a CDN of ours is configured to key by it (README). no-cache: a
 * browser may keep it, and asks with its ETag each time, so a purge is seen at once; the back button needs no request.
 */
const PAGE_CACHING = 'private, no-cache';
export const PAGE_VARY =
  'Accept-Encoding, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

interface About {
  readonly pathname: string;
  readonly own: readonly string[] | null;
}

export interface PageMaker {
  /**
   * A finished page with its policy, in every encoding. `pathname` is for the log; `own`: it may be one visitor's alone
   * (a draft, a cookie set), so nobody is to keep it, and these are the cookies it sets; null when it is for everybody.
   */
  make(message: IncomingMessage, body: Buffer, about: About): Promise<Entry>;
}

const MAX_REPORTED = 1_000;

export function createPageMaker(
  origins: PolicyOrigins,
  { finisher, log }: { finisher: Finisher; log: EdgeLog },
): PageMaker {
  const security = pageSecurityHeaders(origins);
  const reported = new Set<string>();

  function policyFor(scripts: InlineScripts, pathname: string): string {
    for (const { hash, start } of scripts.unknown) {
      if (reported.has(hash) || reported.size >= MAX_REPORTED) continue;
      reported.add(hash);
      log.warn({ pathname, hash, start }, 'inline script of unknown shape: browsers will not run it');
    }
    return contentSecurityPolicy(origins, scripts.hashes);
  }

  async function make(message: IncomingMessage, body: Buffer, { pathname, own }: About): Promise<Entry> {
    const finished = await finisher.finish({
      body,
      contentEncoding: message.headers['content-encoding'],
      limit: PAGE_LIMIT,
      compressible: true,
      quality: PAGE_BROTLI,
      page: true,
    });
    const status = message.statusCode ?? 502;
    const headers = ['Content-Security-Policy', policyFor(finished.scripts, pathname), ...security];
    for (const name of KEPT_HEADERS) {
      const value = message.headers[name];
      if (value !== undefined) headers.push(name, String(value));
    }
    for (const cookie of own ?? []) headers.push('Set-Cookie', cookie);
    return makeEntry({
      status,
      body: finished,
      headers,
      cacheControl: status === 200 && own === null ? PAGE_CACHING : 'private, no-store',
      vary: PAGE_VARY,
      tags: tagsOf(message),
    });
  }

  return { make };
}

/** The upstream answered, and the answer is that it can't. An older page may stand in. */
export class UpstreamFailed extends Error {
  readonly code = 'UPSTREAM_FAILED';
}

/** Cache tags named by the upstream, if any. */
export function tagsOf(message: IncomingMessage): string[] {
  const header = message.headers['x-kozyr-tags'] ?? message.headers['x-next-cache-tags'] ?? '';
  return String(header)
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

export function isHtml(message: IncomingMessage): boolean {
  return (message.headers['content-type'] ?? '').startsWith('text/html');
}
