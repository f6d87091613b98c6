type Scored = { place: number; score: number };

/** How much names resemble the running query, by place, and which of them do. One array serves all queries: it is cleared. */
export class SearchScores {
  private readonly of: Float64Array;
  private readonly touched: number[] = [];

  /** rank breaks ties between names of a score, larger first. */
  constructor(
    size: number,
    private readonly rank: (place: number) => number,
  ) {
    this.of = new Float64Array(size);
  }

  raise(place: number, score: number): void {
    const before = this.of[place] ?? 0;
    if (score <= before) return;
    if (before === 0) this.touched.push(place);
    this.of[place] = score;
  }

  best(): number {
    let max = 0;
    for (const place of this.touched) max = Math.max(max, this.of[place] ?? 0);
    return max;
  }

  /** The best of what may be thousands, without sorting them all; clears the scores. */
  takeBest(minScore: number, limit: number): number[] {
    const top: Scored[] = [];
    for (const place of this.touched) {
      const last = top[limit - 1];
      const next = { place, score: this.of[place] ?? 0 };
      this.of[place] = 0;
      if (next.score < minScore || (last && !this.isBefore(next, last))) continue;
      const at = top.findIndex((each) => this.isBefore(next, each));
      top.splice(at === -1 ? top.length : at, 0, next);
      if (top.length > limit) top.pop();
    }
    this.touched.length = 0;
    return top.map(({ place }) => place);
  }

  private isBefore(one: Scored, two: Scored): boolean {
    return (two.score - one.score || this.rank(two.place) - this.rank(one.place) || one.place - two.place) < 0;
  }
}

/** Words of one query summed up by name: of each word what is worth most. */
export class WordSums {
  private readonly of: Float64Array;
  /** By place: the last word that raised it, and how many words of its own were typed. */
  private readonly raisedBy: Int32Array;
  private readonly own: Uint8Array;
  private readonly touched: number[] = [];
  private turn = 0;

  /** lengths: how many words each name has. */
  constructor(private readonly lengths: readonly number[]) {
    this.of = new Float64Array(lengths.length);
    this.raisedBy = new Int32Array(lengths.length).fill(-1);
    this.own = new Uint8Array(lengths.length);
  }

  /** The next word of the query, with what it is like, worth most first. */
  add(found: readonly { places: readonly number[]; worth: number; isOwn: boolean }[]): void {
    const { of, raisedBy, own, touched, turn } = this;
    for (const { places, worth, isOwn } of found) {
      for (const place of places) {
        const last = raisedBy[place] ?? -1;
        if (last === turn) continue;
        if (last === -1) touched.push(place);
        raisedBy[place] = turn;
        of[place] = (of[place] ?? 0) + worth;
        if (isOwn) own[place] = (own[place] ?? 0) + 1;
      }
    }
    this.turn += 1;
  }

  /** Calls back with every name that was raised, its sum and whether all its words were typed; clears the sums. */
  take(found: (place: number, sum: number, isInFull: boolean) => void): void {
    for (const place of this.touched) {
      found(place, this.of[place] ?? 0, (this.own[place] ?? 0) >= (this.lengths[place] ?? 0));
      this.raisedBy[place] = -1;
      this.of[place] = 0;
      this.own[place] = 0;
    }
    this.touched.length = 0;
    this.turn = 0;
  }
}
