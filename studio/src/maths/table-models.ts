/** European roulette at a table with a shared clock. */
export type RouletteModel = { engine: 'roulette'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

/** A curve that everybody at the table rides until it breaks off. */
export type CrashModel = { engine: 'crash'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

/** 36/37 of a stake on any place of the wheel; 97/100 for any target on the curve: both exact, held by tests. */
export const TABLE_MODELS: readonly (RouletteModel | CrashModel)[] = [
  { engine: 'roulette', id: 'single-zero', volatility: 'low', rtp: '97.30' },
  { engine: 'crash', id: 'curve', volatility: 'medium', rtp: '97.00' },
];
