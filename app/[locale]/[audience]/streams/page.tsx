import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { type PageParams, readPageParams } from '@/app/page-params';
import { PageHeader } from '@/components/layout/page-header';
import { StreamHall } from '@/features/streams/components/stream-hall';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('streamsPage');
  return pageMetadata({
    locale,
    path: routes.streams(),
    title: t('title'),
    description: t('description'),
    picture: 'games',
    index: false,
  });
}

/** The streaming section. Who may see it is decided before a request comes here: edge/src/routing/dispatch, proxy.ts. Spec §1, §6. */
export default async function StreamsPage({ params }: { params: PageParams }) {
  await readPageParams(params);
  const t = await getTranslations('streamsPage');
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={t('title')}>{t('description')}</PageHeader>
      <PageTexts of={['streams']}>
        <ServerData>
          <StreamHall />
        </ServerData>
      </PageTexts>
    </div>
  );
}
