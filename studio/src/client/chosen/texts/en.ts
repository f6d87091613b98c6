/** What games say whose player chooses before a round, in English; the other languages have exactly these keys. */
export const en = {
  rulesReturn:
    'The return is exactly {rtp}\u00a0%, whatever you choose, as an average over very many rounds. No choice is better or worse than another; they differ in how often and how much they pay.',
  rulesFloor: 'Amounts are rounded down to {unit}.',
  chance: 'Chance',
  pays: 'Pays',
  won: '{shown}. You win {amount}, {times}',
  lost: '{shown}. No win',
  keys: 'Keys',
  // Dice.
  side: 'Which side wins',
  under: 'Under',
  over: 'Over',
  lessChance: 'Lower the chance',
  moreChance: 'Raise the chance',
  wins: 'Wins',
  underMark: 'below {mark}',
  overMark: '{mark} and above',
  rolled: 'Rolled {n}',
  diceRule:
    'A number from 0.00 to 99.99 is rolled, each of the 10\u202f000 as likely as any other. Under wins below the mark, over wins on it and above.',
  diceMultiplier:
    'Choose a chance from {least}\u00a0% to {most}\u00a0%. A win pays {rtp} over the chance in percent: at 50\u00a0% it is ×1.94, at 10\u00a0% ×9.70.',
  diceKeys: 'Arrow keys on the slider change the chance, Space is the big button.',
  checkDice: 'The round is right: {n} was rolled, and the same win',
  // Keno.
  ticket: 'Numbers 1 to 40',
  number: 'Number {n}',
  numberHit: 'Number {n}: marked and drawn',
  numberDrawn: 'Number {n}: drawn, not marked',
  random: 'Random',
  clear: 'Clear',
  markedOf: '{n} of {max} marked',
  markSome: 'Mark 1 to 10 numbers first',
  atMost: 'You can mark at most {n} numbers',
  hits: 'Hits',
  hitsOf: '{hits} of {n} hit',
  drawnNumbers: 'Drawn: {numbers}. {hits} of {n} hit',
  kenoRule:
    'Mark 1 to 10 of the numbers 1 to 40; ten different ones are drawn, each as likely as any other. What was marked and drawn is a hit, and the table says what so many hits pay.',
  kenoTickets: 'Ticket of {n}',
  kenoKeys: 'Arrow keys walk the numbers, Enter or Space on a number marks it, Space elsewhere is the big button.',
  checkKeno: 'The round is right: the same {n} numbers were drawn, and the same win',
  // Plinko.
  rows: 'Rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  board: 'A board of {rows} rows of pegs',
  slot: 'Slot {n} of {all}',
  plinkoRule:
    'A ball falls through the rows of pegs. At each peg it goes to the left or to the right, both equally likely and whatever it did before. The slot that it falls into pays.',
  plinkoRisk:
    'More rows and a higher risk move what is paid from the middle to the edges: wins come less often and are larger. The pay of the middle slot is set so that the return is the same everywhere.',
  plinkoKeys: 'Arrow keys change rows and risk once they are focused, Space is the big button.',
  checkPlinko: 'The round is right: the same path through {n} rows, and the same win',
};

export type ChosenTexts = Record<keyof typeof en, string>;
