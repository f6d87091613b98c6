import { at, REELS, type SlotModel, type SlotSymbol } from './model';

export type LineWin = { line: number; symbol: SlotSymbol; count: number; coins: number };

export type SpinPay = {
  /** Symbols by reel, top to bottom. */
  grid: SlotSymbol[][];
  lines: LineWin[];
  scatters: number;
  scatterCoins: number;
  /** All of it, before a free spin's multiplier. */
  coins: number;
};

/** What a reel shows at a stop. */
export function windowOf(strip: readonly SlotSymbol[], stop: number, rows: number): SlotSymbol[] {
  return Array.from({ length: rows }, (_, row) => at(strip, (stop + row) % strip.length));
}

function payLine(model: SlotModel, grid: readonly SlotSymbol[][], line: number): LineWin | null {
  const rows = at(model.lines, line);
  const symbol = at(at(grid, 0), at(rows, 0));
  const pays = model.pays[symbol];
  if (!pays) return null;
  let count = 1;
  let multiplier = 1;
  for (; count < REELS; count += 1) {
    const next = at(at(grid, count), at(rows, count));
    if (next === 'W') multiplier *= model.wildMultiplier;
    else if (next !== symbol) break;
  }
  const coins = count < 3 ? 0 : at(pays, count - 3) * multiplier;
  return coins > 0 ? { line, symbol, count, coins } : null;
}

/** What one spin pays at these stops, in coins. Pure; the one place where a grid turns into a win. */
export function evaluate(model: SlotModel, stops: readonly number[]): SpinPay {
  const grid = model.strips.map((strip, reel) => windowOf(strip, at(stops, reel), model.rows));
  const lines = model.lines.flatMap((_, line) => payLine(model, grid, line) ?? []);
  const scatters = grid.filter((reel) => reel.includes('S')).length;
  const scatterCoins = scatters < 3 ? 0 : at(model.scatterPays, scatters - 3);
  const coins = lines.reduce((sum, win) => sum + win.coins, scatterCoins);
  return { grid, lines, scatters, scatterCoins, coins };
}
