import type { Game } from '@kozyr/contracts/games';
import { GameTile } from '@/components/display/game-tile';
import { cn } from '@/lib/class-names';
import { routes } from '@/lib/routes/routes';

/** How many tiles of the grid may stand on the first screen. */
const EAGER = 4;

/** The lobby's grid: two columns on a phone, six at 1440. The first row is fetched eagerly. */
export function GameGrid({
  games,
  label,
  member,
}: {
  games: readonly Game[];
  label: string;
  /** Whether its reader may have a bonus, for which stakes count. */
  member: boolean;
}) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 desktop:grid-cols-5 desktop1440:grid-cols-6"
    >
      {games.map((game, index) => (
        <li key={game.slug} className={cn('min-w-0', index >= EAGER && 'later-tile')}>
          <GameTile
            href={routes.game(game.slug)}
            title={game.title}
            provider={game.provider.name}
            image={game.image}
            counts={member ? game.contribution : undefined}
            facts={game}
            eager={index < EAGER}
          />
        </li>
      ))}
    </ul>
  );
}
