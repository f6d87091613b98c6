import type { InEveryLanguage } from '@kozyr/contracts/locales';

export type Trouble = 'unavailable' | 'busy' | 'bad';

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
  },
  kk: {
    unavailable: {
      title: 'Техникалық жұмыстар жүріп жатыр',
      body: 'Сайт қазір қолжетімсіз. Ақшаңыз бен ставкаларыңыз қауіпсіз. Бір минуттан кейін қайталап көріңіз.',
      again: 'Қайталап көру',
    },
    busy: {
      title: 'Сұраныстар тым көп',
      body: 'Сіздің мекенжайыңыздан тым көп сұраныс келіп жатыр. Бірнеше секунд күте тұрыңыз.',
      again: 'Қайталап көру',
    },
    bad: { title: 'Мұндай мекенжай жоқ', body: 'Бұл мекенжайды оқи алмадық.', again: 'Басты бетке' },
  },
};
