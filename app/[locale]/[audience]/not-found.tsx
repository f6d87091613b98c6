import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PopularGamesIsland } from '@/app/islands/popular-games-island';
import { type PageParams, readPageParams } from '@/app/page-params';
import { Button } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { inputClass } from '@/components/controls/field';
import { SuitMotif } from '@/components/display/suit-motif';
import { PopularGamesSkeleton } from '@/features/lobby/components/popular-games-skeleton';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { titled } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  await readPageParams(params);
  const t = await getTranslations('pageHeads');
  return { title: titled(t('not-found.title')), description: t('not-found.description') };
}

/**
 * Every address that leads nowhere: says so, and leads on. Next puts this into the data of every page, so its games are
 * fetched only where it is shown.
 */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  const locale = await getLocale();
  return (
    <div className="flex flex-col gap-10 py-4">
      <section className="relative flex flex-col items-start gap-5 overflow-hidden rounded-card bg-surface-1 p-6 tablet:p-10">
        <SuitMotif suit="spades" size={260} />
        <p aria-hidden className="relative font-bold font-brand text-5xl text-gold tablet:text-6xl">
          404
        </p>
        <div className="relative">
          <h1 className="font-bold font-display text-2xl tablet:text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-md text-muted">{t('text')}</p>
        </div>
        <search className="relative w-full max-w-lg">
          <form action={localePath(locale, routes.games())} method="get" className="flex gap-2">
            <input
              name="q"
              type="search"
              required
              minLength={3}
              aria-label={t('search')}
              placeholder={t('search')}
              className={inputClass}
            />
            <Button type="submit" className="shrink-0">
              {t('find')}
            </Button>
          </form>
        </search>
        <div className="relative flex flex-wrap gap-2">
          <ButtonLink href={routes.main()} tone="gold">
            {t('toMain')}
          </ButtonLink>
          <ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>
        </div>
      </section>
      <PopularGamesIsland title={t('popular')} all={t('allGames')} waiting={<PopularGamesSkeleton />} />
    </div>
  );
}
