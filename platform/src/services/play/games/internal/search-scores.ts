/** How much names resemble the running query, by place, and which of them do. Of equals the earlier place is the better. */
export class SearchScores {
  private readonly of: Float64Array;
  private readonly touched: Int32Array;
  private count = 0;
  private max = 0;

  constructor(size: number) {
    this.of = new Float64Array(size);
    this.touched = new Int32Array(size);
  }

  raise(place: number, score: number): void {
    const before = this.of[place] ?? 0;
    if (score <= before) return;
    if (before === 0) {
      this.touched[this.count] = place;
      this.count += 1;
    }
    this.of[place] = score;
    if (score > this.max) this.max = score;
  }

  best(): number {
    return this.max;
  }

  /** What a name must reach to be among the best so many; 0 while there are fewer. */
  leastOfBest(limit: number): number {
    if (this.count < limit) return 0;
    const last = this.bestPlaces(0, limit)[limit - 1];
    return last === undefined ? 0 : (this.of[last] ?? 0);
  }

  /** The best of what may be thousands, without sorting them all; clears the scores. */
  takeBest(minScore: number, limit: number): number[] {
    const best = this.bestPlaces(minScore, limit);
    for (let turn = 0; turn < this.count; turn += 1) this.of[this.touched[turn] ?? 0] = 0;
    this.count = 0;
    this.max = 0;
    return best;
  }

  private bestPlaces(minScore: number, limit: number): number[] {
    const best: number[] = [];
    for (let turn = 0; turn < this.count; turn += 1) {
      const place = this.touched[turn] ?? 0;
      if ((this.of[place] ?? 0) < minScore) continue;
      let at = best.length;
      while (at > 0 && this.isBefore(place, best[at - 1] ?? 0)) at -= 1;
      if (at === limit) continue;
      best.splice(at, 0, place);
      if (best.length > limit) best.pop();
    }
    return best;
  }

  private isBefore(one: number, two: number): boolean {
    const more = (this.of[one] ?? 0) - (this.of[two] ?? 0);
    return more > 0 || (more === 0 && one < two);
  }
}

/** Names that a word of the query leads to, and what that is worth. */
export type Led = { places: ArrayLike<number>; worth: number; isOwn: boolean };

/** Words of one reading of a query summed up by name: of each word what is worth most. */
export class WordSums {
  private readonly of: Float64Array;
  /** By place: the last word that raised it, as they are counted over all queries, and how many words of its own were typed. */
  private readonly raisedBy: Float64Array;
  private readonly own: Uint8Array;
  private readonly touched: Int32Array;
  private count = 0;
  private turn = 0;
  private firstTurn = 1;

  /** lengths: how many words each name has. */
  constructor(private readonly lengths: ArrayLike<number>) {
    this.of = new Float64Array(lengths.length);
    this.raisedBy = new Float64Array(lengths.length);
    this.own = new Uint8Array(lengths.length);
    this.touched = new Int32Array(lengths.length);
  }

  /** Begins another reading. */
  clear(): void {
    this.count = 0;
    this.firstTurn = this.turn + 1;
  }

  /**
   * The next word of the reading: what it leads to, worth most first, of which nothing below `least` is wanted. mayBegin: whether a name
   * that no word before led to may still be wanted.
   */
  add(led: readonly Led[], least: number, mayBegin: boolean): void {
    const { of, raisedBy, own, touched, firstTurn } = this;
    this.turn += 1;
    for (const { places, worth, isOwn } of led) {
      if (worth < least) return;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        const last = raisedBy[place] ?? 0;
        if (last === this.turn) continue;
        if (last < firstTurn) {
          if (!mayBegin) continue;
          touched[this.count] = place;
          this.count += 1;
          of[place] = 0;
          own[place] = 0;
        }
        raisedBy[place] = this.turn;
        of[place] = (of[place] ?? 0) + worth;
        if (isOwn) own[place] = (own[place] ?? 0) + 1;
      }
    }
  }

  /** Places of the names that were raised, to be read before the next word. */
  places(): Int32Array {
    return this.touched.subarray(0, this.count);
  }

  sum(place: number): number {
    return this.of[place] ?? 0;
  }

  /** Whether all words of the name were typed. */
  isInFull(place: number): boolean {
    return (this.own[place] ?? 0) >= (this.lengths[place] ?? 0);
  }
}
