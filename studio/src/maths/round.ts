import { evaluate, type LineWin } from './evaluate';
import { type SlotModel, type SlotSymbol, STAKE_COINS } from './model';
import type { Draw } from './random';

/** One spin of a round as it was drawn: the paid one first, its free spins after it. */
export type DrawnSpin = {
  stops: number[];
  grid: SlotSymbol[][];
  lines: LineWin[];
  scatters: number;
  scatterCoins: number;
  multiplier: number;
  /** Coins of this spin with its multiplier. */
  coins: number;
  /** Coins of the round so far, at most the cap. */
  total: number;
  /** Free spins this spin added. */
  awarded: number;
};

export type DrawnRound = { engine: 'slot'; spins: DrawnSpin[]; coins: number; freeSpins: number; capped: boolean };

/**
 * Draws a whole round, free spins included, from the given source of stops: five per spin, reel by reel.
 * Stops at the published cap. Pure for a given source.
 */
export function drawRound(model: SlotModel, draw: Draw): DrawnRound {
  const cap = model.maxWin * STAKE_COINS;
  const spins: DrawnSpin[] = [];
  let total = 0;
  let granted = 0;
  for (let played = 0; played <= granted; played += 1) {
    const stops = model.strips.map((strip) => draw(strip.length));
    const pay = evaluate(model, stops);
    const multiplier = played === 0 ? 1 : model.freeSpins.multiplier;
    const wanted = pay.scatters < 3 ? 0 : played === 0 ? model.freeSpins.count : model.freeSpins.retrigger;
    const awarded = Math.min(wanted, model.freeSpins.max - granted);
    granted += awarded;
    total = Math.min(cap, total + pay.coins * multiplier);
    spins.push({ ...pay, stops, multiplier, coins: pay.coins * multiplier, total, awarded });
    if (total >= cap) return { engine: 'slot', spins, coins: total, freeSpins: granted, capped: true };
  }
  return { engine: 'slot', spins, coins: total, freeSpins: granted, capped: false };
}

/** What coins are worth at a stake, in minor units. Stakes are multiples of 20 minor units, so nothing is rounded. */
export function coinsToMinor(coins: number, stakeMinor: bigint): bigint {
  const product = BigInt(coins) * stakeMinor;
  if (stakeMinor % BigInt(STAKE_COINS) !== 0n) throw new RangeError(`A stake of ${stakeMinor} does not divide by 20`);
  return product / BigInt(STAKE_COINS);
}
