import type { InEveryLanguage } from '@kozyr/contracts/locales';
import type { KeptAct } from '../kept-cards';

/** What the page of a payment says of a card that is to be kept, and of a payment by one that was. */
type KeptTexts = {
  confirm: string;
  number: string;
  goodUntil: string;
  goodUntilHint: string;
  goodUntilWrong: string;
  act: Record<KeptAct, string>;
};

export const KEPT_TEXTS: InEveryLanguage<KeptTexts> = {
  uk: {
    confirm: 'Банк просить підтвердити цей платіж збереженою карткою.',
    number:
      'Потрібен лише для того, щоб запам’ятати картку: магазин отримає мітку замість номера. Без номера нічого не збережеться. Справжніх карток тут не вводьте.',
    goodUntil: 'Діє до',
    goodUntilHint: 'Місяць і рік на картці, наприклад 04/30.',
    goodUntilWrong: 'Вкажіть місяць і рік, які ще не минули, наприклад 04/30.',
    act: {
      charges: 'Далі списується одразу',
      asks: 'Далі банк просить підтвердження',
      declines: 'Далі банк відмовляє',
      expires: 'Далі картка прострочена',
    },
  },
  ru: {
    confirm: 'Банк просит подтвердить этот платёж сохранённой картой.',
    number:
      'Нужен лишь для того, чтобы запомнить карту: магазин получит метку вместо номера. Без номера ничего не сохранится. Настоящих карт здесь не вводите.',
    goodUntil: 'Действует до',
    goodUntilHint: 'Месяц и год на карте, например 04/30.',
    goodUntilWrong: 'Укажите месяц и год, которые ещё не прошли, например 04/30.',
    act: {
      charges: 'Дальше списывается сразу',
      asks: 'Дальше банк просит подтверждения',
      declines: 'Дальше банк отказывает',
      expires: 'Дальше карта просрочена',
    },
  },
  en: {
    confirm: 'The bank asks you to confirm this payment by your saved card.',
    number:
      'Needed only to remember the card: the shop gets a token in place of the number. Without a number nothing is remembered. Enter no real card here.',
    goodUntil: 'Good until',
    goodUntilHint: 'Month and year on the card, for example 04/30.',
    goodUntilWrong: 'Enter a month and year that are not over, for example 04/30.',
    act: {
      charges: 'Charged at once later',
      asks: 'The bank asks for your word later',
      declines: 'The bank refuses later',
      expires: 'Counts as expired later',
    },
  },
  kk: {
    confirm: 'Банк бұл төлемді сақталған картамен растауды сұрайды.',
    number:
      'Картаны есте сақтау үшін ғана керек: дүкен нөмірдің орнына белгі алады. Нөмірсіз ештеңе сақталмайды. Мұнда шынайы карта енгізбеңіз.',
    goodUntil: 'Жарамды мерзімі',
    goodUntilHint: 'Картадағы ай мен жыл, мысалы 04/30.',
    goodUntilWrong: 'Әлі өтпеген ай мен жылды енгізіңіз, мысалы 04/30.',
    act: {
      charges: 'Кейін бірден алынады',
      asks: 'Кейін банк растауды сұрайды',
      declines: 'Кейін банк бас тартады',
      expires: 'Кейін мерзімі өткен болып саналады',
    },
  },
};
