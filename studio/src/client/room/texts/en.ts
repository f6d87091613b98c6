/** What games with reels say beside what all games say, in English; the other languages have exactly these keys. */
export const en = {
  music: 'Music',
  turbo: 'Turbo: reels stop sooner',
  paysOne: 'What symbols pay: press one on the reels, or walk with the arrow keys',
};

export type RoomTexts = Record<keyof typeof en, string>;
