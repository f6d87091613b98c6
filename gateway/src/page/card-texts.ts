import type { InEveryLanguage } from '@kozyr/contracts/locales';
import type { CardRefusal } from '@kozyr/contracts/payment-gateway';
import type { NumberProblem } from '../card-number';
import type { CardAct } from '../test-cards';

type Result = { title: string; body: string };

export type CardTexts = {
  title: string;
  payoutFrom: (merchant: string) => string;
  recipient: string;
  openUntil: string;
  number: string;
  hint: string;
  save: string;
  testCards: string;
  testNote: string;
  problem: Record<NumberProblem, string>;
  act: Record<CardAct, string>;
  result: Record<'saved' | 'refused' | 'expired', Result>;
  refused: Record<CardRefusal, Result>;
};

export const CARD_TEXTS: InEveryLanguage<CardTexts> = {
  uk: {
    title: 'Картка для виплати',
    payoutFrom: (merchant) => `Виплата від ${merchant}`,
    recipient: 'Отримувач',
    openUntil: 'Сторінка діє до',
    number: 'Номер картки',
    hint: 'Повний номер не зберігається: лише останні чотири цифри.',
    save: 'Підтвердити картку',
    testCards: 'Тестові картки',
    testNote:
      'Натисніть, щоб узяти картку: вона вирішує, як відповість тестовий банк. Справжніх карток тут не вводьте.',
    problem: {
      empty: 'Введіть номер картки.',
      not_digits: 'У номері картки бувають лише цифри.',
      length: 'Номер неповний або задовгий. Зазвичай у ньому 16 цифр.',
      brand: 'Виплачуємо лише на картки Visa та Mastercard.',
      checksum: 'У номері помилка. Перевірте кожну цифру.',
    },
    act: {
      pays: 'Виплата за кілька секунд',
      pays_late: 'Виплата за 3 хвилини',
      card_declined: 'Банк відхилить виплату',
      card_expired: 'Термін дії картки минув',
      recipient_mismatch: 'Ім’я отримувача не збігається',
      limit_exceeded: 'Перевищено ліміт картки',
      bank_unavailable: 'Банк не працює',
      suspected_fraud: 'Підозра на шахрайство',
      told_twice: 'Виплата, повідомлення двічі',
      told_late: 'Виплата, повідомлення за хвилину',
      silent: 'Банк мовчить цілу добу',
      not_saved: 'Банк не прийме картку',
    },
    result: {
      saved: { title: 'Картку прийнято', body: 'На неї надійде виплата, щойно її схвалять.' },
      refused: { title: 'Картку не прийнято', body: 'Гроші не рухалися.' },
      expired: { title: 'Час вийшов', body: 'Картку не вказано, гроші не рухалися.' },
    },
    refused: {
      cancelled_by_payer: { title: 'Скасовано', body: 'Картку не вказано, гроші не рухалися.' },
      card_declined: { title: 'Картку не прийнято', body: 'Банк не виплачує на цю картку. Візьміть іншу.' },
      too_many_attempts: { title: 'Забагато спроб', body: 'Номер не підійшов десять разів. Почніть виплату знову.' },
    },
  },
  ru: {
    title: 'Карта для выплаты',
    payoutFrom: (merchant) => `Выплата от ${merchant}`,
    recipient: 'Получатель',
    openUntil: 'Страница действует до',
    number: 'Номер карты',
    hint: 'Полный номер не хранится: только последние четыре цифры.',
    save: 'Подтвердить карту',
    testCards: 'Тестовые карты',
    testNote: 'Нажмите, чтобы взять карту: она решает, как ответит тестовый банк. Настоящих карт здесь не вводите.',
    problem: {
      empty: 'Введите номер карты.',
      not_digits: 'В номере карты бывают только цифры.',
      length: 'Номер неполный или слишком длинный. Обычно в нём 16 цифр.',
      brand: 'Выплачиваем только на карты Visa и Mastercard.',
      checksum: 'В номере ошибка. Проверьте каждую цифру.',
    },
    act: {
      pays: 'Выплата за несколько секунд',
      pays_late: 'Выплата за 3 минуты',
      card_declined: 'Банк отклонит выплату',
      card_expired: 'Срок действия карты истёк',
      recipient_mismatch: 'Имя получателя не совпадает',
      limit_exceeded: 'Превышен лимит карты',
      bank_unavailable: 'Банк не работает',
      suspected_fraud: 'Подозрение на мошенничество',
      told_twice: 'Выплата, сообщение дважды',
      told_late: 'Выплата, сообщение через минуту',
      silent: 'Банк молчит целые сутки',
      not_saved: 'Банк не примет карту',
    },
    result: {
      saved: { title: 'Карта принята', body: 'На неё придёт выплата, как только её одобрят.' },
      refused: { title: 'Карта не принята', body: 'Деньги не двигались.' },
      expired: { title: 'Время вышло', body: 'Карта не указана, деньги не двигались.' },
    },
    refused: {
      cancelled_by_payer: { title: 'Отменено', body: 'Карта не указана, деньги не двигались.' },
      card_declined: { title: 'Карта не принята', body: 'Банк не выплачивает на эту карту. Возьмите другую.' },
      too_many_attempts: {
        title: 'Слишком много попыток',
        body: 'Номер не подошёл десять раз. Начните выплату заново.',
      },
    },
  },
  en: {
    title: 'Card for the payout',
    payoutFrom: (merchant) => `Payout from ${merchant}`,
    recipient: 'Recipient',
    openUntil: 'This page is open until',
    number: 'Card number',
    hint: 'The full number is not kept: only its last four digits.',
    save: 'Confirm the card',
    testCards: 'Test cards',
    testNote: 'Press one to take it: it decides how the test bank answers. Do not enter a real card here.',
    problem: {
      empty: 'Enter the card number.',
      not_digits: 'A card number has digits only.',
      length: 'The number is incomplete or too long. It usually has 16 digits.',
      brand: 'We pay out to Visa and Mastercard cards only.',
      checksum: 'There is a mistake in the number. Check every digit.',
    },
    act: {
      pays: 'Paid in a few seconds',
      pays_late: 'Paid in 3 minutes',
      card_declined: 'The bank declines the payout',
      card_expired: 'Card has expired',
      recipient_mismatch: 'The recipient’s name does not match',
      limit_exceeded: 'Card limit exceeded',
      bank_unavailable: 'The bank is not available',
      suspected_fraud: 'Suspected fraud',
      told_twice: 'Paid, told twice',
      told_late: 'Paid, told a minute later',
      silent: 'The bank is silent for a day',
      not_saved: 'The bank does not take this card',
    },
    result: {
      saved: { title: 'Card accepted', body: 'The payout will go to it once it is approved.' },
      refused: { title: 'Card not accepted', body: 'No money was moved.' },
      expired: { title: 'Time is up', body: 'No card was given and no money was moved.' },
    },
    refused: {
      cancelled_by_payer: { title: 'Cancelled', body: 'No card was given and no money was moved.' },
      card_declined: { title: 'Card not accepted', body: 'The bank does not pay out to this card. Use another one.' },
      too_many_attempts: {
        title: 'Too many attempts',
        body: 'The number was wrong ten times. Start the payout again.',
      },
    },
  },
  kk: {
    title: 'Төлем алатын карта',
    payoutFrom: (merchant) => `${merchant} төлейтін ақша`,
    recipient: 'Алушы',
    openUntil: 'Бет осы уақытқа дейін ашық',
    number: 'Карта нөмірі',
    hint: 'Толық нөмір сақталмайды: тек соңғы төрт цифры ғана.',
    save: 'Картаны растау',
    testCards: 'Сынақ карталары',
    testNote: 'Картаны таңдау үшін басыңыз: сынақ банкінің жауабы соған байланысты. Нағыз картаны мұнда енгізбеңіз.',
    problem: {
      empty: 'Карта нөмірін енгізіңіз.',
      not_digits: 'Карта нөмірінде тек цифрлар болады.',
      length: 'Нөмір толық емес немесе тым ұзын. Әдетте онда 16 цифр болады.',
      brand: 'Тек Visa және Mastercard карталарына төлейміз.',
      checksum: 'Нөмірде қате бар. Әр цифрды тексеріңіз.',
    },
    act: {
      pays: 'Бірнеше секундта төленеді',
      pays_late: '3 минуттан кейін төленеді',
      card_declined: 'Банк төлемді қабылдамайды',
      card_expired: 'Картаның мерзімі өткен',
      recipient_mismatch: 'Алушының аты сәйкес емес',
      limit_exceeded: 'Карта лимиті асып кетті',
      bank_unavailable: 'Банк жұмыс істемейді',
      suspected_fraud: 'Алаяқтық күдігі',
      told_twice: 'Төленеді, екі рет хабарланады',
      told_late: 'Төленеді, бір минуттан кейін хабарланады',
      silent: 'Банк бір тәулік үндемейді',
      not_saved: 'Банк бұл картаны қабылдамайды',
    },
    result: {
      saved: { title: 'Карта қабылданды', body: 'Ақша мақұлданған соң осы картаға түседі.' },
      refused: { title: 'Карта қабылданбады', body: 'Ақша қозғалған жоқ.' },
      expired: { title: 'Уақыт бітті', body: 'Карта көрсетілмеді, ақша қозғалған жоқ.' },
    },
    refused: {
      cancelled_by_payer: { title: 'Бас тартылды', body: 'Карта көрсетілмеді, ақша қозғалған жоқ.' },
      card_declined: { title: 'Карта қабылданбады', body: 'Банк бұл картаға төлемейді. Басқасын алыңыз.' },
      too_many_attempts: { title: 'Әрекет тым көп', body: 'Нөмір он рет қате болды. Ақша шығаруды қайта бастаңыз.' },
    },
  },
};
