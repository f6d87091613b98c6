import type { Game } from '@kozyr/contracts/games';
import { GameTile } from '@/components/display/game-tile';
import { routes } from '@/lib/routes/routes';

/** The lobby's grid: two columns on a phone, six at 1440. The first row is fetched eagerly. */
export function GameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 desktop:grid-cols-5 desktop1440:grid-cols-6"
    >
      {games.map((game, index) => (
        <li key={game.slug} className="min-w-0">
          <GameTile
            href={routes.game(game.slug)}
            title={game.title}
            provider={game.provider.name}
            image={game.image}
            counts={game.contribution}
            eager={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
