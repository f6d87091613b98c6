import type { Game } from '@kozyr/contracts/games';
import type { Locale } from '@kozyr/contracts/locales';
import type { Offered } from '@kozyr/contracts/place';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { GameLimits } from '@/features/game/components/game-limits';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';

/** What a player should know of a game before playing it. Limits are shown in the player's currency, to guests in each. */
export async function GameFacts({ game, locale, member }: { game: Game; locale: Locale; member: boolean }) {
  const t = await getTranslations('game');
  const facts: { key: string; name: string; value: ReactNode; needs?: Offered }[] = [
    {
      key: 'provider',
      name: t('provider'),
      value: (
        <AppLink
          href={routes.provider(game.provider.slug)}
          className="inline-flex min-h-11 items-center text-gold underline-offset-4 hover:underline"
        >
          {game.provider.name}
        </AppLink>
      ),
    },
    { key: 'rtp', name: t('rtp'), value: `${game.rtp}\u00a0%` },
    { key: 'volatility', name: t('volatility'), value: t(`volatilityName.${game.volatility}`) },
    { key: 'limits', name: t('limits'), value: <GameLimits game={game} member={member} /> },
    { key: 'contribution', name: t('contribution'), value: `${game.contribution}\u00a0%`, needs: 'bonuses' },
    {
      key: 'released',
      name: t('released'),
      // A date without a time is read where it was written: in no zone.
      value: <time dateTime={game.released_on}>{formatDate(game.released_on, { locale, timeZone: 'UTC' })}</time>,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
      {facts.map(({ key, name, value, needs }) => (
        <div
          key={key}
          data-needs={needs}
          className="flex flex-col justify-between gap-1 rounded-control bg-surface-1 p-4"
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="flex min-h-11 items-center font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
