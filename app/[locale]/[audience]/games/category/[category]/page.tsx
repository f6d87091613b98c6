import { type Game, gameCategorySchema } from '@kozyr/contracts/games';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readPageParams } from '@/app/page-params';
import { LobbyPart } from '@/app/shell/lobby-part';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

type CategoryParams = Promise<{ locale: string; audience: string; category: string }>;

/** Made on the first visit of each. */
export function generateStaticParams() {
  return [];
}

/** A category that has a page here; null for live tables, which have theirs, and for what is none. */
async function readCategory(params: CategoryParams): Promise<Exclude<Game['category'], 'live'> | null> {
  const { data } = gameCategorySchema.safeParse((await params).category);
  return data === undefined || data === 'live' ? null : data;
}

export async function generateMetadata({ params }: { params: CategoryParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const category = await readCategory(params);
  if (!category) return {};
  const t = await getTranslations('lobbyPages');
  return pageMetadata({
    locale,
    path: routes.gamesOfCategory(category),
    title: t(`category.${category}.title`),
    description: t(`category.${category}.description`),
    picture: 'games',
  });
}

/** All games of a category. Finer filters are query keys of this very page. */
export default async function CategoryPage({ params }: { params: CategoryParams }) {
  const { locale, audience } = await readPageParams(params);
  const category = await readCategory(params);
  if (!category) notFound();
  const t = await getTranslations('lobbyPages');
  return (
    <LobbyPart
      locale={locale}
      audience={audience}
      base={{ kind: 'category', slug: category }}
      href={routes.gamesOfCategory(category)}
      query={{ category }}
      title={t(`category.${category}.title`)}
      description={t(`category.${category}.description`)}
    />
  );
}
