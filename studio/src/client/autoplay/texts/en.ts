/** What games say that may play by themselves, in English; the other languages have exactly these keys. */
export const en = {
  autoplay: 'Autoplay',
  stop: 'Stop autoplay, rounds left: {n}',
  intro: 'Rounds follow one another, each with a bet of {bet}, until a limit of yours ends them.',
  rounds: 'Number of rounds',
  roundsWanted: 'Choose how many rounds.',
  lossLimit: 'Loss limit',
  lossHint: 'At least one bet, {bet}. No bet is placed that could take the loss beyond the limit.',
  lossWanted: 'Type how much may be lost, in digits, for example 100.',
  lossBelowBet: 'The loss limit is less than one bet. Type {bet} or more.',
  winStop: 'Stop after a single win of (optional)',
  winHint: 'Left empty, no win stops it.',
  winWrong: 'Type an amount in digits, for example 500, or leave the field empty.',
  stops:
    'One press on the big button, Space or Escape stops it after the round that is running. It stops by itself when you leave the page, at a time check, at a break, and when a bet is refused. It plays no faster than you could, and these settings are not kept.',
  start: 'Start autoplay',
  left: 'Rounds left: {n}',
  lost: 'lost {lost} of {limit}',
  endedRounds: 'Autoplay is over: all rounds are played.',
  endedLoss: 'Autoplay has stopped: the next bet could pass your loss limit.',
  endedWin: 'Autoplay has stopped at a win.',
  endedFunds: 'Autoplay has stopped: the balance does not cover the next bet.',
  endedPlayer: 'Autoplay is stopped.',
  endedHidden: 'Autoplay has stopped: the page was left.',
  endedPaused: 'Autoplay has stopped: the site paused the game.',
  endedRefused: 'Autoplay has stopped: the last round did not come about.',
  endedSheet: 'Autoplay has stopped: a sheet was opened.',
};

export type AutoplayTexts = Record<keyof typeof en, string>;
