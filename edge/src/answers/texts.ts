import type { InEveryLanguage } from '@kozyr/contracts/locales';

export type Trouble = 'unavailable' | 'busy' | 'bad' | 'closed';

interface Text {
  readonly title: string;
  readonly body: string;
  readonly again: string;
}

/** The few sentences the front door says itself, when nobody behind it can. */
export const TEXTS: InEveryLanguage<Readonly<Record<Trouble, Text>>> = {
  uk: {
    unavailable: {
      title: 'Тривають технічні роботи',
      body: 'Сайт зараз недоступний. Ваші гроші та ставки в безпеці. Спробуйте ще раз за хвилину.',
      again: 'Спробувати ще раз',
    },
    busy: {
      title: 'Забагато запитів',
      body: 'З вашої адреси надходить забагато запитів. Зачекайте кілька секунд.',
      again: 'Спробувати ще раз',
    },
    bad: { title: 'Такої адреси немає', body: 'Ми не змогли прочитати цю адресу.', again: 'На головну' },
    closed: {
      title: 'У вашій країні ми не працюємо',
      body: 'Тут не можна ні зареєструватися, ні грати. Якщо у вас є акаунт, увійдіть: ваші гроші лишаються вашими, і їх можна вивести.',
      again: 'Увійти',
    },
  },
  ru: {
    unavailable: {
      title: 'Ведутся технические работы',
      body: 'Сайт сейчас недоступен. Ваши деньги и ставки в безопасности. Попробуйте ещё раз через минуту.',
      again: 'Попробовать ещё раз',
    },
    busy: {
      title: 'Слишком много запросов',
      body: 'С вашего адреса приходит слишком много запросов. Подождите несколько секунд.',
      again: 'Попробовать ещё раз',
    },
    bad: { title: 'Такого адреса нет', body: 'Мы не смогли прочитать этот адрес.', again: 'На главную' },
    closed: {
      title: 'В вашей стране мы не работаем',
      body: 'Здесь нельзя ни зарегистрироваться, ни играть. Если у вас есть аккаунт, войдите: ваши деньги остаются вашими, и их можно вывести.',
      again: 'Войти',
    },
  },
  en: {
    unavailable: {
      title: 'Technical work is underway',
      body: 'The site is not available right now. Your money and your bets are safe. Please try again in a minute.',
      again: 'Try again',
    },
    busy: {
      title: 'Too many requests',
      body: 'Too many requests are coming from your address. Please wait a few seconds.',
      again: 'Try again',
    },
    bad: { title: 'No such address', body: 'We could not read this address.', again: 'To the main page' },
    closed: {
      title: 'We are not open in your country',
      body: 'Nobody can register or play here. If you have an account, log in: your money stays yours, and you can withdraw it.',
      again: 'Log in',
    },
  },
  kk: {
    unavailable: {
      title: 'Техникалық жұмыстар жүріп жатыр',
      body: 'Сайт қазір қолжетімсіз. Ақшаңыз бен бәстеріңіз қауіпсіз. Бір минуттан кейін қайталап көріңіз.',
      again: 'Қайталап көру',
    },
    busy: {
      title: 'Сұраулар тым көп',
      body: 'Сіздің мекенжайыңыздан тым көп сұрау келіп жатыр. Бірнеше секунд күте тұрыңыз.',
      again: 'Қайталап көру',
    },
    bad: { title: 'Мұндай мекенжай жоқ', body: 'Бұл мекенжайды оқи алмадық.', again: 'Басты бетке' },
    closed: {
      title: 'Еліңізде біз жұмыс істемейміз',
      body: 'Мұнда тіркелуге де, ойнауға да болмайды. Аккаунтыңыз болса, кіріңіз: ақшаңыз өзіңізде қалады, оны шығарып алуға болады.',
      again: 'Кіру',
    },
  },
};
