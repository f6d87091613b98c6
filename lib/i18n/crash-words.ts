import type { InEveryLanguage } from '@kozyr/contracts/locales';

type CrashWords = { title: string; text: string; retry: string };

/**
 * What a page says that broke as a whole. They are the catalogues' own texts (`crash`, `ui.retry`), written here once more: whatever brings
 * texts may be what broke.
 */
export const CRASH_WORDS: InEveryLanguage<CrashWords> = {
  uk: {
    title: 'Щось пішло не так',
    text: 'Сталася неочікувана помилка. Спробуйте ще раз трохи згодом.',
    retry: 'Спробувати ще раз',
  },
  ru: {
    title: 'Что-то пошло не так',
    text: 'Произошла непредвиденная ошибка. Попробуйте ещё раз чуть позже.',
    retry: 'Попробовать ещё раз',
  },
  en: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again a little later.',
    retry: 'Try again',
  },
  kk: {
    title: 'Бірдеңе дұрыс болмады',
    text: 'Күтпеген қате орын алды. Сәл кейінірек қайталап көріңіз.',
    retry: 'Қайталап көру',
  },
};
