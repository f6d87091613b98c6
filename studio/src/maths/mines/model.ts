/** A field of mines. Its rules are those of mines.ts; the number of mines is the player's choice for every round. */
export type MinesModel = { engine: 'mines'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const MINES_MODELS: readonly MinesModel[] = [
  { engine: 'mines', id: 'field', volatility: 'medium', rtp: '97.00' },
];
