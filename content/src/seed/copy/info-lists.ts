import { texts } from '../seed';
import { BATTLE_RULES } from './lists/battles';
import { BONUS_BURNING, BONUS_WAGERING } from './lists/bonuses';
import { CASHBACK_HOW } from './lists/cashback';
import { WITHDRAWAL_HELP } from './lists/cashbox';
import { RATING_HELP, TERMS_IN_SHORT } from './lists/house';
import { JACKPOT_CONDITIONS } from './lists/jackpots';
import type { InfoListCopy } from './lists/list';
import { LIVE_TABLES, ROULETTE_RULES } from './lists/live-casino';
import { WHEEL_CONDITIONS } from './lists/wheel';

export const INFO_LISTS: InfoListCopy[] = [
  {
    key: 'how-it-works',
    header: texts(
      '<h2>Як це працює</h2>',
      '<h2>Как это работает</h2>',
      '<h2>How it works</h2>',
      '<h2>Бұл қалай жұмыс істейді</h2>',
    ),
    items: [
      {
        key: 'register',
        text: texts(
          '<h3>Зареєструйтеся</h3><p>Номер телефону, код із повідомлення, валюта. Хвилина, не більше.</p>',
          '<h3>Зарегистрируйтесь</h3><p>Номер телефона, код из сообщения, валюта. Минута, не больше.</p>',
          '<h3>Register</h3><p>A phone number, a code from a message, a currency. It takes a minute.</p>',
          '<h3>Тіркеліңіз</h3><p>Телефон нөмірі, хабарламадағы код, валюта. Бір минуттан аспайды.</p>',
        ),
      },
      {
        key: 'deposit',
        text: texts(
          '<h3>Поповніть рахунок</h3><p>Гроші одразу на ігровому балансі. Від 50 грн або 500 ₸.</p>',
          '<h3>Пополните счёт</h3><p>Деньги сразу на игровом балансе. От 50 грн или 500 ₸.</p>',
          '<h3>Make a deposit</h3><p>It is on your game balance at once. From 50 UAH or 500 KZT.</p>',
          '<h3>Шотты толтырыңыз</h3><p>Ақша бірден ойын балансында. 50 грн немесе 500 ₸-ден бастап.</p>',
        ),
      },
      {
        key: 'play',
        text: texts(
          '<h3>Грайте</h3><p>Виграші збираються на цифровому балансі після кожного раунду.</p>',
          '<h3>Играйте</h3><p>Выигрыши собираются на цифровом балансе после каждого раунда.</p>',
          '<h3>Play</h3><p>Winnings gather on your digital balance after every round.</p>',
          '<h3>Ойнаңыз</h3><p>Әр раундтан кейін ұтыстар цифрлық балансқа жиналады.</p>',
        ),
      },
      {
        key: 'history',
        text: texts(
          '<h3>Перегляньте кожен раунд</h3><p>Ставка, виграш і баланс після них лишаються в історії.</p>',
          '<h3>Пересмотрите каждый раунд</h3><p>Ставка, выигрыш и баланс после них остаются в истории.</p>',
          '<h3>Read every round again</h3><p>The stake, the win and the balance after them stay in your history.</p>',
          '<h3>Әр раундты қайта қараңыз</h3><p>Бәс, ұтыс және одан кейінгі баланс тарихта сақталады.</p>',
        ),
      },
    ],
  },
  {
    key: 'deposit-help',
    header: texts(
      '<h3>Про поповнення</h3>',
      '<h3>О пополнении</h3>',
      '<h3>About deposits</h3>',
      '<h3>Толтыру туралы</h3>',
    ),
    items: [
      {
        key: 'where',
        text: texts(
          '<p>Сума надходить на ігровий баланс одразу після підтвердження платежу.</p>',
          '<p>Сумма поступает на игровой баланс сразу после подтверждения платежа.</p>',
          '<p>The amount reaches your game balance as soon as the payment is confirmed.</p>',
          '<p>Төлем расталған бойда сома ойын балансына түседі.</p>',
        ),
      },
      {
        key: 'card',
        text: texts(
          '<p>Дані картки ви вводите на сторінці платіжної системи: ми їх не бачимо.</p>',
          '<p>Данные карты вы вводите на странице платёжной системы: мы их не видим.</p>',
          '<p>You enter your card on the payment system’s own page: we never see it.</p>',
          '<p>Карта деректерін төлем жүйесінің бетінде енгізесіз: біз оларды көрмейміз.</p>',
        ),
      },
      {
        key: 'declined',
        text: texts(
          '<p>Платіж відхилено? Спробуйте ще раз або іншою карткою. Не допомогло — зверніться до свого банку.</p>',
          '<p>Платёж отклонён? Попробуйте ещё раз или другой картой. Не помогло — обратитесь в свой банк.</p>',
          '<p>Payment declined? Try again or use another card. If that doesn’t help, ask your bank.</p>',
          '<p>Төлем қабылданбады ма? Қайталап немесе басқа картамен көріңіз. Көмектеспесе, банкіңізге хабарласыңыз.</p>',
        ),
      },
    ],
  },
  WITHDRAWAL_HELP,
  LIVE_TABLES,
  ROULETTE_RULES,
  CASHBACK_HOW,
  BONUS_WAGERING,
  BONUS_BURNING,
  BATTLE_RULES,
  JACKPOT_CONDITIONS,
  WHEEL_CONDITIONS,
  RATING_HELP,
  TERMS_IN_SHORT,
];
