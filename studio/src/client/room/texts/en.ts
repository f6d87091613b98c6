/** What games with reels say beside what all games say, in English; the other languages have exactly these keys. */
export const en = {
  music: 'Music',
  turbo: 'Turbo: reels stop sooner',
  paysOne: 'What symbols pay: press one on the reels, or walk with the arrow keys',
  paysNothing: 'pays nothing by itself',
  ofAKind: '{n} of a kind',
};

export type RoomTexts = Record<keyof typeof en, string>;
