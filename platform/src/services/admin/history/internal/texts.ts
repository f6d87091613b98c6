import { HISTORY_KINDS, type HistoryKind } from '@kozyr/contracts/history';
import type { Locale } from '@kozyr/contracts/locales';

type Words = {
  /** Columns in their order: number, time, what, game, reference, currency, amount; then a change and a balance of each wallet. */
  columns: readonly string[];
  wallets: readonly [game: string, digital: string, bonus: string, cashback: string, holds: string];
  change: (wallet: string) => string;
  balance: (wallet: string) => string;
  opening: string;
  closing: string;
  kinds: readonly string[];
};

// kinds stand in the order of HISTORY_KINDS.
const WORDS: Record<Locale, Words> = {
  uk: {
    columns: ['№', 'Час', 'Що сталося', 'Гра', 'Посилання', 'Валюта', 'Сума'],
    wallets: ['ігровий', 'цифровий', 'бонусний', 'кешбек', 'відкладено'],
    change: (wallet) => `Зміна: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Баланс на початок',
    closing: 'Баланс на кінець',
    kinds: [
      'Поповнення',
      'Гроші відкладено на виведення',
      'Виведено',
      'Виведення повернено',
      'Ставка',
      'Виграш',
      'Ставку повернено',
      'Ставку скасовано',
      'Виграш скасовано',
      'Бонус нараховано',
      'Бонус відіграно',
      'Бонус згорів',
      'Кешбек нараховано',
      'Кешбек забрано',
      'Приз',
      'Приз колеса фортуни',
      'Джекпот',
      'Приз битви',
      'Банк відкликав поповнення',
      'Стягнуто за відкликане поповнення',
      'Виправлення',
    ],
  },
  ru: {
    columns: ['№', 'Время', 'Что произошло', 'Игра', 'Ссылка', 'Валюта', 'Сумма'],
    wallets: ['игровой', 'цифровой', 'бонусный', 'кешбэк', 'отложено'],
    change: (wallet) => `Изменение: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Баланс на начало',
    closing: 'Баланс на конец',
    kinds: [
      'Пополнение',
      'Деньги отложены на вывод',
      'Выведено',
      'Вывод возвращён',
      'Ставка',
      'Выигрыш',
      'Ставка возвращена',
      'Ставка отменена',
      'Выигрыш отменён',
      'Бонус начислен',
      'Бонус отыгран',
      'Бонус сгорел',
      'Кешбэк начислен',
      'Кешбэк получен',
      'Приз',
      'Приз колеса фортуны',
      'Джекпот',
      'Приз битвы',
      'Банк отозвал пополнение',
      'Взыскано за отозванное пополнение',
      'Исправление',
    ],
  },
  en: {
    columns: ['No.', 'Time', 'What happened', 'Game', 'Reference', 'Currency', 'Amount'],
    wallets: ['game', 'digital', 'bonus', 'cashback', 'set aside'],
    change: (wallet) => `Change: ${wallet}`,
    balance: (wallet) => `Balance: ${wallet}`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: [
      'Deposit',
      'Set aside for a withdrawal',
      'Paid out',
      'Withdrawal returned',
      'Stake',
      'Win',
      'Stake refunded',
      'Stake cancelled',
      'Win cancelled',
      'Bonus credited',
      'Bonus wagered',
      'Bonus burned',
      'Cashback credited',
      'Cashback claimed',
      'Prize',
      'Wheel of fortune prize',
      'Jackpot',
      'Prize of a battle',
      'Deposit taken back by the bank',
      'Collected for a deposit taken back',
      'Correction',
    ],
  },
  kk: {
    columns: ['№', 'Уақыты', 'Не болды', 'Ойын', 'Сілтеме', 'Валюта', 'Сома'],
    wallets: ['ойын', 'цифрлық', 'бонус', 'кешбэк', 'бөлек қойылған'],
    change: (wallet) => `Өзгеріс: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Басындағы баланс',
    closing: 'Соңындағы баланс',
    kinds: [
      'Толтыру',
      'Шығаруға бөлек қойылды',
      'Шығарылды',
      'Шығару қайтарылды',
      'Бәс',
      'Ұтыс',
      'Бәс қайтарылды',
      'Бәс жойылды',
      'Ұтыс жойылды',
      'Бонус есептелді',
      'Бонус ойналып шықты',
      'Бонус жанып кетті',
      'Кешбэк есептелді',
      'Кешбэк алынды',
      'Жүлде',
      'Сәттілік дөңгелегінің жүлдесі',
      'Джекпот',
      'Шайқас жүлдесі',
      'Толтыруды банк қайтарып алды',
      'Қайтарылған толтыру үшін ұсталды',
      'Түзету',
    ],
  },
};

export type HistoryWords = Omit<Words, 'kinds' | 'columns'> & {
  header: string[];
  kind: (kind: HistoryKind) => string;
};

/** What the exported history says in a language. */
export function historyWords(locale: Locale): HistoryWords {
  const words = WORDS[locale];
  return {
    ...words,
    header: [...words.columns, ...words.wallets.map(words.change), ...words.wallets.map(words.balance)],
    kind: (kind) => words.kinds[HISTORY_KINDS.indexOf(kind)] ?? kind,
  };
}
