/** Higher, lower or the same with a deck of 52 cards. Its rules are those of high-low.ts. */
export type HighLowModel = { engine: 'high-low'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const HIGH_LOW_MODELS: readonly HighLowModel[] = [
  { engine: 'high-low', id: 'deck', volatility: 'medium', rtp: '97.00' },
];
