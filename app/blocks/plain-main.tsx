import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { SuitMotif } from '@/components/display/suit-motif';
import { EmptyState } from '@/components/feedback/empty-state';
import { fetchGames, fetchProviders } from '@/lib/catalogue/catalogue';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';
import { GamesRail } from './games-rail';
import { ProviderStrip } from './provider-strip';

/** The main page without the content service: a welcome, what is a player's own, the games, and the newest wins. */
export async function PlainMain({ audience, own, latest }: { audience: Audience; own: ReactNode; latest: ReactNode }) {
  const t = await getTranslations('main');
  const [popular, fresh, providers] = await Promise.all([
    fetchGames({ sort: 'popular', pageSize: 16 }),
    fetchGames({ sort: 'new', pageSize: 16 }),
    fetchProviders(),
  ]);
  const games = popular?.items ?? [];
  return (
    <div className="flex flex-col gap-10 tablet:gap-12">
      <section className="relative flex min-h-64 flex-col items-start justify-center gap-4 overflow-hidden rounded-card bg-surface-2 p-6 tablet:min-h-80 tablet:p-10">
        {games.length > 0 && <SuitMotif suit="spades" size={280} />}
        <h1 className="relative max-w-xl font-bold font-display text-2xl desktop:text-4xl">{t('heading')}</h1>
        <p className="relative max-w-md text-muted">{t('lead')}</p>
        <ButtonLink href={routes.games()} tone="gold" size="large" className="relative">
          {t('play')}
        </ButtonLink>
      </section>
      {own}
      {games.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      <GamesRail title={t('popular')} href={routes.games()} games={games} audience={audience} eager />
      <GamesRail title={t('new')} href={routes.games()} games={fresh?.items ?? []} audience={audience} />
      <ProviderStrip title={t('providers')} providers={providers ?? []} />
      {latest}
    </div>
  );
}
