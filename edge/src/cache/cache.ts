import type { Entry } from './entry';
import { Store } from './store';

/**
 * What a visit to the upstream brought.
 * kept: stored, for everyone; shared: not stored, but the same for all who wait; own: each must ask for itself.
 */
type Outcome = { readonly kind: 'kept' | 'shared'; readonly entry: Entry } | { readonly kind: 'own' };

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
}

/** After a failed refresh the old answer is served this long before the upstream is asked again. Milliseconds. */
const PAUSE_AFTER_FAILURE = 5_000;
/** How long a key that can't be kept is remembered, so that its visitors don't queue up behind each other. */
const REMEMBER_OWN = 10_000;
const MOST_OWN = 10_000;

/** Finished answers by key: single flight, stale while revalidate, stale on error, purge by tag. */
export class Cache {
  readonly store: Store<Entry>;
  private readonly flights = new Map<string, Promise<Outcome>>();
  private readonly own = new Map<string, number>();
  private generation = 0;

  constructor(private readonly options: CacheOptions) {
    this.store = new Store(options.maximumBytes);
  }

  /** An entry that may be served now, or undefined. One past its freshness is made anew in the background. */
  usable(key: string): Entry | undefined {
    const entry = this.store.get(key);
    if (entry === undefined) return undefined;
    const now = this.options.now();
    if (now < entry.freshUntil) return entry;
    if (now >= entry.staleUntil) return undefined;
    if (!entry.refreshing) {
      entry.refreshing = true;
      this.visit(key).catch(() => undefined);
    }
    return entry;
  }

  /** Whether somebody waits for this key already: who joins them causes no visit of their own. */
  isBeingMade(key: string): boolean {
    return this.flights.has(key);
  }

  /** Asks the upstream, together with everybody else who wants the key. When that fails, an old entry still serves. */
  async fetch(key: string): Promise<Outcome> {
    const remembered = this.own.get(key);
    if (remembered !== undefined) {
      if (this.options.now() < remembered) return { kind: 'own' };
      this.own.delete(key);
    }
    try {
      return await this.visit(key);
    } catch (error) {
      const old = this.store.get(key);
      if (old === undefined) throw error;
      return { kind: 'kept', entry: old };
    }
  }

  /**
   * Entries with one of the tags, and those that carry none (nobody can tell what they show), must be asked for anew
   * before they serve again; without tags, all. They stay as a last resort for when the upstream is down.
   * Returns how many.
   */
  purge(tags: readonly string[] | undefined): number {
    this.generation += 1;
    this.flights.clear();
    this.own.clear();
    let count = 0;
    for (const entry of this.store.values()) {
      if (tags !== undefined && entry.tags.length > 0 && !entry.tags.some((tag) => tags.includes(tag))) continue;
      entry.freshUntil = 0;
      entry.staleUntil = 0;
      count += 1;
    }
    return count;
  }

  private visit(key: string): Promise<Outcome> {
    const running = this.flights.get(key);
    if (running !== undefined) return running;
    const generation = this.generation;
    const flight = this.fill(key, generation).finally(() => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    });
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
      // Purged while it was being made: whoever waits may have it, the next visitor must not.
      const valid = generation === this.generation ? this.options.now() + filled.fresh * 1000 : 0;
      entry.freshUntil = valid;
      entry.staleUntil = valid === 0 ? 0 : valid + filled.stale * 1000;
      this.store.set(key, entry);
      return { kind: 'kept', entry };
    }
    this.store.delete(key);
    if (filled.kind === 'share') return { kind: 'shared', entry: filled.entry };
    if (this.own.size >= MOST_OWN) this.own.clear();
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
