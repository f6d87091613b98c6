import type { CacheState, Entry } from './entry';
import { Store } from './store';

/**
 * What a visit to the upstream brought.
 * kept: stored, for everyone; shared: not stored, but the same for all who wait; old: what was kept before, since nothing
 * newer could be had in time; own: each must ask for itself.
 */
type Outcome = { readonly kind: 'kept' | 'shared' | 'old'; readonly entry: Entry } | { readonly kind: 'own' };

/** own: each asks the site by itself. */
const COUNTED_AS = { kept: 'miss', shared: 'bypass', old: 'stale', own: 'own' } as const;

export type Filled =
  | { readonly kind: 'keep'; readonly entry: Entry; readonly fresh: number; readonly stale: number }
  | { readonly kind: 'share'; readonly entry: Entry }
  | { readonly kind: 'own' };

interface CacheOptions {
  readonly maximumBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** Makes the entry of a key. Throws when the upstream fails. */
  readonly fill: (key: string) => Promise<Filled>;
  readonly onFailure: (key: string, error: unknown) => void;
  /** Told once a visit that an old answer is served because the upstream is slow. */
  readonly onSlow: (key: string) => void;
}

interface Flight {
  readonly outcome: Promise<Outcome>;
  readonly since: number;
  slow: boolean;
}

interface Purge {
  readonly generation: number;
  readonly tags: readonly string[] | undefined;
}

/** After a failed refresh the old answer is served this long before the upstream is asked again. Milliseconds. */
const PAUSE_AFTER_FAILURE = 5_000;
/** So long a visitor waits for the new answer when an old one is kept. Milliseconds. */
const PATIENCE = 2_000;
/** An older answer than this is no longer shown in place of a slow one. Milliseconds. */
const MAX_AGE = 24 * 3_600_000;
/** How long a key that can't be kept is remembered, so that its visitors don't queue up behind each other. */
const REMEMBER_OWN = 10_000;
const MAX_OWN = 10_000;

/** What a cache answered, by how; it only grows. */
export type CacheCounts = Record<CacheState | 'own', number>;

/** Finished answers by key: single flight, stale while revalidate, stale on error and when it takes long, purge by tag. */
export class Cache {
  readonly store: Store<Entry>;
  readonly counts: CacheCounts = { hit: 0, stale: 0, miss: 0, bypass: 0, own: 0 };
  private readonly flights = new Map<string, Flight>();
  private readonly own = new Map<string, number>();
  private generation = 0;
  /** Visits under way, and the purges that came while they were. */
  private visiting = 0;
  private purges: Purge[] = [];

  constructor(private readonly options: CacheOptions) {
    this.store = new Store(options.maximumBytes);
  }

  /** An entry that may be served now, or undefined. One past its freshness is made anew in the background. */
  usable(key: string): Entry | undefined {
    const entry = this.store.get(key);
    if (entry === undefined) return undefined;
    const now = this.options.now();
    if (now < entry.freshUntil) {
      this.counts.hit += 1;
      return entry;
    }
    if (now >= entry.staleUntil) return undefined;
    this.counts.stale += 1;
    if (!entry.refreshing) {
      entry.refreshing = true;
      this.join(key);
    }
    return entry;
  }

  /** Whether somebody waits for this key already: who joins them causes no visit of their own. */
  isBeingMade(key: string): boolean {
    return this.flights.has(key);
  }

  /**
   * Asks the upstream, together with everybody else who wants the key. When that fails, or takes longer than PATIENCE, an
   * old entry still serves.
   */
  async fetch(key: string): Promise<Outcome> {
    const outcome = await this.fetchOrOld(key);
    this.counts[COUNTED_AS[outcome.kind]] += 1;
    return outcome;
  }

  private async fetchOrOld(key: string): Promise<Outcome> {
    const remembered = this.own.get(key);
    if (remembered !== undefined) {
      if (this.options.now() < remembered) return { kind: 'own' };
      this.own.delete(key);
    }
    const flight = this.join(key);
    try {
      return await this.inTime(key, flight);
    } catch (error) {
      const old = this.store.get(key);
      if (old === undefined) throw error;
      return { kind: 'old', entry: old };
    }
  }

