import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Area, EVERYWHERE } from './areas';

/** Sends the texts of some areas to the browser, with those that every page needs. @param of areas this part of the page reads */
export async function Texts({ of = [], children }: { of?: readonly Area[]; children: ReactNode }) {
  const all = await getMessages();
  const sent = Object.fromEntries([...EVERYWHERE, ...of].map((area) => [area, all[area]]));
  return <NextIntlClientProvider messages={sent}>{children}</NextIntlClientProvider>;
}
