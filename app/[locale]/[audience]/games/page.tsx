import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ServerData } from '@/app/frame/server-data';
import { type PageParams, readPageParams } from '@/app/page-params';
import { PageHeader } from '@/components/layout/page-header';
import { GamesBrowser } from '@/features/lobby/components/games-browser';
import { LobbyFallback } from '@/features/lobby/components/lobby-fallback';
import { LOBBY_PAGE_SIZE } from '@/features/lobby/constants';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('lobby');
  return pageMetadata({ locale, path: routes.games(), title: `${t('title')} | Kozyr`, description: t('description') });
}

/** The lobby. Its first tiles are in the HTML; search and filters take over the same grid in the browser. Spec §2. */
export default async function GamesPage({ params }: { params: PageParams }) {
  await readPageParams(params);
  const t = await getTranslations('lobby');
  const first = await fetchGames({ page: 1, pageSize: LOBBY_PAGE_SIZE, sort: 'popular' });
  return (
    <>
      <PageHeader title={t('title')} />
      <Suspense fallback={<LobbyFallback first={first} label={t('allGames')} />}>
        <ServerData>
          <GamesBrowser first={first} />
        </ServerData>
      </Suspense>
    </>
  );
}
