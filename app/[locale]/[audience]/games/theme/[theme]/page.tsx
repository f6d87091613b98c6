import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readPageParams } from '@/app/page-params';
import { LobbyPart } from '@/app/shell/lobby-part';
import { nameIn } from '@/features/lobby/rules';
import { fetchSummary } from '@/lib/catalogue/catalogue';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

type ThemeParams = Promise<{ locale: string; audience: string; theme: string }>;

/** Made on the first visit of each. */
export function generateStaticParams() {
  return [];
}

/** A theme that the catalogue has, with its texts; null for a name that somebody made up. */
async function readTheme(params: ThemeParams): Promise<{ slug: string; title: string; description: string } | null> {
  const { theme: slug } = await params;
  const summary = await fetchSummary();
  if (!summary?.themes.some((theme) => theme.slug === slug)) return null;
  const t = await getTranslations('lobbyPages');
  const name = nameIn(await getTranslations('gameThemes'), slug);
  return { slug, title: t('theme.title', { name }), description: t('theme.description', { name }) };
}

export async function generateMetadata({ params }: { params: ThemeParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const theme = await readTheme(params);
  if (!theme) return {};
  const { slug, title, description } = theme;
  return pageMetadata({ locale, path: routes.gamesOfTheme(slug), title, description, picture: 'games' });
}

/** All games of a theme. Finer filters are query keys of this very page. */
export default async function ThemePage({ params }: { params: ThemeParams }) {
  const { locale, audience } = await readPageParams(params);
  const theme = await readTheme(params);
  if (!theme) notFound();
  const { slug, title, description } = theme;
  return (
    <LobbyPart
      locale={locale}
      audience={audience}
      base={{ kind: 'theme', slug }}
      href={routes.gamesOfTheme(slug)}
      query={{ theme: slug }}
      title={title}
      description={description}
    />
  );
}
