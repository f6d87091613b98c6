import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { readPageParams } from '@/app/page-params';
import { JsonLd } from '@/app/shell/json-ld';
import { Trail } from '@/app/shell/trail';
import { GameStage } from '@/features/game/components/game-stage';
import { fetchGame } from '@/lib/catalogue/catalogue';
import { serverEnv } from '@/lib/env/server';
import { routes } from '@/lib/routes/routes';
import { videoGame } from '@/lib/seo/json-ld';
import { absoluteAddress, pageMetadata } from '@/lib/seo/page-metadata';

type GameParams = Promise<{ locale: string; audience: string; slug: string }>;

/** Made on the first visit of each: there are thousands. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: GameParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const { slug } = await params;
  const t = await getTranslations('game');
  const game = await fetchGame(slug);
  if (!game) return {};
  const description = t('description', { title: game.title, provider: game.provider.name, rtp: game.rtp });
  return pageMetadata({
    locale,
    path: routes.game(slug),
    title: game.title,
    description,
    picture: `game-${slug}`,
  });
}

/** One game: where it is played, and what a player should know of it first. Spec §2: back goes to /games. */
export default async function GamePage({ params }: { params: GameParams }) {
  const { locale, audience } = await readPageParams(params);
  const { slug } = await params;
  const game = await fetchGame(slug);
  if (!game) notFound();
  const t = await getTranslations('game');
  const facts = [
    { key: 'provider', value: game.provider.name },
    { key: 'rtp', value: `${game.rtp} %` },
    { key: 'volatility', value: t(`volatilityName.${game.volatility}`) },
    { key: 'contribution', value: `${game.contribution} %` },
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <Trail
        locale={locale}
        steps={[
          { name: t('allGames'), href: routes.games() },
          { name: game.title, href: routes.game(slug) },
        ]}
      />
      <h1 className="font-display font-semibold text-2xl">{game.title}</h1>
      <PageTexts of={['game']}>
        <ServerData>
          <GameStage game={game} member={audience === 'member'} />
        </ServerData>
      </PageTexts>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {facts.map(({ key, value }) => (
          <div key={key} className="rounded-control bg-surface-1 p-4">
            <dt className="text-muted text-sm">{t(key)}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
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
