import type { HistoryKind } from '@kozyr/contracts/history';
import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';

type Words = {
  /** Columns in their order: number, time, what, game, reference, currency, amount; then a change and a balance of each wallet. */
  columns: readonly string[];
  wallets: readonly [game: string, digital: string, bonus: string, cashback: string, holds: string];
  change: (wallet: string) => string;
  balance: (wallet: string) => string;
  opening: string;
  closing: string;
  kinds: Readonly<Record<HistoryKind, string>>;
};

const WORDS: InEveryLanguage<Words> = {
  uk: {
    columns: ['№', 'Час', 'Що сталося', 'Гра', 'Посилання', 'Валюта', 'Сума'],
    wallets: ['ігровий', 'цифровий', 'бонусний', 'кешбек', 'відкладено'],
    change: (wallet) => `Зміна: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Баланс на початок',
    closing: 'Баланс на кінець',
    kinds: {
      deposit: 'Поповнення',
      withdrawal_hold: 'Гроші відкладено на виведення',
      withdrawal_paid: 'Виведено',
      withdrawal_returned: 'Виведення повернено',
      bet: 'Ставка',
      win: 'Виграш',
      bet_refund: 'Ставку повернено',
      bet_rollback: 'Ставку скасовано',
      win_rollback: 'Виграш скасовано',
      bonus_credit: 'Бонус нараховано',
      bonus_release: 'Бонус відіграно',
      bonus_burn: 'Бонус згорів',
      cashback_credit: 'Кешбек нараховано',
      cashback_claim: 'Кешбек забрано',
      prize: 'Приз',
      wheel_prize: 'Приз колеса фортуни',
      task_reward: 'Винагорода за завдання дня',
      jackpot: 'Джекпот',
      battle_prize: 'Приз битви',
      chargeback: 'Банк відкликав поповнення',
      chargeback_collected: 'Стягнуто за відкликане поповнення',
      adjustment: 'Виправлення',
    },
  },
  ru: {
    columns: ['№', 'Время', 'Что произошло', 'Игра', 'Ссылка', 'Валюта', 'Сумма'],
    wallets: ['игровой', 'цифровой', 'бонусный', 'кешбэк', 'отложено'],
    change: (wallet) => `Изменение: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Баланс на начало',
    closing: 'Баланс на конец',
    kinds: {
      deposit: 'Пополнение',
      withdrawal_hold: 'Деньги отложены на вывод',
      withdrawal_paid: 'Выведено',
      withdrawal_returned: 'Вывод возвращён',
      bet: 'Ставка',
      win: 'Выигрыш',
      bet_refund: 'Ставка возвращена',
      bet_rollback: 'Ставка отменена',
      win_rollback: 'Выигрыш отменён',
      bonus_credit: 'Бонус начислен',
      bonus_release: 'Бонус отыгран',
      bonus_burn: 'Бонус сгорел',
      cashback_credit: 'Кешбэк начислен',
      cashback_claim: 'Кешбэк получен',
      prize: 'Приз',
      wheel_prize: 'Приз колеса фортуны',
      task_reward: 'Награда за задание дня',
      jackpot: 'Джекпот',
      battle_prize: 'Приз битвы',
      chargeback: 'Банк отозвал пополнение',
      chargeback_collected: 'Взыскано за отозванное пополнение',
      adjustment: 'Исправление',
    },
  },
  en: {
    columns: ['No.', 'Time', 'What happened', 'Game', 'Reference', 'Currency', 'Amount'],
    wallets: ['game', 'digital', 'bonus', 'cashback', 'set aside'],
    change: (wallet) => `Change: ${wallet}`,
    balance: (wallet) => `Balance: ${wallet}`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: {
      deposit: 'Deposit',
      withdrawal_hold: 'Set aside for a withdrawal',
      withdrawal_paid: 'Paid out',
      withdrawal_returned: 'Withdrawal returned',
      bet: 'Stake',
      win: 'Win',
      bet_refund: 'Stake refunded',
      bet_rollback: 'Stake cancelled',
      win_rollback: 'Win cancelled',
      bonus_credit: 'Bonus credited',
      bonus_release: 'Bonus wagered',
      bonus_burn: 'Bonus burned',
      cashback_credit: 'Cashback credited',
      cashback_claim: 'Cashback claimed',
      prize: 'Prize',
      wheel_prize: 'Wheel of fortune prize',
      task_reward: 'Reward for a task of the day',
      jackpot: 'Jackpot',
      battle_prize: 'Prize of a battle',
      chargeback: 'Deposit taken back by the bank',
      chargeback_collected: 'Collected for a deposit taken back',
      adjustment: 'Correction',
    },
  },
  kk: {
    columns: ['№', 'Уақыты', 'Не болды', 'Ойын', 'Сілтеме', 'Валюта', 'Сома'],
    wallets: ['ойын', 'цифрлық', 'бонус', 'кешбэк', 'бөлек қойылған'],
    change: (wallet) => `Өзгеріс: ${wallet}`,
    balance: (wallet) => `Баланс: ${wallet}`,
    opening: 'Басындағы баланс',
    closing: 'Соңындағы баланс',
    kinds: {
      deposit: 'Толтыру',
      withdrawal_hold: 'Шығаруға бөлек қойылды',
      withdrawal_paid: 'Шығарылды',
      withdrawal_returned: 'Шығару қайтарылды',
      bet: 'Бәс',
      win: 'Ұтыс',
      bet_refund: 'Бәс қайтарылды',
      bet_rollback: 'Бәс жойылды',
      win_rollback: 'Ұтыс жойылды',
      bonus_credit: 'Бонус есептелді',
      bonus_release: 'Бонус ойналып шықты',
      bonus_burn: 'Бонус жанып кетті',
      cashback_credit: 'Кешбэк есептелді',
      cashback_claim: 'Кешбэк алынды',
      prize: 'Жүлде',
      wheel_prize: 'Сәттілік дөңгелегінің жүлдесі',
      task_reward: 'Күн тапсырмасы үшін сыйақы',
      jackpot: 'Джекпот',
      battle_prize: 'Шайқас жүлдесі',
      chargeback: 'Толтыруды банк қайтарып алды',
      chargeback_collected: 'Қайтарылған толтыру үшін ұсталды',
      adjustment: 'Түзету',
    },
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
    kind: (kind) => words.kinds[kind],
  };
}
