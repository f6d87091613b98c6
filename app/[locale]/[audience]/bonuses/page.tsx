import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/app/blocks/content-blocks';
import { type PageParams, readPageParams } from '@/app/page-params';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { getComponents } from '@/lib/content/content';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('bonusesPage');
  return pageMetadata({
    locale,
    path: routes.bonuses(),
    title: `${t('title')} | Kozyr`,
    description: t('description'),
  });
}

/** What is on offer, as the editors tell it. */
export default async function BonusesPage({ params }: { params: PageParams }) {
  const { locale, audience } = await readPageParams(params);
  const t = await getTranslations('bonusesPage');
  const components = await getComponents('bonuses', { locale, audience });
  return (
    <>
      <PageHeader title={t('title')} />
      {components && components.length > 0 ? (
        <ContentBlocks components={components} locale={locale} audience={audience} />
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          suit="diamonds"
          action={
            <ButtonLink href={routes.games()} tone="gold">
              {t('toGames')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
    </>
  );
}
