import { at } from '../model';
import type { Draw } from '../random';
import { type CascadeModel, type Cell, COLUMNS, PAYING, ROWS } from './model';

/** Kinds as numbers while a round is played: 0..8 pay, then the scatter; a multiplier is its value + MULTIPLIER. */
export const SCATTER = 9;
export const MULTIPLIER = 10;
export const CELLS = COLUMNS * ROWS;

/** So many of a kind pay, wherever they are. */
export const MIN_CLUSTER = 8;

/** Kinds and multiplier values as often as they weigh, so that one even draw picks one. */
export type Table = { kinds: Uint8Array; values: Uint16Array };
export type Tables = { pays: readonly (readonly number[])[]; paid: Table; free: Table };

const spread = (weights: readonly (readonly [number, number])[]): number[] =>
  weights.flatMap(([value, weight]) => Array.from({ length: weight }, () => value));

function tableOf({ weights, multipliers }: CascadeModel['paid']): Table {
  const kinds = [...PAYING.map((symbol) => weights[symbol]), weights.S, weights.M];
  return {
    kinds: Uint8Array.from(spread(kinds.map((weight, kind) => [kind, weight] as const))),
    values: Uint16Array.from(spread(multipliers)),
  };
}

const TABLES = new WeakMap<CascadeModel, Tables>();

/** What a model comes to in tables; made once. */
export function tablesOf(model: CascadeModel): Tables {
  let tables = TABLES.get(model);
  if (!tables) {
    const pays = PAYING.map((symbol) =>
      Array.from({ length: CELLS + 1 }, (_, count) => model.pays[symbol][count < 10 ? 0 : count < 12 ? 1 : 2]),
    );
    tables = { pays, paid: tableOf(model.paid), free: tableOf(model.free) };
    TABLES.set(model, tables);
  }
  return tables;
}

export const cellOf = (kind: number): Cell =>
  kind < SCATTER ? at(PAYING, kind) : kind === SCATTER ? 'S' : `x${kind - MULTIPLIER}`;

/** What falls into a place, as a number. A draw is always inside the tables. */
export function drawCell(table: Table, draw: Draw): number {
  const { kinds, values } = table;
  const kind = kinds[draw(kinds.length)] ?? 0;
  return kind === MULTIPLIER ? MULTIPLIER + (values[draw(values.length)] ?? 0) : kind;
}
