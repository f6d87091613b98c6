import { JACKPOT_CARDS } from '@kozyr/contracts/jackpots';

/** Cards in a row of the table. */
const ROW = 4;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW };

/** Where a key leads from a card; null for a key that leads nowhere. The edge of the table stops it. */
export function stepTo(key: string, from: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return JACKPOT_CARDS - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = from + step;
  return to >= 0 && to < JACKPOT_CARDS ? to : from;
}
