import '@fontsource-variable/onest/wght.css';
import '../globals.css';
import { Texts } from '@desk/lib/i18n/texts';
import { themeChosen } from '@desk/lib/server/theme';
import { knownLocale, LOCALES } from '@kozyr/contracts/locales';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: knownLocale(locale) ?? LOCALES[0], namespace: 'shell' });
  return { title: { default: t('name'), template: `%s · ${t('name')}` }, robots: { index: false, follow: false } };
}

/** The document of every page: its language and its colours. */
export default async function DocumentLayout({ children, params }: Props) {
  const locale = knownLocale((await params).locale);
  if (!locale) notFound();
  setRequestLocale(locale);
  const theme = await themeChosen();
  return (
    <html lang={locale} {...(theme ? { 'data-theme': theme } : {})} suppressHydrationWarning>
      <body>
        <Texts of={['entry']}>{children}</Texts>
      </body>
    </html>
  );
}
