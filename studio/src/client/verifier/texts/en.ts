/** What the verifier says, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Check a round yourself',
  intro:
    'Everything is computed on this page, in your browser. It sends nothing and works with the network switched off.',
  how: 'Block n of a round is HMAC-SHA256(server seed, "client seed:round number:n"). It is read as 32-bit numbers; each draws the next thing in turn: in a slot one reel’s stop, five for every spin; in a cascade one cell after another, column by column from the top, and a multiplier’s value right after it.',
  serverSeed: 'Revealed server seed',
  clientSeed: 'Client seed',
  nonce: 'Round number',
  model: 'Mathematical model of the game',
  commitment: 'Commitment shown before play (optional)',
  verify: 'Compute the round',
  holds: 'The server seed matches the commitment.',
  broken: 'The server seed does not match the commitment.',
  total: 'The round pays',
  stake: 'bet',
  paidSpin: 'Paid spin',
  freeSpin: 'Free spin',
  stops: 'Stops',
  coins: 'Coins (a bet is 20)',
  // Rounds in which the player decided.
  mines: 'Number of mines',
  stepsMines: 'Decisions: cells 0 to 24 in order, then cash-out (0,24,cash-out)',
  stepsCards: 'Decisions in order (skip,higher,same,lower,cash-out)',
  stepsHold: 'Places that were held, from the left: hold-135, or hold-none',
  howHold:
    'The first five are dealt. Each one that is not held, from the left, is changed for the next card of the deck.',
  hand: 'The five cards that were paid',
  howMines:
    'The cells 0 to 24 lie in order. For each mine i from 0 on, a number below 25 − i is drawn; the cell that far behind place i changes places with it. The first cells hold the mines.',
  howCards:
    'The cards 0 (ace of clubs) to 51 (king of spades) lie in order: four of each rank, clubs, diamonds, hearts, spades. For each place i from 0 to 50, a number below 52 − i is drawn; the card that far behind changes places with it.',
  stepsTable: 'Decisions that counted, in order (split,hit,stand,double)',
  howShoe:
    'Each card is drawn by itself from a full pack: a number below 52, 60 times, from 0 (ace of clubs) to 51 (king of spades), four of each rank: clubs, diamonds, hearts, spades. The first four go to the player, the dealer, the player, the dealer; then each card that is taken is the next one. A split gives both hands a card at once. The dealer draws last.',
  shoe: 'The cards in the order they are taken; those that were taken are marked',
  player: 'Player',
  dealer: 'Dealer',
  layout: 'Layout: * is a mine, numbers are the order of opening',
  deck: 'Deck in the order it is dealt; what was open is marked',
  stands: 'With these decisions the round stands at',
  wrong: 'These decisions do not fit the round',
  // Rounds of tables.
  spot: 'Place of the bet: straight-17, red, dozen-1…',
  target: 'Multiplier of leaving',
  pocket: 'Pocket',
  point: 'The curve broke at',
  seeds: 'As client seed enter the round’s public seed: SHA-256 of the seeds of everybody whose bets stand.',
  // Rounds for what the player chose.
  side: 'Side that wins: under or over',
  winning: 'How many of the numbers 0 to 9999 win: 100 to 9500',
  marked: 'Marked numbers, 1 to 40 (3,17,40)',
  rows: 'Rows: 8, 12 or 16',
  risk: 'Risk: low, medium or high',
  wrongChoice: 'No round can be played for this choice',
  howDice:
    'One number below 10\u202f000 is drawn and shown in hundredths. Under, the lowest so many win; over, the highest.',
  howKeno:
    'The numbers 1 to 40 lie in order. For each place i from 0 to 9, a number below 40 − i is drawn; the number that far behind place i changes places with it. The first ten are drawn; those in brackets were marked.',
  howPlinko:
    'For each row a number below 2 is drawn: 0 is to the left, 1 to the right. The count of ones is the slot from the left.',
};

export type VerifierTexts = Record<keyof typeof en, string>;
