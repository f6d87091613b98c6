import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { readPageParams } from '@/app/page-params';
import { JsonLd } from '@/app/shell/json-ld';
import { Trail } from '@/app/shell/trail';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { FavouriteButton } from '@/features/lobby/components/favourite-button';
import { fetchGamePage } from '@/lib/catalogue/catalogue';
import { serverEnv } from '@/lib/env/server';
import { pageMessages } from '@/lib/i18n/client-messages';
import { MoreWords } from '@/lib/i18n/more-words';
import { routes } from '@/lib/routes/routes';
import { videoGame } from '@/lib/seo/json-ld';
import { absoluteAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { BonusNote } from './bonus-note';
import { GameFacts } from './game-facts';
import { GameFeatures } from './game-features';
import { GameStagePart } from './game-stage-part';
import { GameWins } from './game-wins';
import { ActiveBonusIsland } from './islands';
import { RelatedGames } from './related-games';

type GameParams = Promise<{ locale: string; audience: string; slug: string }>;

/** Made on the first visit of each: there are thousands. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: GameParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const { slug } = await params;
  const t = await getTranslations('game');
  const game = await fetchGamePage(slug);
  if (!game) return {};
  const head = { locale, path: routes.game(slug), picture: `game-${slug}` };
  if (game === 'unavailable')
    return pageMetadata({ ...head, title: t('notOffered'), description: t('notOfferedText'), index: false });
  const description = t('description', { title: game.title, provider: game.provider.name, rtp: game.rtp });
  return pageMetadata({ ...head, title: game.title, description });
}

/** One game: where it is played, what a player should know of it, and what is like it. Spec §2: back goes to /games. */
export default async function GamePage({ params }: { params: GameParams }) {
  const { locale, audience } = await readPageParams(params);
  const { slug } = await params;
  const game = await fetchGamePage(slug);
  if (!game) notFound();
  const t = await getTranslations('game');
  if (game === 'unavailable') {
    return (
      <EmptyState
        suit="spades"
        title={t('notOffered')}
        action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
      >
        {t('notOfferedText')}
      </EmptyState>
    );
  }
  const member = audience === 'member';
  return (
    <div className="flex flex-col gap-5">
      <Trail
        locale={locale}
        steps={[
          { name: t('allGames'), href: routes.games() },
          { name: game.title, href: routes.game(slug) },
        ]}
      />
      <PageTexts of={['game', 'favourites', 'bonusPanel']}>
        <ServerData>
          <header className="flex items-center justify-between gap-3">
            <h1 className="min-w-0 font-display font-semibold text-2xl">{game.title}</h1>
            <FavouriteButton slug={slug} title={game.title} member={member} />
          </header>
          <MoreWords more={await pageMessages(member ? ['nicknameReport'] : [])}>
            <GameStagePart game={{ slug, title: game.title, image: game.image }} member={member} locale={locale} />
          </MoreWords>
          {member && <ActiveBonusIsland compact />}
          {member && <BonusNote contribution={game.contribution} />}
          <GameFacts game={game} locale={locale} member={member} />
        </ServerData>
      </PageTexts>
      <GameFeatures game={game} />
      <GameWins slug={slug} />
      <RelatedGames slug={slug} audience={audience} />
      <JsonLd
        data={videoGame(game, {
          origin: serverEnv.PUBLIC_URL,
          url: absoluteAddress(locale, routes.game(slug)),
          description: t('description', { title: game.title, provider: game.provider.name, rtp: game.rtp }),
          locale,
        })}
      />
    </div>
  );
}
