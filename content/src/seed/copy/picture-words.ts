import { type Texts, texts } from '../seed';
import { BANNERS } from './banners';

/** What the pictures at the head of a page show, for those who do not see them. */
export const HEAD_PICTURES = {
  battles: texts(
    'Два схрещені тузи й п’ять медалей перед ними',
    'Два скрещённых туза и пять медалей перед ними',
    'Two crossed aces with five medals before them',
    'Айқасқан екі тұз және олардың алдындағы бес медаль',
  ),
  jackpots: texts(
    'Дванадцять карт на сукні, три піки відкрито',
    'Двенадцать карт на сукне, три пики открыты',
    'Twelve cards on the felt, three spades turned over',
    'Шұғадағы он екі карта, үш қарға ашылған',
  ),
  wheel: texts(
    'Колесо фортуни з мастями на секторах і латунним ободом',
    'Колесо фортуны с мастями на секторах и латунным ободом',
    'A wheel of fortune with suits on its sectors and a brass rim',
    'Секторларында карта белгілері бар, жез жиекті сәттілік дөңгелегі',
  ),
};

const ALTERNATIVES: ReadonlyArray<[subject: string, alt: Texts]> = [
  ['banner-welcome', BANNERS.welcome.alt],
  ['banner-fair', BANNERS.fair.alt],
  ['banner-calm', BANNERS.calm.alt],
  ['head-battles', HEAD_PICTURES.battles],
  ['head-jackpots', HEAD_PICTURES.jackpots],
  ['head-wheel', HEAD_PICTURES.wheel],
];

/** What the picture shows, in words; both cuts of a subject show the same. @throws when nobody wrote it */
export function altOf(key: string): Texts {
  const found = ALTERNATIVES.find(([subject]) => key.startsWith(`${subject}-`));
  if (!found) throw new Error(`The picture ${key} has no alternative text`);
  return found[1];
}
