import type { InEveryLanguage } from '@kozyr/contracts/locales';

/** A sign-in from a browser or a network that the account did not know. What the browser calls itself is a stranger's text, and left out. */
export const newSignInText: InEveryLanguage = {
  uk: 'Kozyr: новий вхід до вашого акаунта. Якщо це не ви, змініть пароль і завершіть інші сеанси в профілі.',
  ru: 'Kozyr: новый вход в ваш аккаунт. Если это не вы, смените пароль и завершите другие сеансы в профиле.',
  en: 'Kozyr: a new sign-in to your account. If it was not you, change the password and end other sessions in the profile.',
  kk: 'Kozyr: аккаунтыңызға жаңа кіру тіркелді. Егер бұл сіз болмасаңыз, құпиясөзді өзгертіп, профильде басқа сеанстарды аяқтаңыз.',
};

export const passwordChangedText: InEveryLanguage = {
  uk: 'Kozyr: пароль вашого акаунта змінено. Якщо це не ви, одразу задайте новий на сторінці входу й напишіть підтримці.',
  ru: 'Kozyr: пароль вашего аккаунта изменён. Если это не вы, сразу задайте новый на странице входа и напишите в поддержку.',
  en: 'Kozyr: the password of your account was changed. If it was not you, set a new one at the login and write to support.',
  kk: 'Kozyr: аккаунтыңыздың құпиясөзі өзгертілді. Егер бұл сіз болмасаңыз, кіру бетінде жаңасын қойып, қолдау қызметіне жазыңыз.',
};

/** Half a year after the registration, or after the player last set a limit or was reminded. Both who has limits and who has none read it. */
export const reviewLimitsText: InEveryLanguage = {
  uk: 'Kozyr: пів року минуло. Перегляньте в профілі ліміти поповнень, програшів і часу: менший діє одразу, більший — після очікування.',
  ru: 'Kozyr: прошло полгода. Проверьте в профиле лимиты пополнений, проигрышей и времени: меньший действует сразу, больший — после ожидания.',
  en: 'Kozyr: half a year has passed. Look over your limits on deposits, losses and time in the profile: a lower one holds at once.',
  kk: 'Kozyr: жарты жыл өтті. Профильде толтыру, ұтылыс және уақыт лимиттерін қарап шығыңыз: азайтылғаны бірден күшіне енеді.',
};

export const factorOnText: InEveryLanguage = {
  uk: 'Kozyr: двоетапний вхід увімкнено. Якщо це не ви, напишіть підтримці.',
  ru: 'Kozyr: двухэтапный вход включён. Если это не вы, напишите в поддержку.',
  en: 'Kozyr: two-step sign-in was turned on. If it was not you, write to support.',
  kk: 'Kozyr: екі сатылы кіру қосылды. Егер бұл сіз болмасаңыз, қолдау қызметіне жазыңыз.',
};

export const factorOffText: InEveryLanguage = {
  uk: 'Kozyr: двоетапний вхід вимкнено. Якщо це не ви, змініть пароль і напишіть підтримці.',
  ru: 'Kozyr: двухэтапный вход выключен. Если это не вы, смените пароль и напишите в поддержку.',
  en: 'Kozyr: two-step sign-in was turned off. If it was not you, change the password and write to support.',
  kk: 'Kozyr: екі сатылы кіру өшірілді. Егер бұл сіз болмасаңыз, құпиясөзді өзгертіп, қолдау қызметіне жазыңыз.',
};

export const factorResetText: InEveryLanguage = {
  uk: 'Kozyr: підтримка вимкнула двоетапний вхід, і ви вийшли на всіх пристроях. Якщо ви про це не просили, напишіть їй.',
  ru: 'Kozyr: поддержка выключила двухэтапный вход, и вы вышли на всех устройствах. Если вы об этом не просили, напишите ей.',
  en: 'Kozyr: support turned two-step sign-in off, and you are signed out everywhere. If you did not ask for it, write to support.',
  kk: 'Kozyr: қолдау қызметі екі сатылы кіруді өшірді, барлық құрылғыдан шықтыңыз. Егер мұны сұрамасаңыз, оған жазыңыз.',
};
