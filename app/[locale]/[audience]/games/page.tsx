import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import type { PageParams } from '@/app/page-params';
import { LobbyGames } from '@/app/shell/lobby-games';
import { LobbyNav } from '@/app/shell/lobby-nav';
import { LobbyRails } from '@/app/shell/lobby-rails';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { PersonalRails } from '@/app/shell/personal-rails';
import { ErrorState } from '@/components/feedback/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { LOBBY_PAGE_SIZE } from '@/features/lobby/constants';
import { fetchGames, fetchSummary } from '@/lib/catalogue/catalogue';
import { Texts } from '@/lib/i18n/texts';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('games', params);
}

/** The lobby: rows over a grid of everything. Its first tiles are in the HTML; facets take over the same grid. Spec §2. */
export default async function GamesPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('games', params);
  const t = await getTranslations('lobby');
  const [first, summary] = await Promise.all([
    fetchGames({ page: 1, pageSize: LOBBY_PAGE_SIZE, sort: 'popular' }),
    fetchSummary(),
  ]);
  const version = summary?.version ?? null;
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-8">
        <LobbyNav summary={summary} base={null} />
        <PageTexts of={['favourites']}>
          <PersonalRails version={version} member={audience === 'member'} />
        </PageTexts>
        {summary && <LobbyRails summary={summary} audience={audience} />}
        <section className="flex flex-col gap-3">
          <h2 className="font-display font-semibold text-lg tablet:text-xl">{t('allGames')}</h2>
          {first ? (
            <LobbyGames
              locale={locale}
              audience={audience}
              base={null}
              version={version}
              games={first.items}
              total={first.total}
              label={t('allGames')}
            />
          ) : (
            <Texts>
              <ErrorState />
            </Texts>
          )}
        </section>
        <PageBlocks components={components ?? []} locale={locale} audience={audience} page="games" under />
      </div>
    </>
  );
}
