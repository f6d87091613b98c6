import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { LOBBY_PAGE_SIZE } from '@/features/lobby/constants';
import type { Base } from '@/features/lobby/types';
import { fetchGames, fetchSummary, type GameQuery } from '@/lib/catalogue/catalogue';
import type { Audience } from '@/lib/content/component-rules';
import { serverEnv } from '@/lib/env/server';
import { Texts } from '@/lib/i18n/texts';
import { routes } from '@/lib/routes/routes';
import { gameCollection } from '@/lib/seo/json-ld';
import { absoluteAddress } from '@/lib/seo/page-metadata';
import { JsonLd } from './json-ld';
import { LobbyGames } from './lobby-games';
import { LobbyNav } from './lobby-nav';
import { Trail } from './trail';

/** A part of the games with an address of its own: a category or a theme. Spec §2: back leads to /games. */
export async function LobbyPart({
  locale,
  audience,
  base,
  href,
  query,
  title,
  description,
}: {
  locale: Locale;
  audience: Audience;
  base: Base;
  /** Without locale. */
  href: string;
  query: GameQuery;
  title: string;
  description: string;
}) {
  const t = await getTranslations('lobbyPages');
  const trail = await getTranslations('trail');
  const [first, summary] = await Promise.all([
    fetchGames({ ...query, page: 1, pageSize: LOBBY_PAGE_SIZE, sort: 'popular' }),
    fetchSummary(),
  ]);
  return (
    <>
      <Trail
        locale={locale}
        steps={[
          { name: trail('games'), href: routes.games() },
          { name: title, href },
        ]}
      />
      <PageHeader title={title}>{description}</PageHeader>
      <div className="flex flex-col gap-6">
        <LobbyNav summary={summary} base={base} />
        {!first && (
          <Texts>
            <ErrorState />
          </Texts>
        )}
        {first?.total === 0 && (
          <EmptyState
            suit="clubs"
            title={t('emptyTitle')}
            action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {first && first.total > 0 && (
          <LobbyGames
            locale={locale}
            audience={audience}
            base={base}
            version={summary?.version ?? null}
            games={first.items}
            total={first.total}
            label={title}
          />
        )}
      </div>
      {first && first.total > 0 && (
        <JsonLd
          data={gameCollection({
            name: title,
            description,
            url: absoluteAddress(locale, href),
            origin: serverEnv.PUBLIC_URL,
            locale,
            total: first.total,
            games: first.items,
          })}
        />
      )}
    </>
  );
}
