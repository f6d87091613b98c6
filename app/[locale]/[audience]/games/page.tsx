import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import type { PageParams } from '@/app/page-params';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { PageHeader } from '@/components/layout/page-header';
import { GamesBrowser } from '@/features/lobby/components/games-browser';
import { LobbyFallback } from '@/features/lobby/components/lobby-fallback';
import { LOBBY_PAGE_SIZE } from '@/features/lobby/constants';
import { fetchGames } from '@/lib/catalogue/catalogue';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('games', params);
}

/** The lobby. Its first tiles are in the HTML; search and filters take over the same grid in the browser. Spec §2. */
export default async function GamesPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('games', params);
  const t = await getTranslations('lobby');
  const first = await fetchGames({ page: 1, pageSize: LOBBY_PAGE_SIZE, sort: 'popular' });
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        <Suspense fallback={<LobbyFallback first={first} label={t('allGames')} />}>
          <PageTexts of={['lobby']}>
            <ServerData>
              <GamesBrowser first={first} />
            </ServerData>
          </PageTexts>
        </Suspense>
        <PageBlocks components={components ?? []} locale={locale} audience={audience} page="games" under />
      </div>
    </>
  );
}
