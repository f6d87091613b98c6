import { texts } from '../../seed';
import { DEPOSIT, inTurn, type ModalCopy, OKAY, paragraph, RATING } from './modal';

/** Around the activation of a bonus, spec §2 and §4. */
export const BONUS_MODALS: ModalCopy[] = [
  {
    key: 'bonus-received',
    status: 'success',
    header: texts('Бонус ваш', 'Бонус ваш', 'The bonus is yours', 'Бонус сіздікі'),
    body: paragraph(
      'Його зараховано. Хід відіграшу видно в розділі бонусів.',
      'Он зачислен. Ход отыгрыша виден в разделе бонусов.',
      'It has been credited. Follow the wagering in your bonuses.',
      'Ол есептелді. Ойнап өту барысы бонустар бөлімінде көрінеді.',
    ),
  },
  {
    key: 'bonus-received-game',
    status: 'success',
    header: texts('Це ваше!', 'Это ваше!', 'It is yours!', 'Бұл сіздікі!'),
    body: paragraph(
      'Гроші вже на ігровому балансі. Відігравати їх не треба.',
      'Деньги уже на игровом балансе. Отыгрывать их не нужно.',
      'The money is on your game balance. There is nothing to wager.',
      'Ақша ойын балансында тұр. Оны ойнап өтудің қажеті жоқ.',
    ),
  },
  {
    key: 'bonus-received-cashback',
    status: 'success',
    header: texts('Кешбек нараховано', 'Кешбэк начислен', 'Your cashback is here', 'Кешбэк есептелді'),
    body: paragraph(
      'Він у гаманці кешбеку. Заберіть його на ігровий баланс, коли захочете.',
      'Он в кошельке кешбэка. Заберите его на игровой баланс, когда захотите.',
      'It is in your cashback wallet. Take it to the game balance whenever you like.',
      'Ол кешбэк әмиянында тұр. Қалаған кезде ойын балансына алыңыз.',
    ),
  },
  {
    key: 'bonus-received-bonus',
    status: 'success',
    header: texts('Бонус ваш', 'Бонус ваш', 'The bonus is yours', 'Бонус сіздікі'),
    body: paragraph(
      'Він на бонусному балансі. Хід відіграшу видно в розділі бонусів.',
      'Он на бонусном балансе. Ход отыгрыша виден в разделе бонусов.',
      'It is on your bonus balance. Follow the wagering in your bonuses.',
      'Ол бонус балансында тұр. Ойнап өту барысы бонустар бөлімінде көрінеді.',
    ),
  },
  {
    key: 'bonus-take',
    status: 'attention',
    header: texts(
      'Взяти бонус на цих умовах?',
      'Взять бонус на этих условиях?',
      'Take the bonus on these terms?',
      'Бонусты осы шарттармен аласыз ба?',
    ),
    body: paragraph(
      'Після того як його взято, умови не змінюються. Усі вони — на картці бонусу.',
      'Когда он взят, его условия не меняются. Все они — на карточке бонуса.',
      'Once it is taken, its terms do not change. All of them are on the card of the bonus.',
      'Алынған соң бонустың шарттары өзгермейді. Олардың бәрі бонус картасында жазылған.',
    ),
  },
  {
    key: 'bonus-cancel-active',
    status: 'attention',
    header: texts(
      'Спершу скасувати чинний бонус?',
      'Сначала отменить текущий бонус?',
      'Cancel the current bonus first?',
      'Алдымен қазіргі бонусты тоқтатасыз ба?',
    ),
    body: paragraph(
      'У вас уже є активний бонус або бонус, що чекає на поповнення. Новий можна активувати лише замість нього.',
      'У вас уже есть активный бонус или бонус, который ждёт пополнения. Новый можно активировать только вместо него.',
      'You already have a bonus that is active or waits for a deposit. A new one can only take its place.',
      'Сізде белсенді не толтыруды күтіп тұрған бонус бар. Жаңасын тек соның орнына белсендіруге болады.',
    ),
    action: {
      ...OKAY,
      text: texts('Скасувати чинний', 'Отменить текущий', 'Cancel the current one', 'Қазіргісін тоқтату'),
    },
  },
  {
    key: 'bonus-expired',
    status: 'warning',
    header: texts('Бонус уже недоступний', 'Бонус уже недоступен', 'The bonus is gone', 'Бонус енді қолжетімсіз'),
    body: paragraph(
      'Його строк минув або вичерпано кількість активацій.',
      'Его срок прошёл или исчерпано число активаций.',
      'Its term has ended, or all its activations have been used.',
      'Мерзімі өтіп кетті не белсендіру саны таусылды.',
    ),
    action: OKAY,
  },
  {
    key: 'bonus-low-rating',
    status: 'prevention',
    header: texts('Бракує зірок', 'Не хватает звёзд', 'More stars needed', 'Жұлдыз жетпейді'),
    body: inTurn(
      paragraph(
        'Для цього бонусу потрібен рейтинг від {{min_rating}}, а ваш зараз — {{rating}}.',
        'Для этого бонуса нужен рейтинг от {{min_rating}}, а ваш сейчас — {{rating}}.',
        'This bonus needs a rating of {{min_rating}} or more; yours is {{rating}}.',
        'Бұл бонусқа рейтинг кемінде {{min_rating}} болуы керек, сіздікі қазір — {{rating}}.',
      ),
      paragraph(
        'Рейтинг росте від зіграних ставок. Грати більше лише заради бонусу не варто.',
        'Рейтинг растёт от сыгранных ставок. Играть больше только ради бонуса не стоит.',
        'The rating grows with settled stakes. Playing more just for a bonus is not worth it.',
        'Рейтинг ойналған бәстерден өседі. Тек бонус үшін көбірек ойнаудың қажеті жоқ.',
      ),
    ),
    action: RATING,
  },
  {
    key: 'bonus-make-deposit',
    status: 'prevention_activated',
    header: texts('Лишилося поповнити', 'Осталось пополнить', 'Now for the deposit', 'Енді шотты толтыру қалды'),
    body: paragraph(
      'Бонус активовано. Його буде зараховано після поповнення щонайменше на названу суму.',
      'Бонус активирован. Он будет зачислен после пополнения минимум на названную сумму.',
      'The bonus is activated. It is credited after a deposit of at least the amount named.',
      'Бонус белсендірілді. Шот кемінде аталған сомаға толтырылған соң ол есептеледі.',
    ),
    action: DEPOSIT,
  },
  {
    key: 'player-rating',
    status: 'attention',
    body: paragraph(
      'Від 0 до 5 зірок, за оборотом зіграних ставок за весь час. Пороги опубліковано на сторінці рейтингу.',
      'От 0 до 5 звёзд, по обороту сыгранных ставок за всё время. Пороги опубликованы на странице рейтинга.',
      'From 0 to 5 stars, by the turnover of your settled stakes over all time. The thresholds are published on the rating page.',
      'Барлық уақыттағы ойналған бәстер айналымы бойынша 0-ден 5 жұлдызға дейін. Шектері рейтинг бетінде жарияланған.',
    ),
    action: RATING,
  },
  {
    key: 'need-to-register',
    status: 'prevention',
    header: texts('Потрібна реєстрація', 'Нужна регистрация', 'You need to register', 'Тіркелу керек'),
    body: paragraph(
      'Битви, вітальний промокод і колесо фортуни — для зареєстрованих гравців. Реєстрація займе хвилину.',
      'Битвы, приветственный промокод и колесо фортуны — для зарегистрированных игроков. Регистрация займёт минуту.',
      'Battles, the welcome promo code and the wheel of fortune are for registered players. Registering takes a minute.',
      'Шайқастар, қарсы алу промокоды және сәттілік дөңгелегі тіркелген ойыншыларға арналған. Тіркелу бір минут алады.',
    ),
    action: { type: 'okay-primary', text: texts('Зареєструватися', 'Зарегистрироваться', 'Register', 'Тіркелу') },
  },
];
