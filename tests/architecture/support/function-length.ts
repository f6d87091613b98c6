import { functionsOf } from './syntax';

const MAX_LINES = 100;

/** Functions that are too long to be read at once. */
export function longFunctions(file: string, source: string): string[] {
  if (source.split('\n').length <= MAX_LINES) return [];
  return functionsOf(source, file)
    .filter(({ lines }) => lines > MAX_LINES)
    .map(
      ({ name, line, lines }) =>
        `${file}:${line} ${name} has ${lines} lines, ${MAX_LINES} at most: give each thing it does a name of its own`,
    );
}
