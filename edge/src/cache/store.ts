/** What a store can keep: it must know its weight, and carry a mark for the clock. */
export interface Kept {
  readonly bytes: number;
  touched: boolean;
}

/**
 * A map bounded by bytes. Eviction is by second chance: reading sets a mark (nothing is moved, so a hit costs one
 * lookup), and making room passes over marked entries once.
 */
export class Store<Entry extends Kept> {
  private readonly entries = new Map<string, Entry>();
  private held = 0;

  /** `maximum` in bytes. */
  constructor(private readonly maximum: number) {}

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.held;
  }

  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry !== undefined) entry.touched = true;
    return entry;
  }

  /** Keeps an entry, making room first. One heavier than an eighth of the store is not kept. */
  set(key: string, entry: Entry): boolean {
    this.delete(key);
    if (entry.bytes > this.maximum / 8) return false;
    this.makeRoom(entry.bytes);
    this.entries.set(key, entry);
    this.held += entry.bytes;
    return true;
  }

  delete(key: string): boolean {
    const entry = this.entries.get(key);
    if (entry === undefined) return false;
    this.held -= entry.bytes;
    return this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.held = 0;
  }

  values(): IterableIterator<Entry> {
    return this.entries.values();
  }

  private makeRoom(bytes: number): void {
    for (const [key, entry] of this.entries) {
      if (this.held + bytes <= this.maximum) return;
      this.entries.delete(key);
      if (entry.touched) {
        // Set again behind the others: this loop comes to it a second time if nothing else gives way.
        entry.touched = false;
        this.entries.set(key, entry);
      } else {
        this.held -= entry.bytes;
      }
    }
  }
}
