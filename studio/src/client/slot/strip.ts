import type { SlotSymbol } from '../../maths/model';

/** Symbols of a reel's strip from a stop on, wrapping round at both ends. */
export const symbolsFrom = (strip: readonly SlotSymbol[], stop: number, count: number): SlotSymbol[] =>
  Array.from(
    { length: count },
    (_, index) => strip[(((stop + index) % strip.length) + strip.length) % strip.length] ?? 'A',
  );

/** Where a strip of `total` symbols stands when it has gone `symbols` of them up. */
export const shift = (symbols: number, total: number) => `translateY(${(-100 * symbols) / total}%)`;
