import { createHash } from 'node:crypto';
import type { Entry } from '../cache/entry';

/** Milliseconds for which an address is known to lead nowhere: a game that comes into the catalogue is there that soon after. */
const REMEMBERED_MS = 30_000;
const MAX_ADDRESSES = 10_000;
/** The page is the same for all addresses of a language and audience; some more, for those that say something of their own. */
const MAX_PAGES = 64;

/**
 * Addresses that lead nowhere, each by a digest of its path, and the few pages that say so, each once: asking for ever new addresses
 * makes neither of them grow, and costs no compression.
 */
export interface MissingPages {
  /** The page for an address that led nowhere a moment ago. */
  find(path: string, member: boolean): Entry | undefined;
  /** `since`: the generation when the asking began; what was asked before something was published is not remembered. */
  remember(path: string, member: boolean, entry: Entry, since: number): void;
  readonly generation: number;
  /** The finished page of a body and what else it depends on: made once, taken from memory while they are the same. */
  reuse(body: Buffer, about: string, make: () => Promise<Entry>): Promise<Entry>;
  forget(): void;
}

/** `now` in milliseconds. */
export function createMissingPages(now: () => number): MissingPages {
  const addresses = new Map<string, { entry: Entry; until: number }>();
  const pages = new Map<string, Promise<Entry>>();
  let generation = 0;
  const digest = (...parts: (string | Buffer)[]) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('base64url').slice(0, 22);
  };
  const keyOf = (path: string, member: boolean) => digest(member ? 'member ' : 'guest ', path);

  return {
    get generation() {
      return generation;
    },
    find(path, member) {
      if (addresses.size === 0) return undefined;
      const key = keyOf(path, member);
      const known = addresses.get(key);
      if (known === undefined) return undefined;
      if (now() < known.until) return known.entry;
      addresses.delete(key);
      return undefined;
    },
    remember(path, member, entry, since) {
      if (since !== generation) return;
      if (addresses.size >= MAX_ADDRESSES) dropFirst(addresses);
      addresses.set(keyOf(path, member), { entry, until: now() + REMEMBERED_MS });
    },
    reuse(body, about, make) {
      const key = digest(about, body);
      const known = pages.get(key);
      if (known !== undefined) return known;
      if (pages.size >= MAX_PAGES) dropFirst(pages);
      const made = make();
      pages.set(key, made);
      made.catch(() => pages.delete(key));
      return made;
    },
    forget() {
      generation += 1;
      addresses.clear();
      pages.clear();
    },
  };
}

function dropFirst(map: Map<string, unknown>): void {
  const first = map.keys().next();
  if (!first.done) map.delete(first.value);
}
