import '../../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/app/frame/site-frame';
import { type PageParams, pagesOfBuild, readPageParams } from '@/app/page-params';
import { FirstVisitScript } from '@/app/shell/first-visit-script';
import { Preloader } from '@/components/layout/preloader';
import { CoversPlace } from '@/components/overlay/covers-place';
import { fontVariables } from '@/lib/fonts';
import { clientMessages } from '@/lib/i18n/client-messages';
import { PageWordsProvider } from '@/lib/i18n/page-words';
import { siteMetadata } from '@/lib/seo/page-metadata';

export const viewport: Viewport = { themeColor: '#0a1210', colorScheme: 'dark', viewportFit: 'cover' };

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  await readPageParams(params);
  const t = await getTranslations('meta');
  return siteMetadata(t('mainTitle'));
}

export function generateStaticParams() {
  return pagesOfBuild;
}

/** The document. Static for each language and audience: nothing here reads the request. */
export default async function SiteLayout({ params, children }: { params: PageParams; children: ReactNode }) {
  const { locale, audience } = await readPageParams(params);
  return (
    // app/shell/first-visit.js marks the html element before React comes to it.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <FirstVisitScript />
      </head>
      <body>
        <Preloader />
        <PageWordsProvider locale={locale} messages={await clientMessages(audience)}>
          <SiteFrame locale={locale} audience={audience}>
            {children}
          </SiteFrame>
        </PageWordsProvider>
        <CoversPlace />
      </body>
    </html>
  );
}
