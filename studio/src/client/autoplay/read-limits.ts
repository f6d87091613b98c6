import { typedAmount } from '../typed-amount';
import type { Limits } from './run';

/** What stands in the sheet. `rounds`: null while none is chosen. */
export type Typed = { rounds: number | null; loss: string; win: string };

/** What is wrong with each field; null: nothing. */
export type Faults = {
  rounds: 'wanted' | null;
  loss: 'wanted' | 'below-bet' | null;
  win: 'no-amount' | null;
};

function lossFault(loss: bigint | null, stake: bigint): Faults['loss'] {
  if (loss === null) return 'wanted';
  return loss < stake ? 'below-bet' : null;
}

/** Reads what was typed. Rounds and a loss of one bet at least are wanted; a win that ends the run may be left out. */
export function readLimits({ rounds, loss, win }: Typed, stake: bigint): { limits: Limits } | { faults: Faults } {
  const [mostLost, single] = [typedAmount(loss), typedAmount(win)];
  const faults: Faults = {
    rounds: rounds === null ? 'wanted' : null,
    loss: lossFault(mostLost, stake),
    win: win.trim() !== '' && (single === null || single === 0n) ? 'no-amount' : null,
  };
  if (rounds === null || mostLost === null || faults.loss !== null || faults.win !== null) return { faults };
  return { limits: { rounds, loss: mostLost, win: single } };
}
