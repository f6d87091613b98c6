import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';
import type { NotificationNews } from '@kozyr/contracts/notifications';

type Text = { title: string; body: string };

/**
 * The words of pushes. A locked screen is read by others too: no sum, no name and nothing of what was written stands in them. None of them
 * hurries.
 */
const TEXTS = {
  paid: {
    uk: { title: 'Кошти виведено', body: 'Гроші надіслано на вашу картку. Подробиці — в касі.' },
    ru: { title: 'Деньги выведены', body: 'Деньги отправлены на вашу карту. Подробности — в кассе.' },
    en: {
      title: 'Your withdrawal is paid',
      body: 'The money is on its way to your card. The cashbox has the details.',
    },
    kk: { title: 'Ақша шығару орындалды', body: 'Ақша картаңызға жіберілді. Толығы — кассада.' },
  },
  declined: {
    uk: { title: 'Виведення відхилено', body: 'Гроші знову на вашому балансі. Причина — в касі.' },
    ru: { title: 'Вывод отклонён', body: 'Деньги снова на вашем балансе. Причина — в кассе.' },
    en: { title: 'Your withdrawal was declined', body: 'The money is back in your balance. The cashbox says why.' },
    kk: { title: 'Ақша шығарудан бас тартылды', body: 'Ақша балансыңызға қайтарылды. Себебі — кассада.' },
  },
  chat: {
    uk: { title: 'Підтримка відповіла', body: 'Відповідь чекає на вас у чаті.' },
    ru: { title: 'Поддержка ответила', body: 'Ответ ждёт вас в чате.' },
    en: { title: 'Support has answered', body: 'The answer is in your chat.' },
    kk: { title: 'Қолдау қызметі жауап берді', body: 'Жауап чатта тұр.' },
  },
  battle: {
    uk: { title: 'Битву завершено', body: 'Результати — на сторінці битв.' },
    ru: { title: 'Битва завершена', body: 'Результаты — на странице битв.' },
    en: { title: 'Your battle is over', body: 'The results are on the page of battles.' },
    kk: { title: 'Шайқас аяқталды', body: 'Нәтижелері — шайқастар бетінде.' },
  },
  bonus: {
    uk: {
      title: 'Бонус закінчується',
      body: 'Строк вашого бонусу спливає протягом доби. Умови — на сторінці бонусів.',
    },
    ru: {
      title: 'Бонус заканчивается',
      body: 'Срок вашего бонуса истекает в течение суток. Условия — на странице бонусов.',
    },
    en: {
      title: 'Your bonus ends',
      body: 'Your bonus runs out within 24 hours. Its terms are on the page of bonuses.',
    },
    kk: {
      title: 'Бонус аяқталады',
      body: 'Бонусыңыздың мерзімі бір тәулік ішінде бітеді. Шарттары — бонустар бетінде.',
    },
  },
  wheel: {
    uk: { title: 'Колесо готове', body: 'У вас є одне обертання.' },
    ru: { title: 'Колесо готово', body: 'У вас есть одно вращение.' },
    en: { title: 'The wheel is ready', body: 'You have one spin.' },
    kk: { title: 'Дөңгелек дайын', body: 'Сізде бір айналдыру бар.' },
  },
} as const satisfies Record<string, InEveryLanguage<Text>>;

/** What a push says of some news, in a language. */
export function pushText(news: NotificationNews, locale: Locale): Text {
  return TEXTS[news.kind === 'payout' ? news.outcome : news.kind][locale];
}
