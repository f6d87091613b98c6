'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type PageWords = { locale: string; messages: AbstractIntlMessages };

const Words = createContext<PageWords | null>(null);

/** The language of a page and the texts that travel with it. The library that reads texts comes with what has some: see `Texts`. */
export function PageWordsProvider({ locale, messages, children }: PageWords & { children: ReactNode }) {
  const words = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <Words value={words}>{children}</Words>;
}

/** @throws Error outside of a page */
export function usePageWords(): PageWords {
  const words = useContext(Words);
  if (!words) throw new Error('Only below PageWordsProvider: the layout of the site has it, in tests renderApp.');
  return words;
}

/** The language of the page, for what needs no other text. */
export const useReaderLocale = (): string => usePageWords().locale;
