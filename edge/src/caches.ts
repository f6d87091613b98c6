import { Cache, type Filled } from './cache/cache';
import { INERT_POLICY } from './csp/policy';
import type { EdgeConfig } from './env';
import type { Finisher } from './finish/finisher';
import type { Gate } from './limits/gate';
import type { Gates } from './limits/gates';
import type { EdgeLog } from './log';
import type { Upstream } from './proxy/upstream';
import { assetFill, pageFill } from './site/fill';
import type { PageMaker } from './site/finished-page';
import type { MissingPages } from './site/missing-pages';
import { routerDataFill } from './site/router-data';

export interface Caches {
  readonly guest: Cache;
  readonly member: Cache;
  /** Next's router data, for each audience. */
  readonly guestData: Cache;
  readonly memberData: Cache;
  readonly assets: Cache;
  readonly art: Cache;
  /** Pages with one of the tags; without tags pages and files. @returns how many will be asked for anew before they serve again */
  purge(tags: readonly string[] | undefined): number;
  /** Every page, and no file: those never change under their names. @returns how many */
  purgePages(): number;
  report(): { pages: number; files: number; bytes: number };
  /** Each cache by its name. */
  readonly named: Readonly<Record<string, Cache>>;
}

/** Six stores that share EDGE_CACHE_MB, so that thousands of pictures can't push out the pages. */
export function createCaches(
  config: EdgeConfig,
  {
    site,
    studio,
    pages,
    missing,
    gates,
    finisher,
    log,
    now,
  }: {
    site: Upstream;
    studio: Upstream;
    pages: PageMaker;
    missing: MissingPages;
    gates: Gates;
    finisher: Finisher;
    log: EdgeLog;
    now: () => number;
  },
): Caches {
  const onFailure = (key: string, error: unknown) =>
    log.warn({ key, reason: error instanceof Error ? error.message : String(error) }, 'could not make this anew');
  const onSlow = (key: string) => log.warn({ key }, 'slow to be made anew: what was kept is shown meanwhile');
  const share = (part: number) => config.cacheBytes * part;
  const inert = ['Content-Security-Policy', INERT_POLICY];
  const cacheOf = (part: number, gate: Gate, fill: (key: string) => Promise<Filled>) =>
    new Cache({ maximumBytes: share(part), now, onFailure, onSlow, fill: (key) => gate.run(() => fill(key)) });
  const guest = cacheOf(0.25, gates.pages, pageFill(site, { pages, missing }, false));
  const member = cacheOf(0.25, gates.pages, pageFill(site, { pages, missing }, true));
  const guestData = cacheOf(0.05, gates.pages, routerDataFill(site, { finisher, member: false }));
  const memberData = cacheOf(0.05, gates.pages, routerDataFill(site, { finisher, member: true }));
  const assets = cacheOf(0.15, gates.files, assetFill(site, { security: [], finisher }));
  const art = cacheOf(0.25, gates.files, assetFill(studio, { security: inert, finisher }));
  const drawn = [guest, member, guestData, memberData];
  const named = { guest, member, guestData, memberData, assets, art };
  const all = Object.values(named);
  const purgeDrawn = (tags: readonly string[] | undefined) => {
    missing.forget();
    return drawn.reduce((sum, cache) => sum + cache.purge(tags), 0);
  };
  return {
    ...named,
    named,
    purge: (tags) => purgeDrawn(tags) + (tags === undefined ? assets.purge(undefined) + art.purge(undefined) : 0),
    purgePages: () => purgeDrawn(undefined),
    report: () => ({
      pages: guest.store.size + member.store.size,
      files: assets.store.size + art.store.size,
      bytes: all.reduce((sum, cache) => sum + cache.store.bytes, 0),
    }),
  };
}
