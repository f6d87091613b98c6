/** Which texts of a list share pieces of so many letters with a query. */
export type PieceIndex = {
  add: (text: string) => void;
  /** Calls back, by their place in the list, with the texts that share at least that part of the query's pieces. */
  sharing: (query: string, part: number, found: (place: number, shared: number) => void) => void;
};

/** Pieces of a text, its beginning marked: "sun" by twos is "^s su un". */
export function piecesOf(text: string, size: number): Set<string> {
  const marked = `^${text}`;
  const pieces = new Set<string>();
  for (let start = 0; start <= marked.length - size; start += 1) pieces.add(marked.slice(start, start + size));
  return pieces;
}

/** An index of texts by their pieces; counting happens in one array that is cleared by what was touched. */
export function createPieceIndex(size: number): PieceIndex {
  const withPiece = new Map<string, number[]>();
  let length = 0;
  let counts = new Uint16Array(0);
  const touched: number[] = [];
  return {
    add(text) {
      for (const piece of piecesOf(text, size)) {
        const list = withPiece.get(piece);
        if (list) list.push(length);
        else withPiece.set(piece, [length]);
      }
      length += 1;
    },
    sharing(query, part, found) {
      if (counts.length < length) counts = new Uint16Array(length);
      const wanted = piecesOf(query, size);
      const minShared = Math.max(1, Math.ceil(wanted.size * part));
      for (const piece of wanted) {
        for (const place of withPiece.get(piece) ?? []) {
          const before = counts[place] ?? 0;
          if (before === 0) touched.push(place);
          counts[place] = before + 1;
        }
      }
      for (const place of touched) {
        const shared = counts[place] ?? 0;
        counts[place] = 0;
        if (shared >= minShared) found(place, shared);
      }
      touched.length = 0;
    },
  };
}
