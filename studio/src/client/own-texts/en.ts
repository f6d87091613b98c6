/** What games say whose rounds are a player's own, in English; the other languages have exactly these keys. */
export const en = {
  typeBet: 'Type the bet',
  betRange: 'From {least} to {most}, in steps of {step}.',
  amountWanted: 'Type an amount in digits, for example 12.40.',
  betTooLow: 'That is less than the game takes. The least bet is {amount}.',
  betTooHigh: 'That is more than the game takes. The largest bet is {amount}.',
  betBetween: 'Bets go in steps of {step}. Type {below} or {above}.',
  tabRounds: 'Rounds',
  roundsLoading: 'Loading your rounds…',
  roundsAfterThis: 'Your rounds stand here once the one that is running is over.',
  roundsNone: 'You have played no rounds of this game yet.',
  roundsOfDemo: 'Demo rounds are kept only until the game is opened anew.',
  roundOpen: 'waits for you',
  roundReturned: 'bet returned',
  watchRound: 'Watch again',
};

export type OwnTexts = Record<keyof typeof en, string>;
