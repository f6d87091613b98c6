import type { IdentityDenial } from '@kozyr/contracts/identity';
import type { InEveryLanguage } from '@kozyr/contracts/locales';

/** Why a check was denied, as half a sentence after a colon. */
const DENIED_FOR: InEveryLanguage<Readonly<Record<IdentityDenial, string>>> = {
  uk: {
    under_age: 'за документом вам ще немає 21 року',
    document_expired: 'строк дії документа минув',
    document_used: 'цей документ уже підтверджує інший акаунт',
    picture_unclear: 'на фото не все можна прочитати',
    data_differs: 'дані в документі не такі, як ви вказали',
    document_not_accepted: 'такий документ ми не приймаємо',
    not_genuine: 'справжність документа не підтвердилася',
  },
  ru: {
    under_age: 'по документу вам ещё нет 21 года',
    document_expired: 'срок действия документа истёк',
    document_used: 'этот документ уже подтверждает другой аккаунт',
    picture_unclear: 'на фото не всё можно прочесть',
    data_differs: 'данные в документе не такие, как вы указали',
    document_not_accepted: 'такой документ мы не принимаем',
    not_genuine: 'подлинность документа не подтвердилась',
  },
  en: {
    under_age: 'by the document you are under 21',
    document_expired: 'the document has expired',
    document_used: 'this document already proves another account',
    picture_unclear: 'not everything on the pictures can be read',
    data_differs: 'the document says something else than you did',
    document_not_accepted: 'we do not take this kind of document',
    not_genuine: 'the document could not be shown to be genuine',
  },
  kk: {
    under_age: 'құжат бойынша сіз әлі 21 жасқа толмағансыз',
    document_expired: 'құжаттың мерзімі өтіп кеткен',
    document_used: 'бұл құжатпен басқа аккаунт расталған',
    picture_unclear: 'фотодағы деректердің бәрі оқылмайды',
    data_differs: 'құжаттағы деректер сіз көрсеткеннен өзгеше',
    document_not_accepted: 'мұндай құжат қабылданбайды',
    not_genuine: 'құжаттың түпнұсқа екені расталмады',
  },
};

type Said = { level: 2 | 3; denial: IdentityDenial | null };

/** What a player is told once their check is decided. */
export const decisionText: InEveryLanguage<(said: Said) => string> = {
  uk: ({ level, denial }) =>
    denial === null
      ? `Kozyr: ${level === 2 ? 'вашу особу підтверджено' : 'походження ваших коштів підтверджено'}. Дякуємо!`
      : `Kozyr: ${level === 2 ? 'підтвердити вашу особу' : 'підтвердити походження коштів'} не вдалося: ${DENIED_FOR.uk[denial]}. Спробуйте ще раз у профілі.`,
  ru: ({ level, denial }) =>
    denial === null
      ? `Kozyr: ${level === 2 ? 'ваша личность подтверждена' : 'происхождение ваших средств подтверждено'}. Спасибо!`
      : `Kozyr: ${level === 2 ? 'подтвердить вашу личность' : 'подтвердить происхождение средств'} не удалось: ${DENIED_FOR.ru[denial]}. Попробуйте ещё раз в профиле.`,
  en: ({ level, denial }) =>
    denial === null
      ? `Kozyr: ${level === 2 ? 'your identity' : 'the source of your funds'} is confirmed. Thank you!`
      : `Kozyr: ${level === 2 ? 'your identity' : 'the source of your funds'} could not be confirmed: ${DENIED_FOR.en[denial]}. Try again in your profile.`,
  kk: ({ level, denial }) =>
    denial === null
      ? `Kozyr: ${level === 2 ? 'жеке басыңыз' : 'қаражатыңыздың шығу көзі'} расталды. Рақмет!`
      : `Kozyr: ${level === 2 ? 'жеке басыңызды' : 'қаражатыңыздың шығу көзін'} растау мүмкін болмады: ${DENIED_FOR.kk[denial]}. Профильде қайта байқап көріңіз.`,
};

/** What a player is told when what was approved counts no more. */
export const expiryText: InEveryLanguage<(level: 2 | 3) => string> = {
  uk: (level) =>
    `Kozyr: строк підтвердження ${level === 2 ? 'вашої особи' : 'походження коштів'} минув. Підтвердьте ще раз у профілі.`,
  ru: (level) =>
    `Kozyr: срок подтверждения ${level === 2 ? 'вашей личности' : 'происхождения средств'} истёк. Подтвердите ещё раз в профиле.`,
  en: (level) =>
    `Kozyr: the confirmation of ${level === 2 ? 'your identity' : 'the source of your funds'} has expired. Confirm it again in your profile.`,
  kk: (level) =>
    `Kozyr: ${level === 2 ? 'жеке басыңызды' : 'қаражатыңыздың шығу көзін'} растау мерзімі аяқталды. Профильде қайта растаңыз.`,
};
