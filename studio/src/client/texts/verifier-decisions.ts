import type { Locale } from '@kozyr/contracts/locales';

type DecisionVerifierTexts = Record<
  'mines' | 'stepsMines' | 'stepsCards' | 'howMines' | 'howCards' | 'layout' | 'deck' | 'stands' | 'wrong',
  string
>;

/** What the verifier says of rounds in which the player decided. */
export const VERIFIER_DECISIONS: Record<Locale, DecisionVerifierTexts> = {
  en: {
    mines: 'Number of mines',
    stepsMines: 'Decisions: cells 0 to 24 in order, then cash-out (0,24,cash-out)',
    stepsCards: 'Decisions in order (skip,higher,same,lower,cash-out)',
    howMines:
      'The cells 0 to 24 lie in order. For each mine i from 0 on, a number below 25 − i is drawn; the cell that far behind place i changes places with it. The first cells hold the mines.',
    howCards:
      'The cards 0 (ace of clubs) to 51 (king of spades) lie in order: four of each rank, clubs, diamonds, hearts, spades. For each place i from 0 to 50, a number below 52 − i is drawn; the card that far behind changes places with it.',
    layout: 'Layout: * is a mine, numbers are the order of opening',
    deck: 'Deck in the order it is dealt; what was open is marked',
    stands: 'With these decisions the round stands at',
    wrong: 'These decisions do not fit the round',
  },
  uk: {
    mines: 'Кількість мін',
    stepsMines: 'Рішення: клітинки 0–24 за порядком, потім cash-out (0,24,cash-out)',
    stepsCards: 'Рішення за порядком (skip,higher,same,lower,cash-out)',
    howMines:
      'Клітинки 0–24 лежать за порядком. Для кожної міни i, починаючи з 0, береться число, менше за 25 − i; клітинка, що стоїть на стільки далі від місця i, міняється з ним місцями. У перших клітинках лежать міни.',
    howCards:
      'Карти від 0 (туз треф) до 51 (король пік) лежать за порядком: по чотири кожного рангу — трефи, бубни, чирви, піки. Для кожного місця i від 0 до 50 береться число, менше за 52 − i; карта, що стоїть на стільки далі, міняється з ним місцями.',
    layout: 'Розклад: * — міна, числа — порядок відкриття',
    deck: 'Колода в порядку роздачі; відкриті карти позначено',
    stands: 'З цими рішеннями раунд стоїть на',
    wrong: 'Ці рішення не підходять до раунду',
  },
  ru: {
    mines: 'Количество мин',
    stepsMines: 'Решения: клетки 0–24 по порядку, затем cash-out (0,24,cash-out)',
    stepsCards: 'Решения по порядку (skip,higher,same,lower,cash-out)',
    howMines:
      'Клетки 0–24 лежат по порядку. Для каждой мины i, начиная с 0, берётся число меньше 25 − i; клетка, стоящая на столько дальше места i, меняется с ним местами. В первых клетках лежат мины.',
    howCards:
      'Карты от 0 (туз треф) до 51 (король пик) лежат по порядку: по четыре каждого ранга — трефы, бубны, червы, пики. Для каждого места i от 0 до 50 берётся число меньше 52 − i; карта, стоящая на столько дальше, меняется с ним местами.',
    layout: 'Расклад: * — мина, числа — порядок открытия',
    deck: 'Колода в порядке раздачи; открытые карты отмечены',
    stands: 'С этими решениями раунд стоит на',
    wrong: 'Эти решения не подходят к раунду',
  },
  kk: {
    mines: 'Миналар саны',
    stepsMines: 'Шешімдер: 0–24 ұяшықтар ретімен, содан кейін cash-out (0,24,cash-out)',
    stepsCards: 'Шешімдер ретімен (skip,higher,same,lower,cash-out)',
    howMines:
      '0–24 ұяшықтар ретімен жатыр. 0-ден басталатын әр i минасы үшін 25 − i санынан кіші сан алынады; i орнынан сонша қашық тұрған ұяшық онымен орын ауыстырады. Алғашқы ұяшықтарда миналар жатады.',
    howCards:
      '0 (шытыр тұзы) мен 51 (қарға королі) аралығындағы карталар ретімен жатыр: әр дәрежеден төртеу — шытыр, қиық, табан, қарға. 0-ден 50-ге дейінгі әр i орны үшін 52 − i санынан кіші сан алынады; сонша қашық тұрған карта онымен орын ауыстырады.',
    layout: 'Орналасуы: * — мина, сандар — ашылу реті',
    deck: 'Колода үлестіру ретімен; ашылған карталар белгіленген',
    stands: 'Осы шешімдермен раунд мынада тұр',
    wrong: 'Бұл шешімдер раундқа сай келмейді',
  },
};
