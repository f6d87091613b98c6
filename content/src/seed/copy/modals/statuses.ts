import { texts } from '../../seed';
import { DEPOSIT, type ModalCopy, OKAY, RATING } from './modal';

/** What status modals say. {{min_rating}}, {{amount}} and the like are filled in by the site. Spec §4, §8. */
export const STATUS_MODALS: ModalCopy[] = [
  {
    key: 'user-rating-is-less-than-required',
    status: 'prevention',
    header: texts(
      'Потрібен вищий рейтинг',
      'Нужен более высокий рейтинг',
      'A higher rating is needed',
      'Жоғарырақ рейтинг керек',
    ),
    body: texts(
      '<p>Для цього потрібен рейтинг від {{min_rating}}. Він зростає з кожною зіграною ставкою.</p>',
      '<p>Для этого нужен рейтинг от {{min_rating}}. Он растёт с каждой сыгранной ставкой.</p>',
      '<p>This needs a rating of {{min_rating}} or more. It grows with every settled stake.</p>',
      '<p>Бұл үшін рейтинг кемінде {{min_rating}} болуы керек. Ол ойналған әр бәспен өседі.</p>',
    ),
    action: RATING,
  },
  {
    key: 'welcome-deposit-cancellation-on-deposit-warning',
    status: 'attention',
    header: texts(
      'Активний бонус буде скасовано',
      'Активный бонус будет отменён',
      'Your active bonus will be cancelled',
      'Белсенді бонус күшін жояды',
    ),
    body: texts(
      '<p>Нове поповнення скасує вітальний бонус, і залишок бонусного балансу згорить.</p>',
      '<p>Новое пополнение отменит приветственный бонус, и остаток бонусного баланса сгорит.</p>',
      '<p>A new deposit cancels your welcome bonus, and what is left on the bonus balance is lost.</p>',
      '<p>Шотты қайта толтырсаңыз, қарсы алу бонусы күшін жояды, бонус балансының қалдығы күйіп кетеді.</p>',
    ),
    description: texts(
      '<p>Ігровий і цифровий баланси не зміняться.</p>',
      '<p>Игровой и цифровой балансы не изменятся.</p>',
      '<p>Your game and digital balances stay as they are.</p>',
      '<p>Ойын және цифрлық баланстар өзгермейді.</p>',
    ),
    action: DEPOSIT,
  },
  {
    key: 'cancellation-on-deposit-warning-modal',
    status: 'attention',
    body: texts(
      '<p>Цей бонус згорає після нового поповнення. Поповнити попри це?</p>',
      '<p>Этот бонус сгорает при новом пополнении. Пополнить, несмотря на это?</p>',
      '<p>This bonus is lost with a new deposit. Make the deposit all the same?</p>',
      '<p>Шотты қайта толтырсаңыз, бұл бонус күйіп кетеді. Сонда да толтырасыз ба?</p>',
    ),
    action: DEPOSIT,
  },
  {
    key: 'unexpected-error-modal',
    status: 'error',
    header: texts('Щось пішло не так', 'Что-то пошло не так', 'Something went wrong', 'Бірдеңе дұрыс болмады'),
    body: texts(
      '<p>Сталася неочікувана помилка. Спробуйте ще раз трохи згодом.</p>',
      '<p>Произошла непредвиденная ошибка. Попробуйте ещё раз немного позже.</p>',
      '<p>An unexpected error occurred. Please try again a little later.</p>',
      '<p>Күтпеген қате орын алды. Сәл кейінірек қайталап көріңіз.</p>',
    ),
    action: OKAY,
  },
  {
    key: 'approving-modal',
    status: 'waiting_approval',
    header: texts('Заявку прийнято', 'Заявка принята', 'Request received', 'Өтінім қабылданды'),
    body: texts(
      '<p>Розглянемо її за час від 10 хвилин до 24 годин. Стан видно в історії каси.</p>',
      '<p>Рассмотрим её за время от 10 минут до 24 часов. Состояние видно в истории кассы.</p>',
      '<p>We review it within 10 minutes to 24 hours. Its state is shown in the cashbox history.</p>',
      '<p>Оны 10 минуттан 24 сағатқа дейін қараймыз. Күйі касса тарихында көрінеді.</p>',
    ),
    action: OKAY,
  },
  {
    key: 'deposit-success',
    status: 'success',
    header: texts('Рахунок поповнено', 'Счёт пополнен', 'Deposit received', 'Шот толтырылды'),
    body: texts(
      '<p>{{amount}} уже на ігровому балансі. Гарної гри!</p>',
      '<p>{{amount}} уже на игровом балансе. Хорошей игры!</p>',
      '<p>{{amount}} is on your game balance. Enjoy your game!</p>',
      '<p>{{amount}} ойын балансында. Ойын сәтті болсын!</p>',
    ),
    action: OKAY,
  },
  {
    key: 'payment-declined',
    status: 'error',
    header: texts('Платіж відхилено', 'Платёж отклонён', 'Payment declined', 'Төлем қабылданбады'),
    body: texts(
      '<p>Спробуйте ще раз або іншою карткою. Якщо щось викликає сумнів, напишіть у підтримку.</p>',
      '<p>Попробуйте ещё раз или другой картой. Если что-то вызывает сомнения, напишите в поддержку.</p>',
      '<p>Try again or use another card. If something looks wrong, contact support.</p>',
      '<p>Қайталап немесе басқа картамен көріңіз. Күмәніңіз болса, қолдау қызметіне жазыңыз.</p>',
    ),
    action: { ...DEPOSIT, text: texts('Спробувати ще', 'Попробовать ещё', 'Try again', 'Қайталау') },
  },
  {
    key: 'not-enough-balance',
    status: 'warning',
    header: texts('Недостатньо коштів', 'Недостаточно средств', 'Not enough balance', 'Қаражат жеткіліксіз'),
    body: texts(
      '<p>Ставка більша за ваш баланс. Зменште її або поповніть рахунок.</p>',
      '<p>Ставка больше вашего баланса. Уменьшите её или пополните счёт.</p>',
      '<p>The stake is larger than your balance. Lower it or make a deposit.</p>',
      '<p>Бәс балансыңыздан үлкен. Оны азайтыңыз немесе шотты толтырыңыз.</p>',
    ),
    action: { ...DEPOSIT, type: 'make-deposit-light' },
  },
  {
    key: 'make-deposit',
    status: 'prevention_activated',
    header: texts(
      'Бонус чекає на поповнення',
      'Бонус ждёт пополнения',
      'The bonus awaits your deposit',
      'Бонус толтыруды күтуде',
    ),
    body: texts(
      '<p>Поповніть рахунок щонайменше на {{amount}}, і бонус буде зараховано.</p>',
      '<p>Пополните счёт минимум на {{amount}}, и бонус будет зачислен.</p>',
      '<p>Deposit {{amount}} or more and the bonus will be credited.</p>',
      '<p>Шотты кемінде {{amount}} сомаға толтырсаңыз, бонус есептеледі.</p>',
    ),
    action: DEPOSIT,
  },
  {
    key: 'game-not-available-in-country',
    status: 'prevention',
    body: texts(
      '<p>Ця гра недоступна у вашій країні. У каталозі є інші, схожі на неї.</p>',
      '<p>Эта игра недоступна в вашей стране. В каталоге есть другие, похожие на неё.</p>',
      '<p>This game is not available in your country. The catalogue has others like it.</p>',
      '<p>Бұл ойын сіздің еліңізде қолжетімсіз. Каталогта оған ұқсас басқалары бар.</p>',
    ),
    action: OKAY,
  },
  {
    key: 'game-not-working',
    status: 'warning',
    body: texts(
      '<p>На жаль, ця гра зараз не працює. Незавершений раунд буде дограно, або ставка повернеться.</p>',
      '<p>К сожалению, эта игра сейчас не работает. Незавершённый раунд будет доигран, или ставка вернётся.</p>',
      '<p>Sorry, this game is not working. An unfinished round is played to its end, or its stake comes back.</p>',
      '<p>Өкінішке қарай, бұл ойын қазір жұмыс істемейді. Аяқталмаған раунд соңына дейін ойналады немесе бәс қайтарылады.</p>',
    ),
    action: OKAY,
  },
  {
    key: 'under-development',
    status: 'attention',
    body: texts(
      '<p>Цей розділ ще готуємо. Зазирніть трохи згодом.</p>',
      '<p>Этот раздел ещё готовится. Загляните немного позже.</p>',
      '<p>We are still working on this. Please look in again later.</p>',
      '<p>Бұл бөлім әлі дайындалуда. Кейінірек кіріп көріңіз.</p>',
    ),
    action: OKAY,
  },
];
