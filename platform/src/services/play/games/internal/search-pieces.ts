/** Letters by their UTF-16 code: three make a number that is still exact. */
const CODES = 65_536;
const MARK = '^'.charCodeAt(0);

/** The different pieces of `size` letters of a text, its beginning marked, as numbers: "sun" by twos is "^s su un". */
function piecesOf(text: string, size: number): number[] {
  const pieces: number[] = [];
  for (let end = size - 2; end < text.length; end += 1) {
    let piece = 0;
    for (let at = end - size + 1; at <= end; at += 1) piece = piece * CODES + (at < 0 ? MARK : text.charCodeAt(at));
    if (!pieces.includes(piece)) pieces.push(piece);
  }
  return pieces;
}

/** Which texts of a list share pieces with a query. What it counts by serves all queries. */
export class PieceIndex {
  private readonly withPiece = new Map<number, number[]>();
  private length = 0;
  /** Of the running query: how many pieces a text shares, and which texts share any. */
  private counts = new Uint8Array(0);
  private near = new Int32Array(0);

  /** size: letters of a piece, three at most. */
  constructor(private readonly size: number) {}

  add(text: string): void {
    for (const piece of piecesOf(text, this.size)) {
      const list = this.withPiece.get(piece);
      if (list) list.push(this.length);
      else this.withPiece.set(piece, [this.length]);
    }
    this.length += 1;
  }

  /** Places of the texts that share at least that part of the query's pieces, to be read before the next call. */
  sharing(query: string, part: number): Int32Array {
    const pieces = piecesOf(query, this.size);
    const least = Math.max(1, Math.ceil(pieces.length * part));
    return this.keep(this.count(pieces), least, Infinity);
  }

  /** As sharing; when they are more than `most`, those of them that share most. */
  mostSharing(query: string, part: number, most: number): Int32Array {
    const pieces = piecesOf(query, this.size);
    const found = this.count(pieces);
    const { counts, near } = this;
    const having = new Int32Array(pieces.length + 1);
    for (let turn = 0; turn < found; turn += 1) {
      const shared = counts[near[turn] ?? 0] ?? 0;
      having[shared] = (having[shared] ?? 0) + 1;
    }
    let least = pieces.length;
    let above = 0;
    while (least > Math.max(1, Math.ceil(pieces.length * part)) && above + (having[least] ?? 0) < most) {
      above += having[least] ?? 0;
      least -= 1;
    }
    return this.keep(found, least, most - above);
  }

  /** @returns how many texts share any of the pieces; they stand in `near`. */
  private count(pieces: readonly number[]): number {
    if (this.counts.length < this.length) {
      this.counts = new Uint8Array(this.length);
      this.near = new Int32Array(this.length);
    }
    const { counts, near } = this;
    let found = 0;
    for (const piece of pieces) {
      for (const place of this.withPiece.get(piece) ?? []) {
        const before = counts[place] ?? 0;
        if (before === 0) {
          near[found] = place;
          found += 1;
        }
        counts[place] = before + 1;
      }
    }
    return found;
  }

  /** Of the texts counted, those that share more than `least` pieces, and so many of those that share just as many. Clears the counts. */
  private keep(found: number, least: number, room: number): Int32Array {
    const { counts, near } = this;
    let left = room;
    let kept = 0;
    for (let turn = 0; turn < found; turn += 1) {
      const place = near[turn] ?? 0;
      const shared = counts[place] ?? 0;
      counts[place] = 0;
      if (shared < least || (shared === least && left === 0)) continue;
      if (shared === least) left -= 1;
      near[kept] = place;
      kept += 1;
    }
    return near.subarray(0, kept);
  }
}
