import type { InEveryLanguage } from '@kozyr/contracts/locales';

const en = {
  round: 'Round {n}',
  stake: 'Stake',
  win: 'Win',
  leftAt: 'Left at {times}',
  stoppedAt: 'Interrupted at {times}: whoever was still on the curve was paid there',
  'spots.column': 'Column {n}',
  'spots.dozen': 'Dozen {range}',
  'spots.red': 'Red',
  'spots.black': 'Black',
  'spots.even': 'Even',
  'spots.odd': 'Odd',
  'spots.low': '{range}',
  'spots.high': '{range}',
};

export type RecallTexts = Record<keyof typeof en, string>;

/** What the page of a table's round says. */
export const RECALL_TEXTS: InEveryLanguage<RecallTexts> = {
  en,
  uk: {
    round: 'Раунд {n}',
    stake: 'Ставка',
    win: 'Виграш',
    leftAt: 'Вихід на {times}',
    stoppedAt: 'Перервано на {times}: усім, хто був на кривій, виплачено за цим множником',
    'spots.column': 'Колонка {n}',
    'spots.dozen': 'Дюжина {range}',
    'spots.red': 'Червоне',
    'spots.black': 'Чорне',
    'spots.even': 'Парне',
    'spots.odd': 'Непарне',
    'spots.low': '{range}',
    'spots.high': '{range}',
  },
  ru: {
    round: 'Раунд {n}',
    stake: 'Ставка',
    win: 'Выигрыш',
    leftAt: 'Выход на {times}',
    stoppedAt: 'Прервано на {times}: всем, кто был на кривой, выплачено по этому множителю',
    'spots.column': 'Колонка {n}',
    'spots.dozen': 'Дюжина {range}',
    'spots.red': 'Красное',
    'spots.black': 'Чёрное',
    'spots.even': 'Чётное',
    'spots.odd': 'Нечётное',
    'spots.low': '{range}',
    'spots.high': '{range}',
  },
  kk: {
    round: '{n}-раунд',
    stake: 'Бәс',
    win: 'Ұтыс',
    leftAt: '{times} кезінде шықты',
    stoppedAt: '{times} кезінде үзілді: қисықта тұрғандардың бәріне осы көбейткішпен төленді',
    'spots.column': '{n}-баған',
    'spots.dozen': '{range} ондығы',
    'spots.red': 'Қызыл',
    'spots.black': 'Қара',
    'spots.even': 'Жұп',
    'spots.odd': 'Тақ',
    'spots.low': '{range}',
    'spots.high': '{range}',
  },
};