  /**
   * Entries with one of the tags, and those that carry none (nobody knows what they show), must be asked for anew
   * before they serve again; without tags, all. They stay for when the upstream is slow or down.
   * Returns how many.
   */
  purge(tags: readonly string[] | undefined): number {
    this.generation += 1;
    if (this.visiting > 0) this.purges.push({ generation: this.generation, tags });
    this.own.clear();
    for (const key of this.flights.keys()) {
      const old = this.store.get(key);
      if (old === undefined || holdsAny(old, tags)) this.flights.delete(key);
    }
    let count = 0;
    for (const entry of this.store.values()) {
      if (!holdsAny(entry, tags)) continue;
      entry.freshUntil = 0;
      entry.staleUntil = 0;
      count += 1;
    }
    return count;
  }

  private async inTime(key: string, flight: Flight): Promise<Outcome> {
    const old = this.store.get(key);
    if (old === undefined) return flight.outcome;
    const now = this.options.now();
    if (now - old.keptAt > MAX_AGE) return flight.outcome;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'old', entry: old }), Math.max(0, flight.since + PATIENCE - now));
    });
    const outcome = await Promise.race([flight.outcome, patience]).finally(() => clearTimeout(timer));
    if (outcome.kind === 'old' && !flight.slow) {
      flight.slow = true;
      this.options.onSlow(key);
    }
    return outcome;
  }

  private join(key: string): Flight {
    const running = this.flights.get(key);
    if (running !== undefined) return running;
    this.visiting += 1;
    const outcome = this.fill(key, this.generation).finally(() => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
      this.visiting -= 1;
      if (this.visiting === 0) this.purges = [];
    });
    const flight: Flight = { outcome, since: this.options.now(), slow: false };
    // A caller that stopped waiting for it learns of a failure from onFailure.
    outcome.catch(() => undefined);
    this.flights.set(key, flight);
    return flight;
  }

  private async fill(key: string, generation: number): Promise<Outcome> {
    let filled: Filled;
    try {
      filled = await this.options.fill(key);
    } catch (error) {
      this.postpone(key);
      this.options.onFailure(key, error);
      throw error;
    }
    if (filled.kind === 'keep') {
      const { entry } = filled;
      const now = this.options.now();
      const purged = this.purges.some((purge) => purge.generation > generation && holdsAny(entry, purge.tags));
      // Purged while it was being made: whoever waits may have it, the next visitor must not.
      const valid = purged ? 0 : now + filled.fresh * 1000;
      entry.freshUntil = valid;
      entry.staleUntil = purged ? 0 : valid + filled.stale * 1000;
      entry.keptAt = now;
      // Asked for after the purge, and answered before this one.
      const newer = purged && now < (this.store.get(key)?.freshUntil ?? 0);
      if (!newer) this.store.set(key, entry);
      return { kind: 'kept', entry };
    }
    this.store.delete(key);
    if (filled.kind === 'share') return { kind: 'shared', entry: filled.entry };
    if (this.own.size >= MAX_OWN) this.own.clear();
    this.own.set(key, this.options.now() + REMEMBER_OWN);
    return { kind: 'own' };
  }

  private postpone(key: string): void {
    const old = this.store.get(key);
    if (old === undefined) return;
    old.refreshing = false;
    const now = this.options.now();
    old.staleUntil = Math.max(old.staleUntil, now + PAUSE_AFTER_FAILURE);
    old.freshUntil = Math.max(old.freshUntil, now + PAUSE_AFTER_FAILURE);
  }
}

/** Whether a purge by these tags means the entry. */
function holdsAny(entry: Entry, tags: readonly string[] | undefined): boolean {
  return tags === undefined || entry.tags.length === 0 || entry.tags.some((tag) => tags.includes(tag));
}
