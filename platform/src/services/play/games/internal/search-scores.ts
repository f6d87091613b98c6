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
