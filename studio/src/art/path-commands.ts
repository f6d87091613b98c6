const OPERANDS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** One operand: a flag of an arc is a single digit, and numbers may stand without a space between them. */
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;

/** One command of a path's data, with all operands it has. */
export type PathCommand = { kind: string; relative: boolean; values: number[] };

/** The commands of a path's data, in order; further pairs after a command are commands of their own. */
export function* commandsOf(path: string): Generator<PathCommand> {
  let place = 0;
  let letter = 'M';
  const skip = () => {
    while (place < path.length && ' ,\n\t'.includes(path[place] ?? '')) place += 1;
  };
  const read = (pattern: RegExp): number => {
    skip();
    pattern.lastIndex = place;
    const found = pattern.exec(path);
    if (!found) throw new RangeError(`No number at ${place} of a path`);
    place = pattern.lastIndex;
    return Number(found[0]);
  };
  for (skip(); place < path.length; skip()) {
    const here = path[place] ?? '';
    if (/[a-z]/i.test(here)) {
      letter = here;
      place += 1;
    }
    const kind = letter.toUpperCase();
    const count = OPERANDS[kind] ?? 0;
    const values = Array.from({ length: count }, (_, index) =>
      read(kind === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER),
    );
    yield { kind, relative: letter !== kind, values };
    // Further pairs after a move are lines.
    if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
  }
}
