import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '@/app/gallery/gallery';
import { ModalMessages } from '@/app/modals/modal-messages';
import { type PageParams, readPageParams } from '@/app/page-params';
import { PageHeader } from '@/components/layout/page-header';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { serverEnv } from '@/lib/env/server';
import { routes } from '@/lib/routes/routes';

// Decided when it is asked for: one build serves both modes.
export const dynamic = 'force-dynamic';

const SHOWN_GAMES = 6;

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  await readPageParams(params);
  const t = await getTranslations('gallery');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Every component and modal in every state, for those who build the product. In production mode there is no such page. */
export default async function GalleryPage({ params }: { params: PageParams }) {
  await readPageParams(params);
  if (serverEnv.KOZYR_MODE === 'production') notFound();
  const t = await getTranslations('gallery');
  const games = await fetchGames({ page: 1, pageSize: SHOWN_GAMES, sort: 'title' });
  return (
    <>
      <PageHeader title={t('title')}>{t('intro')}</PageHeader>
      <ModalMessages>
        <Gallery
          games={(games?.items ?? []).map(({ slug, title, provider, image, rtp, volatility }) => ({
            href: routes.game(slug),
            title,
            provider: provider.name,
            image,
            facts: { rtp, volatility },
          }))}
        />
      </ModalMessages>
    </>
  );
}
