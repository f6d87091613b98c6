import { texts } from '../../seed';
import { CLEAR, DEPOSIT, type ModalCopy, paragraph } from './modal';

/** Offers of spec §2 and §9, told by their rules. Percentages, amounts and places in figures are the modals' own. */
export const PROMOTION_MODALS: ModalCopy[] = [
  {
    key: 'first-deposit-bonus',
    status: 'attention',
    header: texts(
      'Бонус до першого поповнення',
      'Бонус к первому пополнению',
      'A bonus on your first deposit',
      'Алғашқы толтыруға бонус',
    ),
    body: paragraph(
      '300 % суми першого поповнення надходить на бонусний рахунок, а після відіграшу — на цифровий баланс. Вейджер, строк і найбільшу ставку ви побачите до того, як погодитеся.',
      '300 % суммы первого пополнения поступает на бонусный счёт, а после отыгрыша — на цифровой баланс. Вейджер, срок и наибольшую ставку вы увидите до того, как согласитесь.',
      '300 % of your first deposit goes to the bonus account and, once wagered, to the digital balance. You will see the wager, the term and the largest stake before you agree.',
      'Алғашқы толтыру сомасының 300 %-ы бонус шотына, ойнап өткен соң цифрлық балансқа түседі. Вейджерін, мерзімін және ең көп бәсін келіспей тұрып көресіз.',
    ),
    action: DEPOSIT,
  },
  {
    key: 'welcome-promocode',
    status: 'attention',
    header: texts(
      'Бонус без поповнення',
      'Бонус без пополнения',
      'A bonus without a deposit',
      'Шот толтырмай алатын бонус',
    ),
    body: paragraph(
      'Вітальний промокод дає бонус новому гравцеві без поповнення. Якщо в нього є вейджер, його названо до активації.',
      'Приветственный промокод даёт бонус новому игроку без пополнения. Если у него есть вейджер, он назван до активации.',
      'A welcome promo code gives a new player a bonus without a deposit. If it has a wager, you are told before activating it.',
      'Қарсы алу промокоды жаңа ойыншыға шот толтырмай-ақ бонус береді. Вейджері болса, белсендірмей тұрып айтылады.',
    ),
    action: { type: 'okay-primary', text: texts('Застосувати', 'Применить', 'Apply', 'Қолдану') },
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
      'Скільки саме, залежить від дня тижня. Діє у визначені години, кількість активацій на день обмежена, а наступний можна взяти, коли використано попередній.',
      'Сколько именно, зависит от дня недели. Действует в определённые часы, число активаций в день ограничено, а следующий можно взять, когда использован предыдущий.',
      'The weekday decides how much. It runs at certain hours, with a limited number of activations a day, and you can take the next one when the last is used up.',
      'Нақты мөлшері апта күніне байланысты. Белгілі сағаттарда жұмыс істейді, күніне белсендіру саны шектеулі, ал келесісін алдыңғысы пайдаланылған соң алуға болады.',
    ),
  },
  {
    key: 'wheel-of-fortune',
    status: 'attention',
    header: texts('Колесо фортуни', 'Колесо фортуны', 'Wheel of fortune', 'Сәттілік дөңгелегі'),
    body: paragraph(
      'Одне обертання на день. Шанси всіх секторів опубліковано на сторінці колеса, а жереб сервер тягне ще до того, як воно рушить.',
      'Одно вращение в день. Шансы всех секторов опубликованы на странице колеса, а жребий сервер тянет ещё до того, как оно тронется.',
      'One spin a day. The odds of all sectors are published on the page of the wheel, and the server draws before it moves.',
      'Күніне бір айналдыру. Барлық сектордың ықтималдығы дөңгелек бетінде жарияланған, ал жеребені сервер ол қозғалмай тұрып тартады.',
    ),
    action: DEPOSIT,
  },
  {
    key: 'battle-win',
    status: 'success',
    header: texts(
      'Ваше місце — {{place}}',
      'Ваше место — {{place}}',
      'You came in at place {{place}}',
      'Сіздің орныңыз — {{place}}',
    ),
    body: paragraph(
      'Приз уже на ігровому балансі. Відігравати його не треба.',
      'Приз уже на игровом балансе. Отыгрывать его не нужно.',
      'The prize is on your game balance. There is nothing to wager.',
      'Жүлде ойын балансында. Оны ойнап өтудің қажеті жоқ.',
    ),
    action: { type: 'okay-primary', text: texts('До ігор', 'К играм', 'See the games', 'Ойындарға') },
  },
  {
    key: 'jackpot-win',
    status: 'success',
    header: texts('Джекпот ваш!', 'Джекпот ваш!', 'The jackpot is yours!', 'Джекпот сіздікі!'),
    body: paragraph(
      'Зійшлися три карти однієї масті. Гроші вже на цифровому балансі. Гарна мить, щоб зробити перерву.',
      'Сошлись три карты одной масти. Деньги уже на цифровом балансе. Хороший момент, чтобы сделать перерыв.',
      'Three cards of one suit have come together. The money is on your digital balance. A good moment for a break.',
      'Белгісі бірдей үш карта жиналды. Ақша цифрлық балансыңызда. Үзіліс жасауға жақсы сәт.',
    ),
    action: CLEAR,
  },
];
