import type { InEveryLanguage } from '@kozyr/contracts/locales';

/** What the bonuses of a trial are called, in every language; found by the English name. */
const NAMES: readonly InEveryLanguage[] = [
  { uk: 'Перший козир 300', ru: 'Первый козырь 300', en: 'First Trump 300', kk: 'Алғашқы көзір 300' },
  { uk: 'Трефи понеділка', ru: 'Трефы понедельника', en: 'Monday Clubs', kk: 'Дүйсенбі шыбыны' },
  { uk: 'Бубни вівторка', ru: 'Бубны вторника', en: 'Tuesday Diamonds', kk: 'Сейсенбі қиығы' },
  { uk: 'Чирви середи', ru: 'Червы среды', en: 'Wednesday Hearts', kk: 'Сәрсенбі табаны' },
  { uk: 'Піки четверга', ru: 'Пики четверга', en: 'Thursday Spades', kk: 'Бейсенбі қарғасы' },
  { uk: 'Туз п’ятниці', ru: 'Туз пятницы', en: 'Friday Ace', kk: 'Жұма тұзы' },
  { uk: 'Король суботи', ru: 'Король субботы', en: 'Saturday King', kk: 'Сенбі королі' },
  { uk: 'Дама неділі', ru: 'Дама воскресенья', en: 'Sunday Queen', kk: 'Жексенбі мәткесі' },
  { uk: 'Вітальна карта', ru: 'Приветственная карта', en: 'Welcome Card', kk: 'Қарсы алу картасы' },
  { uk: 'Козирні п’ятдесят', ru: 'Козырные пятьдесят', en: 'Kozyr Fifty', kk: 'Көзір елулігі' },
  { uk: 'Десять місць', ru: 'Десять мест', en: 'Ten Seats', kk: 'Он орын' },
  { uk: 'Минуле літо', ru: 'Прошлое лето', en: 'Last Summer', kk: 'Өткен жаз' },
  { uk: 'Наступна весна', ru: 'Следующая весна', en: 'Next Spring', kk: 'Келесі көктем' },
  { uk: 'Сімка пік', ru: 'Семёрка пик', en: 'Seven of Spades', kk: 'Қарға жетілігі' },
  { uk: 'Вечірня роздача', ru: 'Вечерняя раздача', en: 'Evening Hand', kk: 'Кешкі үлестірме' },
  { uk: 'Пара валетів', ru: 'Пара валетов', en: 'Pair of Jacks', kk: 'Қос балта' },
  { uk: 'Чотири зірки', ru: 'Четыре звезды', en: 'Four Stars', kk: 'Төрт жұлдыз' },
];

/** The names of a trial's bonus. @throws Error for one that is not named in every language */
export function trialNames(name: string): InEveryLanguage {
  const names = NAMES.find(({ en }) => en === name);
  if (!names) throw new Error(`The trial bonus "${name}" has no names.`);
  return names;
}
