import { Cache } from './cache/cache';
import { INERT_POLICY } from './csp/policy';
import type { EdgeConfig } from './env';
import type { EdgeLog } from './log';
import type { Upstream } from './proxy/upstream';
import { assetFill, pageFill } from './site/fill';
import type { PageMaker } from './site/finished-page';
import { routerDataFill } from './site/router-data';

export interface Caches {
  readonly guest: Cache;
  readonly member: Cache;
  /** Next's router data, for each audience. */
  readonly guestData: Cache;
  readonly memberData: Cache;
  readonly assets: Cache;
  readonly art: Cache;
  purge(tags: readonly string[] | undefined): number;
  report(): { pages: number; files: number; bytes: number };
}

/** Six stores that share EDGE_CACHE_MB, so that thousands of pictures can't push out the pages. */
export function createCaches(
  config: EdgeConfig,
  {
    site,
    studio,
    pages,
    log,
    now,
  }: { site: Upstream; studio: Upstream; pages: PageMaker; log: EdgeLog; now: () => number },
): Caches {
  const onFailure = (key: string, error: unknown) =>
    log.warn({ key, error: error instanceof Error ? error.message : String(error) }, 'could not make this anew');
  const share = (part: number) => config.cacheBytes * part;
  const inert = ['Content-Security-Policy', INERT_POLICY];
  const guest = new Cache({ maximumBytes: share(0.25), now, onFailure, fill: pageFill(site, pages, false) });
  const member = new Cache({ maximumBytes: share(0.25), now, onFailure, fill: pageFill(site, pages, true) });
  const guestData = new Cache({ maximumBytes: share(0.05), now, onFailure, fill: routerDataFill(site, false) });
  const memberData = new Cache({ maximumBytes: share(0.05), now, onFailure, fill: routerDataFill(site, true) });
  const assets = new Cache({ maximumBytes: share(0.15), now, onFailure, fill: assetFill(site, []) });
  const art = new Cache({ maximumBytes: share(0.25), now, onFailure, fill: assetFill(studio, inert) });
  const drawn = [guest, member, guestData, memberData];
  const all = [...drawn, assets, art];
  return {
    guest,
    member,
    guestData,
    memberData,
    assets,
    art,
    purge(tags) {
      const files = tags === undefined ? assets.purge(undefined) + art.purge(undefined) : 0;
      return drawn.reduce((sum, cache) => sum + cache.purge(tags), files);
    },
    report: () => ({
      pages: guest.store.size + member.store.size,
      files: assets.store.size + art.store.size,
      bytes: all.reduce((sum, cache) => sum + cache.store.bytes, 0),
    }),
  };
}
