/** What the grids of cards have at most: `first-wide-4` of the styles. */
const MAX_COLUMNS = 4;

/** In which numbers of columns the last of so many cards would stand alone in its row, for `data-lone` of a `first-wide` grid: "2 3". */
export function loneIn(cards: number): string {
  const columns = Array.from({ length: MAX_COLUMNS - 1 }, (_, place) => place + 2);
  return columns.filter((count) => cards > 1 && cards % count === 1).join(' ');
}
