import { texts } from '../../plant';
import { CLEAR, type ModalCopy, paragraph } from './modal';

/** Offers of spec §2 and §9, told by their rules: none of them runs yet, and the texts say so. */
export const PROMOTION_MODALS: ModalCopy[] = [
  {
    key: 'first-deposit-bonus',
    status: 'attention',
    header: texts(
      '300 % до першого поповнення',
      '300 % к первому пополнению',
      '300 % on your first deposit',
      'Алғашқы толтыруға 300 %',
    ),
    body: paragraph(
      'До першого поповнення додаємо 300 % його суми на бонусний рахунок. На цифровий баланс вони переходять після відіграшу.',
      'К первому пополнению добавляем 300 % его суммы на бонусный счёт. На цифровой баланс они переходят после отыгрыша.',
      'On top of your first deposit, 300 % of it goes to your bonus account. Once wagered, it moves to the digital balance.',
      'Алғашқы толтыруға оның 300 %-ын бонус шотына қосамыз. Ойнап өткен соң ол цифрлық балансқа көшеді.',
    ),
    description: paragraph(
      'Скоро відкриється. Вейджер, строк і найбільшу ставку ви побачите до того, як погодитеся.',
      'Скоро откроется. Вейджер, срок и наибольшую ставку вы увидите до того, как согласитесь.',
      'Opening soon. You will see the wager, the term and the largest stake before you agree.',
      'Жақында ашылады. Вейджерін, мерзімін және ең көп бәсін келіспей тұрып көресіз.',
    ),
    action: CLEAR,
  },
  {
    key: 'welcome-promocode',
    status: 'attention',
    header: texts('Бонус без поповнення', 'Бонус без пополнения', 'A bonus without a deposit', 'Толтырусыз бонус'),
    body: paragraph(
      'Вітальний промокод дає бонус новому гравцеві без поповнення. Потрібна лише реєстрація.',
      'Приветственный промокод даёт бонус новому игроку без пополнения. Нужна только регистрация.',
      'A welcome promo code gives a new player a bonus without a deposit. All it takes is registering.',
      'Қарсы алу промокоды жаңа ойыншыға шот толтырмай-ақ бонус береді. Ол үшін тіркелсеңіз болғаны.',
    ),
    description: paragraph(
      'Код діє один раз. Якщо в нього є вейджер, його названо до активації.',
      'Код действует один раз. Если у него есть вейджер, он назван до активации.',
      'A code works once. If it has a wager, you are told before activating it.',
      'Код бір рет қана жарамды. Вейджері болса, белсендірмей тұрып айтылады.',
    ),
    action: CLEAR,
  },
  {
    key: 'percentage-on-deposit',
    status: 'attention',
    header: texts(
      'Відсоток до поповнення',
      'Процент к пополнению',
      'A percentage on your deposit',
      'Толтыруға қосылатын пайыз',
    ),
    body: paragraph(
      'Від 10 % до 50 % суми поповнення: скільки саме, залежить від дня тижня.',
      'От 10 % до 50 % суммы пополнения: сколько именно, зависит от дня недели.',
      'From 10 % to 50 % of a deposit: the weekday decides how much.',
      'Толтыру сомасының 10 %-ынан 50 %-ына дейін: нақты мөлшері апта күніне байланысты.',
    ),
    description: paragraph(
      'Діє у визначені години, кількість активацій на день обмежена. Наступний можна взяти після того, як використано попередній.',
      'Действует в определённые часы, число активаций в день ограничено. Следующий можно взять после того, как использован предыдущий.',
      'It runs at certain hours, with a limited number of activations a day. You can take the next one when the last is used up.',
      'Белгілі сағаттарда жұмыс істейді, күніне белсендіру саны шектеулі. Алдыңғысы пайдаланылған соң ғана келесісін алуға болады.',
    ),
    action: CLEAR,
  },
  {
    key: 'wheel-of-fortune',
    status: 'attention',
    header: texts('Колесо фортуни', 'Колесо фортуны', 'Wheel of fortune', 'Сәттілік дөңгелегі'),
    body: paragraph(
      'Одне обертання на день для тих, хто має зірку рейтингу й поповнення за останні 24 години.',
      'Одно вращение в день для тех, у кого есть звезда рейтинга и пополнение за последние 24 часа.',
      'One spin a day, for players with a rating star and a deposit within the last 24 hours.',
      'Рейтинг жұлдызы бар және соңғы 24 сағатта шотын толтырған ойыншыға күніне бір айналым.',
    ),
    description: paragraph(
      'Сектори й шанси опубліковано. Жереб тягне сервер ще до того, як колесо рушить.',
      'Секторы и шансы опубликованы. Жребий тянет сервер ещё до того, как колесо тронется.',
      'Sectors and odds are published. The server draws before the wheel moves.',
      'Секторлар мен ықтималдықтар жарияланған. Жеребені сервер дөңгелек қозғалмай тұрып тартады.',
    ),
    action: CLEAR,
  },
  {
    key: 'battle-win',
    status: 'success',
    header: texts(
      'Ви серед призерів!',
      'Вы среди призёров!',
      'You are among the winners!',
      'Сіз жүлдегерлер қатарындасыз!',
    ),
    body: paragraph(
      'Приз {{amount}} уже на ігровому балансі. Відігравати його не треба.',
      'Приз {{amount}} уже на игровом балансе. Отыгрывать его не нужно.',
      'Your prize of {{amount}} is on the game balance. There is nothing to wager.',
      '{{amount}} жүлдеңіз ойын балансында. Оны ойнап өтудің қажеті жоқ.',
    ),
    action: CLEAR,
  },
  {
    key: 'jackpot-win',
    status: 'success',
    header: texts('Джекпот ваш!', 'Джекпот ваш!', 'The jackpot is yours!', 'Джекпот сіздікі!'),
    body: paragraph(
      'Три карти однієї масті зійшлися. {{amount}} уже на цифровому балансі.',
      'Три карты одной масти сошлись. {{amount}} уже на цифровом балансе.',
      'Three cards of one suit have come together. {{amount}} is on your digital balance.',
      'Белгісі бірдей үш карта жиналды. {{amount}} цифрлық балансыңызда.',
    ),
    description: paragraph(
      'Гарна мить, щоб зробити перерву.',
      'Хороший момент, чтобы сделать перерыв.',
      'A good moment for a break.',
      'Үзіліс жасауға жақсы сәт.',
    ),
    action: CLEAR,
  },
];
