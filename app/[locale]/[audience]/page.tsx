import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/app/blocks/content-blocks';
import { PlainMain } from '@/app/blocks/plain-main';
import { type PageParams, readPageParams } from '@/app/page-params';
import { getComponents, getContentPage } from '@/lib/content/content';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('meta');
  const page = await getContentPage('main', locale);
  return pageMetadata({
    locale,
    path: routes.main(),
    title: page?.title || t('mainTitle'),
    description: page?.description || t('mainDescription'),
  });
}

/** The main page: what the editors put there, or a plain working one. */
export default async function MainPage({ params }: { params: PageParams }) {
  const { locale, audience } = await readPageParams(params);
  const t = await getTranslations('main');
  const components = await getComponents('main', { locale, audience });
  if (!components || components.length === 0) return <PlainMain />;
  return (
    <>
      <h1 className="sr-only">{t('heading')}</h1>
      <ContentBlocks components={components} locale={locale} audience={audience} />
    </>
  );
}
