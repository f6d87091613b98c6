import type { Locale } from '@kozyr/contracts/locales';

const named = (uk: string, ru: string, en: string, kk: string): Record<Locale, string> => ({ uk, ru, en, kk });

/** What the bonuses of a trial are called, in every language; found by the English name. */
const NAMES: readonly Record<Locale, string>[] = [
  named('Перший козир 300', 'Первый козырь 300', 'First Trump 300', 'Алғашқы көзір 300'),
  named('Трефи понеділка', 'Трефы понедельника', 'Monday Clubs', 'Дүйсенбі шыбыны'),
  named('Бубни вівторка', 'Бубны вторника', 'Tuesday Diamonds', 'Сейсенбі қиығы'),
  named('Чирви середи', 'Червы среды', 'Wednesday Hearts', 'Сәрсенбі табаны'),
  named('Піки четверга', 'Пики четверга', 'Thursday Spades', 'Бейсенбі қарғасы'),
  named('Туз п’ятниці', 'Туз пятницы', 'Friday Ace', 'Жұма тұзы'),
  named('Король суботи', 'Король субботы', 'Saturday King', 'Сенбі королі'),
  named('Дама неділі', 'Дама воскресенья', 'Sunday Queen', 'Жексенбі мәткесі'),
  named('Вітальна карта', 'Приветственная карта', 'Welcome Card', 'Қарсы алу картасы'),
  named('Козирні п’ятдесят', 'Козырные пятьдесят', 'Kozyr Fifty', 'Көзір елулігі'),
  named('Десять місць', 'Десять мест', 'Ten Seats', 'Он орын'),
  named('Минуле літо', 'Прошлое лето', 'Last Summer', 'Өткен жаз'),
  named('Наступна весна', 'Следующая весна', 'Next Spring', 'Келесі көктем'),
  named('Сімка пік', 'Семёрка пик', 'Seven of Spades', 'Қарға жетілігі'),
  named('Вечірня роздача', 'Вечерняя раздача', 'Evening Hand', 'Кешкі үлестірме'),
  named('Пара валетів', 'Пара валетов', 'Pair of Jacks', 'Қос балта'),
  named('Чотири зірки', 'Четыре звезды', 'Four Stars', 'Төрт жұлдыз'),
];

/** The names of a trial's bonus. @throws Error for one that is not named in every language */
export function trialNames(name: string): Record<Locale, string> {
  const names = NAMES.find(({ en }) => en === name);
  if (!names) throw new Error(`The trial bonus "${name}" has no names.`);
  return names;
}
