/** What blackjack says beside the words of all games of decisions; the other languages have exactly these keys. */
export const en = {
  deal: 'Deal',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  moves: 'Your moves',
  dealer: 'Dealer',
  yours: 'Your hand',
  handOf: 'Hand {n}',
  cards: '{cards}. Total {total}',
  covered: 'A card face down',
  printed: 'Blackjack pays 3 to 2 · Dealer stands on all 17s',
  blackjack: 'Blackjack',
  won: 'Won',
  push: 'Push',
  lost: 'Lost',
  bust: 'Bust',
  waiting: 'Press Deal for the cards',
  turn: 'Your move: {moves}',
  turnOf: 'Hand {n}, your move: {moves}',
  roundWon: 'You won {amount}',
  roundBack: 'Your stake of {stake} is returned',
  roundLess: '{amount} of your {stake} comes back',
  roundLost: 'The round is lost',
  refused: 'The further stake was not taken. The hand goes on as it was.',
  refusedFunds: 'There is not enough money for the further stake. The hand goes on as it was.',
  timedOut: 'The round waited for 24 hours, so your cards stood as they lay.',
  handEnds: 'Your hand',
  strategy: 'The best play',
  letters:
    'Rows are your cards, columns the dealer’s open card. H hit, S stand, D double and otherwise hit, Ds double and otherwise stand, P split. It is worked out from the rules, here in your browser.',
  rule: 'Come closer to 21 than the dealer without going over it. Number cards count their number, jacks, queens and kings ten, an ace eleven or one. Every card is drawn from a full pack of 52, whatever was drawn before it, so nobody gains by counting cards. With 21 a hand stands by itself; with more it is bust and lost at once.',
  dealerRule:
    'Blackjack is an ace and a ten-card with the first two cards. It pays 3 to 2, so 2.5 stakes come back. Any other win pays 1 to 1. With equal totals the stake is returned. The dealer looks at the second card at once: a blackjack of the dealer ends the round before you decide, and beats everything but a blackjack of yours. The dealer draws to 16 and stands on all 17s, also on a soft one.',
  doubleRule:
    'You may double any hand of two cards: you stake as much again, get exactly one more card and stand. After a split too, but not with aces.',
  splitRule:
    'Two cards that count the same may be split once into two hands, for as much again. Each gets a card at once. Aces get that one card and stand. 21 after a split is no blackjack.',
  noneRule: 'There is no insurance, no even money and no surrender.',
  returns:
    'The return is {rtp}\u00a0% of the first stake with the best play, worked out exactly over all cards; doubled and split stakes are counted in. Other play returns less. Pays are exact: nothing is rounded.',
  promotions:
    'Because so much comes back, stakes here grow no jackpot, count in no battle and for no task of the day, bring no cashback, and only a tenth of them counts for wagering.',
  raiseRule:
    'Doubling and splitting are further stakes of the same round. If one is not taken, by a limit of yours, for want of money or because the connection failed, the hand goes on without it. No card is shown before.',
  open: 'A round waits for you for 24 hours, also when the connection breaks: open the game again and go on. After that it ends as if you stood. The stake is not returned, because the cards were seen.',
  keys: 'H hit, S or Space stand, D double, P split, Space to deal.',
  check: 'The round is right: the same {n} cards and the same win',
};

export type BlackjackTexts = Record<keyof typeof en, string>;
