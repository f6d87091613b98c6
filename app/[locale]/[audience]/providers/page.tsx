import { getTranslations } from 'next-intl/server';
import type { PageParams } from '@/app/page-params';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { splitIntro } from '@/app/shell/placing';
import { ProviderCard } from '@/app/shell/provider-card';
import { ButtonLink } from '@/components/controls/button-link';
import type { Suit } from '@/components/display/icon';
import { EmptyState } from '@/components/feedback/empty-state';
import { loneIn } from '@/components/layout/lone-in';
import { PageHeader } from '@/components/layout/page-header';
import { fetchGames, fetchProviders } from '@/lib/catalogue/catalogue';
import { getProviderPage } from '@/lib/content/content';
import { firstSentence, plainText } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';

/** Characters: a card of a word or two would look forgotten. */
const SHORT_LINE = 40;
const SUITS: readonly [Suit, Suit, Suit, Suit] = ['spades', 'hearts', 'clubs', 'diamonds'];

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('providers', params);
}

/** Every studio of the catalogue, in the editors' words. Spec §2. */
export default async function ProvidersPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('providers', params);
  const t = await getTranslations('providersPage');
  const providers = await Promise.all(
    ((await fetchProviders()) ?? []).map(async (provider, place) => {
      const [page, games] = await Promise.all([
        getProviderPage(provider.slug, locale),
        fetchGames({ provider: provider.slug, sort: 'popular', pageSize: 3 }),
      ]);
      return {
        ...provider,
        about: firstSentence(plainText(page?.description ?? ''), { atLeast: SHORT_LINE }),
        images: games?.items.map(({ image }) => image) ?? [],
        suit: SUITS[place % SUITS.length] ?? 'spades',
      };
    }),
  );
  const { intro, rest } = splitIntro(components);
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        {intro.length > 0 && (
          <div className="-mt-4 -mb-4">
            <PageBlocks components={intro} locale={locale} audience={audience} page="providers" under />
          </div>
        )}
        {providers.length > 0 ? (
          <ul
            data-lone={loneIn(providers.length)}
            className="grid gap-4 tablet:first-wide-2 tablet:grid-cols-2 desktop:first-wide-3 desktop:grid-cols-3 desktop1440:first-wide-4 desktop1440:grid-cols-4"
          >
            {providers.map((provider) => (
              <li key={provider.slug} className="min-w-0">
                <ProviderCard {...provider} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            suit="spades"
            title={t('emptyTitle')}
            action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
          >
            {t('emptyText')}
          </EmptyState>
        )}
        <PageBlocks components={rest} locale={locale} audience={audience} page="providers" under />
      </div>
    </>
  );
}
