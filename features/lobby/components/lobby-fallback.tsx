import type { Game } from '@kozyr/contracts/games';
import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/feedback/skeleton';
import { GameGrid } from './game-grid';

/** The grid's columns at each width of the screen, as its classes say. */
const COLUMNS = [2, 4, 5, 6];

/** Custom properties, which React's own type does not know. */
function parseStyle(properties: Record<string, number>): CSSProperties {
  return properties as CSSProperties;
}

/**
 * The games as the server sends them: the first tiles under a bar that comes alive later, with room for all the others, so
 * that nothing moves when they come and a page that is loaded anew scrolls to where it was.
 */
export function LobbyFallback({
  games,
  total,
  count,
  label,
  member,
}: {
  games: readonly Game[];
  total: number;
  /** How many games there are, in words. */
  count: string;
  label: string;
  member: boolean;
}) {
  const rows = Object.fromEntries(COLUMNS.map((columns) => [`--rows-${columns}`, Math.ceil(total / columns)]));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-h-5 w-full text-muted text-sm tabular tablet:w-auto tablet:flex-1">{count}</p>
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-11 flex-1 tablet:w-32 tablet:flex-none" />
      </div>
      <div className="@container">
        <div className="lobby-room transition-opacity [[data-narrowed]_&]:opacity-40" style={parseStyle(rows)}>
          <GameGrid games={games} label={label} member={member} />
        </div>
      </div>
    </div>
  );
}
