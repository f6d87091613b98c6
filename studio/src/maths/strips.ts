import { isSymbol, type SlotSymbol } from './model';
import { type Draw, seededDraw } from './random';

/** How many of each symbol a reel holds, e.g. "W2 S1 A2 B3". "D3*2" is three stacks of two. */
export type ReelRecipe = string;

type Stack = { symbol: SlotSymbol; height: number };

function stacksOf(recipe: ReelRecipe): Stack[] {
  return recipe.split(' ').flatMap((part) => {
    const [, symbol = '', count = '', height = '1'] = /^([A-Z])(\d+)(?:\*(\d))?$/.exec(part) ?? [];
    if (!isSymbol(symbol)) throw new RangeError(`Not a reel recipe: ${part}`);
    return Array.from({ length: Number(count) }, () => ({ symbol, height: Number(height) }));
  });
}

function shuffled(stacks: readonly Stack[], draw: Draw): Stack[] {
  const list = [...stacks];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = draw(index + 1);
    const [a, b] = [list[index], list[other]];
    if (a && b) [list[index], list[other]] = [b, a];
  }
  return list;
}

/** Two of one kind side by side, or two scatters or wilds within one window, look wrong and break the exact maths. */
function acceptable(strip: readonly SlotSymbol[], stacks: readonly Stack[], rows: number): boolean {
  const touching = stacks.some((stack, index) => stack.symbol === stacks[(index + 1) % stacks.length]?.symbol);
  if (touching) return false;
  return strip.every((symbol, index) => {
    if (symbol !== 'S' && symbol !== 'W') return true;
    for (let step = 1; step < rows; step += 1) if (strip[(index + step) % strip.length] === symbol) return false;
    return true;
  });
}

/** Lays the symbols of a recipe round a reel, the same way every time for the same seed. */
export function layStrip(recipe: ReelRecipe, rows: number, seed: number): readonly SlotSymbol[] {
  const draw = seededDraw(seed);
  const stacks = stacksOf(recipe);
  for (let attempt = 0; attempt < 20_000; attempt += 1) {
    const order = shuffled(stacks, draw);
    const strip = order.flatMap((stack) => Array.from({ length: stack.height }, () => stack.symbol));
    if (acceptable(strip, order, rows)) return strip;
  }
  throw new RangeError(`No way to lay out ${recipe}`);
}
