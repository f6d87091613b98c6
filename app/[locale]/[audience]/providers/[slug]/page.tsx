import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readPageParams } from '@/app/page-params';
import { JsonLd } from '@/app/shell/json-ld';
import { LobbyGames } from '@/app/shell/lobby-games';
import { PageBlocks } from '@/app/shell/page-blocks';
import { ProviderKeywords } from '@/app/shell/provider-keywords';
import { Trail } from '@/app/shell/trail';
import { ButtonLink } from '@/components/controls/button-link';
import { RichText } from '@/components/display/rich-text';
import { SuitMotif } from '@/components/display/suit-motif';
import { EmptyState } from '@/components/feedback/empty-state';
import { fetchSummary } from '@/lib/catalogue/catalogue';
import { readProvider } from '@/lib/catalogue/provider';
import { getComponents } from '@/lib/content/content';
import { plainText } from '@/lib/content/sanitize';
import { serverEnv } from '@/lib/env/server';
import { routes } from '@/lib/routes/routes';
import { gameCollection } from '@/lib/seo/json-ld';
import { absoluteAddress, pageMetadata } from '@/lib/seo/page-metadata';

type ProviderParams = Promise<{ locale: string; audience: string; slug: string }>;

/** Made on the first visit of each. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ProviderParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const { slug } = await params;
  const provider = await readProvider(slug, locale);
  if (!provider) return {};
  const t = await getTranslations('providerPage');
  return pageMetadata({
    locale,
    path: routes.provider(slug),
    title: t('gamesBy', { name: provider.name }),
    description: plainText(provider.description) || t('description', { name: provider.name }),
    keywords: provider.keywords,
    picture: `provider-${slug}`,
  });
}

/** A studio's marketing page: its words, its games, and what the editors show under every studio. Spec §1, §2. */
export default async function ProviderPage({ params }: { params: ProviderParams }) {
  const { locale, audience } = await readPageParams(params);
  const { slug } = await params;
  const provider = await readProvider(slug, locale);
  if (!provider) notFound();
  const t = await getTranslations('providerPage');
  const trail = await getTranslations('trail');
  const [components, summary] = await Promise.all([
    getComponents('provider-page', { locale, audience }),
    fetchSummary(),
  ]);
  const address = absoluteAddress(locale, routes.provider(slug));
  return (
    <>
      <Trail
        locale={locale}
        steps={[
          { name: trail('providers'), href: routes.providers() },
          { name: provider.name, href: routes.provider(slug) },
        ]}
      />
      <div className="flex flex-col gap-10 pt-2">
        <header className="relative flex flex-col gap-4 overflow-hidden rounded-card bg-surface-1 p-5 tablet:p-8">
          <SuitMotif suit="spades" size={220} />
          <p className="relative text-muted text-sm tabular">{t('games', { count: provider.total })}</p>
          <h1 className="relative font-bold font-display text-2xl tablet:text-4xl">{provider.name}</h1>
          <RichText
            html={provider.description || t('description', { name: provider.name })}
            className="relative max-w-2xl text-muted"
          />
          <ProviderKeywords provider={provider} label={t('keywords')} />
        </header>
        {provider.games.length > 0 ? (
          <section className="flex flex-col gap-3">
            <h2 className="font-display font-semibold text-lg tablet:text-xl">
              {t('gamesBy', { name: provider.name })}
            </h2>
            <LobbyGames
              locale={locale}
              audience={audience}
              base={{ kind: 'provider', slug }}
              version={summary?.version ?? null}
              games={provider.games}
              total={provider.total}
              label={t('gamesBy', { name: provider.name })}
            />
          </section>
        ) : (
          <EmptyState
            suit="clubs"
            title={t('emptyTitle')}
            action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
          >
            {t('emptyText')}
          </EmptyState>
        )}
        <PageBlocks components={components ?? []} locale={locale} audience={audience} page="provider-page" under />
      </div>
      <JsonLd
        data={gameCollection({
          name: t('gamesBy', { name: provider.name }),
          description: plainText(provider.description) || t('description', { name: provider.name }),
          url: address,
          origin: serverEnv.PUBLIC_URL,
          locale,
          total: provider.total,
          games: provider.games,
          of: { name: provider.name, url: address },
        })}
      />
    </>
  );
}
