'use client';

import type { Locale } from '@kozyr/contracts/locales';
import type { AbstractIntlMessages } from 'next-intl';
import { type ReactNode, use } from 'react';
import { useReaderLocale } from '@/lib/i18n/page-words';
import { Texts } from '@/lib/i18n/texts';

/** Also what reads the locale: the contract's own schema would bring its library onto every page. */
const FILES: Readonly<Record<Locale, () => Promise<{ default: AbstractIntlMessages }>>> = {
  uk: () => import('@/messages/uk.json'),
  ru: () => import('@/messages/ru.json'),
  en: () => import('@/messages/en.json'),
  kk: () => import('@/messages/kk.json'),
};
const isLocale = (text: string): text is Locale => Object.hasOwn(FILES, text);

const coming = new Map<Locale, Promise<AbstractIntlMessages>>();

function messagesOf(locale: Locale): Promise<AbstractIntlMessages> {
  const known = coming.get(locale);
  if (known) return known;
  const asked = FILES[locale]().then((file) => file.default);
  coming.set(locale, asked);
  // A chunk that did not come is asked for again the next time.
  asked.catch(() => coming.delete(locale));
  return asked;
}

/** Every text of the language, for what is opened by a few of the visitors: no page carries them. Suspends. */
export function ModalMessages({ children }: { children: ReactNode }) {
  const locale = useReaderLocale();
  if (!isLocale(locale)) throw new RangeError(`There are no texts in "${locale}"`);
  return <Texts more={use(messagesOf(locale))}>{children}</Texts>;
}
