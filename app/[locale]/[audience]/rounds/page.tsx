import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { type PageParams, readPageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageHeader } from '@/components/layout/page-header';
import { RoundFromAddress } from '@/features/game/components/round-from-address';
import { RoundSkeleton } from '@/features/game/components/round-skeleton';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('round');
  return pageMetadata({
    locale,
    path: '/rounds',
    title: t('title'),
    description: t('description'),
    picture: 'games',
    index: false,
  });
}

/** One round that the player has played: what it moved, and its picture again. One page stands for all rounds. */
export default async function RoundPage({ params }: { params: PageParams }) {
  const { audience, locale } = await readPageParams(params);
  const t = await getTranslations('round');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t('title')} />
      {audience === 'member' ? (
        <PageTexts of={['round']}>
          <ServerData>
            <Suspense fallback={<RoundSkeleton />}>
              <RoundFromAddress locale={locale} />
            </Suspense>
          </ServerData>
        </PageTexts>
      ) : (
        <AskToJoin
          suit="spades"
          title={t('loginFirst')}
          text={t('loginFirstText')}
          action={t('logIn')}
          kind="login"
          over={cashboxRoutes.history('rounds')}
        />
      )}
    </div>
  );
}
