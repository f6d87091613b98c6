import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { GameGrid } from '@/features/lobby/components/game-grid';
import { GameGridSkeleton } from '@/features/lobby/components/game-grid-skeleton';
import { GamesBrowser } from '@/features/lobby/components/games-browser';
import { LOBBY_PAGE_SIZE } from '@/features/lobby/constants';
import { fetchGames } from '@/lib/catalogue/catalogue';

type Props = { params: Promise<{ locale: string; audience: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'lobby' });
  return { title: t('title'), description: t('description') };
}

/** The lobby. Its first tiles are in the HTML; search and filters take over the same grid in the browser. Spec §2. */
export default async function GamesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('lobby');
  const first = await fetchGames({ page: 1, pageSize: LOBBY_PAGE_SIZE, sort: 'popular' });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-display font-semibold text-2xl">{t('title')}</h1>
      <Suspense fallback={first ? <GameGrid games={first.items} label={t('allGames')} /> : <GameGridSkeleton />}>
        <GamesBrowser first={first} />
      </Suspense>
    </div>
  );
}
