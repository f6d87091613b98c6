/** A game of each engine of choices. */
export const CHOSEN_GAMES = { dice: 'six-bells-fair', keno: 'ten-pearls', plinko: 'acorn-drop' } as const;
