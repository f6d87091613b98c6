import { type InEveryLanguage, knownLocale, type Locale } from '@kozyr/contracts/locales';
import type { ChargebackReason } from '@kozyr/contracts/payment-gateway';
import type { Outcome } from '../outcomes';

/** The page's language for a BCP 47 tag or a list of them; English for what we do not speak. */
export function languageOf(locale: string): Locale {
  const first = locale
    .trim()
    .toLowerCase()
    .split(/[-_,;]/)[0];
  return knownLocale(first) ?? 'en';
}

export type Texts = {
  title: string;
  sandbox: string;
  payTo: (merchant: string) => string;
  amount: string;
  method: string;
  reference: string;
  payBefore: string;
  noCard: string;
  pay: (amount: string) => string;
  approvals: string;
  declines: string;
  silence: string;
  outcome: Record<Exclude<Outcome, 'approve'>, string>;
  result: Record<
    'approved' | 'declined' | 'expired' | 'processing' | 'disputed' | 'missing' | 'unavailable',
    { title: string; body: string }
  >;
  dispute: { title: string; note: (merchant: string) => string; reason: Record<ChargebackReason, string> };
  back: (merchant: string) => string;
};

export const TEXTS: InEveryLanguage<Texts> = {
  uk: {
    title: 'Оплата',
    sandbox: 'Пісочниця: справжні гроші не рухаються',
    payTo: (merchant) => `Оплата на користь ${merchant}`,
    amount: 'Сума',
    method: 'Спосіб',
    reference: 'Номер',
    payBefore: 'Оплатити до',
    noCard:
      'Необов’язково: відповідь тестового банку ви обираєте самі. Зберігається лише відбиток номера, за яким картку впізнають знову. Справжніх карток тут не вводьте.',
    pay: (amount) => `Сплатити ${amount}`,
    approvals: 'Схвалити інакше',
    declines: 'Відхилити',
    silence: 'Не відповісти',
    outcome: {
      approve_duplicate: 'Схвалити й повідомити тричі',
      approve_return_first: 'Спочатку повернути, повідомити за 5 с',
      approve_late: 'Банк відповість за 8 с',
      insufficient_funds: 'Недостатньо коштів',
      card_declined: 'Банк відхилив картку',
      expired_card: 'Термін дії картки минув',
      limit_exceeded: 'Перевищено ліміт картки',
      suspected_fraud: 'Підозра на шахрайство',
      cancelled_by_payer: 'Скасувати платіж',
      timeout: 'Час на оплату вийшов',
    },
    result: {
      approved: { title: 'Сплачено', body: 'Банк схвалив платіж.' },
      declined: { title: 'Відхилено', body: 'Гроші не списано.' },
      expired: { title: 'Час вийшов', body: 'Платіж не відбувся, гроші не списано.' },
      processing: { title: 'Чекаємо на банк', body: 'Відповідь надійде за кілька секунд. Сторінку можна закрити.' },
      disputed: { title: 'Платіж оскаржено', body: 'Банк повернув гроші платнику.' },
      missing: { title: 'Такого платежу немає', body: 'Перевірте посилання або почніть оплату знову на сайті.' },
      unavailable: {
        title: 'Сторінка оплати тимчасово недоступна',
        body: 'Оновіть сторінку за хвилину. Платіж не загубиться, а гроші не спишуться двічі.',
      },
    },
    dispute: {
      title: 'Оскаржити платіж',
      note: (merchant) =>
        `Банк забирає гроші назад без згоди отримувача, а ${merchant} дізнається про це окремим повідомленням.`,
      reason: {
        fraudulent: 'Картку використали без дозволу',
        unrecognized: 'Не впізнаю цього платежу',
        service_not_provided: 'Послугу не надано',
      },
    },
    back: (merchant) => `Повернутися до ${merchant}`,
  },
  ru: {
    title: 'Оплата',
    sandbox: 'Песочница: настоящие деньги не движутся',
    payTo: (merchant) => `Оплата в пользу ${merchant}`,
    amount: 'Сумма',
    method: 'Способ',
    reference: 'Номер',
    payBefore: 'Оплатить до',
    noCard:
      'Необязательно: ответ тестового банка вы выбираете сами. Хранится лишь отпечаток номера, по которому карту узнают снова. Настоящих карт здесь не вводите.',
    pay: (amount) => `Оплатить ${amount}`,
    approvals: 'Одобрить иначе',
    declines: 'Отклонить',
    silence: 'Не ответить',
    outcome: {
      approve_duplicate: 'Одобрить и сообщить трижды',
      approve_return_first: 'Сначала вернуть, сообщить через 5 с',
      approve_late: 'Банк ответит через 8 с',
      insufficient_funds: 'Недостаточно средств',
      card_declined: 'Банк отклонил карту',
      expired_card: 'Срок действия карты истёк',
      limit_exceeded: 'Превышен лимит карты',
      suspected_fraud: 'Подозрение на мошенничество',
      cancelled_by_payer: 'Отменить платёж',
      timeout: 'Время на оплату вышло',
    },
    result: {
      approved: { title: 'Оплачено', body: 'Банк одобрил платёж.' },
      declined: { title: 'Отклонено', body: 'Деньги не списаны.' },
      expired: { title: 'Время вышло', body: 'Платёж не состоялся, деньги не списаны.' },
      processing: { title: 'Ждём ответа банка', body: 'Он придёт через несколько секунд. Страницу можно закрыть.' },
      disputed: { title: 'Платёж оспорен', body: 'Банк вернул деньги плательщику.' },
      missing: { title: 'Такого платежа нет', body: 'Проверьте ссылку или начните оплату на сайте заново.' },
      unavailable: {
        title: 'Страница оплаты временно недоступна',
        body: 'Обновите страницу через минуту. Платёж не потеряется, а деньги не спишутся дважды.',
      },
    },
    dispute: {
      title: 'Оспорить платёж',
      note: (merchant) =>
        `Банк забирает деньги назад без согласия получателя, а ${merchant} узнаёт об этом отдельным сообщением.`,
      reason: {
        fraudulent: 'Карту использовали без разрешения',
        unrecognized: 'Не узнаю этот платёж',
        service_not_provided: 'Услуга не оказана',
      },
    },
    back: (merchant) => `Вернуться в ${merchant}`,
  },
  en: {
    title: 'Payment',
    sandbox: 'Sandbox: no real money moves',
    payTo: (merchant) => `Payment to ${merchant}`,
    amount: 'Amount',
    method: 'Method',
    reference: 'Reference',
    payBefore: 'Pay before',
    noCard:
      'Optional: you choose the answer of the test bank yourself. Only a fingerprint of the number is kept, by which the card is known again. Enter no real card here.',
    pay: (amount) => `Pay ${amount}`,
    approvals: 'Approve in another way',
    declines: 'Decline',
    silence: 'Do not answer',
    outcome: {
      approve_duplicate: 'Approve and tell it three times',
      approve_return_first: 'Return first, tell after 5 s',
      approve_late: 'The bank answers after 8 s',
      insufficient_funds: 'Insufficient funds',
      card_declined: 'Card declined by the bank',
      expired_card: 'Card has expired',
      limit_exceeded: 'Card limit exceeded',
      suspected_fraud: 'Suspected fraud',
      cancelled_by_payer: 'Cancel the payment',
      timeout: 'Time to pay runs out',
    },
    result: {
      approved: { title: 'Paid', body: 'The bank has approved the payment.' },
      declined: { title: 'Declined', body: 'No money was taken.' },
      expired: { title: 'Time is up', body: 'The payment did not happen and no money was taken.' },
      processing: {
        title: 'Waiting for the bank',
        body: 'Its answer comes in a few seconds. You may close this page.',
      },
      disputed: { title: 'Disputed', body: 'The bank has given the money back to the payer.' },
      missing: { title: 'There is no such payment', body: 'Check the link, or start the payment again on the site.' },
      unavailable: {
        title: 'The payment page is unavailable for a moment',
        body: 'Reload it in a minute. The payment is not lost, and money is not taken twice.',
      },
    },
    dispute: {
      title: 'Dispute the payment',
      note: (merchant) =>
        `The bank takes the money back without asking the receiver; ${merchant} is told of it separately.`,
      reason: {
        fraudulent: 'The card was used without permission',
        unrecognized: 'I do not recognise this payment',
        service_not_provided: 'The service was not provided',
      },
    },
    back: (merchant) => `Return to ${merchant}`,
  },
  kk: {
    title: 'Төлем',
    sandbox: 'Сынақ ортасы: нақты ақша қозғалмайды',
    payTo: (merchant) => `${merchant} пайдасына төлем`,
    amount: 'Сома',
    method: 'Төлем тәсілі',
    reference: 'Нөмірі',
    payBefore: 'Төлеу мерзімі',
    noCard:
      'Міндетті емес: сынақ банкінің жауабын өзіңіз таңдайсыз. Нөмірдің карта қайта танылатын таңбасы ғана сақталады. Мұнда шынайы карта енгізбеңіз.',
    pay: (amount) => `${amount} төлеу`,
    approvals: 'Басқаша мақұлдау',
    declines: 'Қабылдамау',
    silence: 'Жауап бермеу',
    outcome: {
      approve_duplicate: 'Мақұлдап, үш рет хабарлау',
      approve_return_first: 'Алдымен қайтару, 5 с кейін хабарлау',
      approve_late: 'Банк 8 с кейін жауап береді',
      insufficient_funds: 'Қаражат жеткіліксіз',
      card_declined: 'Банк картаны қабылдамады',
      expired_card: 'Картаның мерзімі өткен',
      limit_exceeded: 'Карта лимиті асып кетті',
      suspected_fraud: 'Алаяқтық күдігі',
      cancelled_by_payer: 'Төлемнен бас тарту',
      timeout: 'Төлеу уақыты бітті',
    },
    result: {
      approved: { title: 'Төленді', body: 'Банк төлемді мақұлдады.' },
      declined: { title: 'Қабылданбады', body: 'Ақша алынған жоқ.' },
      expired: { title: 'Уақыт бітті', body: 'Төлем жасалмады, ақша алынған жоқ.' },
      processing: { title: 'Банктің жауабын күтудеміз', body: 'Жауап бірнеше секундта келеді. Бетті жабуға болады.' },
      disputed: { title: 'Төлем дауланды', body: 'Банк ақшаны төлеушіге қайтарды.' },
      missing: { title: 'Мұндай төлем жоқ', body: 'Сілтемені тексеріңіз немесе төлемді сайтта қайта бастаңыз.' },
      unavailable: {
        title: 'Төлем беті уақытша қолжетімсіз',
        body: 'Бір минуттан кейін бетті жаңартыңыз. Төлем жоғалмайды, ақша екі рет алынбайды.',
      },
    },
    dispute: {
      title: 'Төлемді даулау',
      note: (merchant) => `Банк ақшаны алушының келісімінсіз кері алады, ал ${merchant} бұл туралы бөлек хабар алады.`,
      reason: {
        fraudulent: 'Карта рұқсатсыз пайдаланылған',
        unrecognized: 'Бұл төлемді танымаймын',
        service_not_provided: 'Қызмет көрсетілмеді',
      },
    },
    back: (merchant) => `${merchant} сайтына қайту`,
  },
};
