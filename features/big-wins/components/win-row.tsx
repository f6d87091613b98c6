import type { BigWin } from '@kozyr/contracts/big-wins';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { Money } from '@/components/display/money';
import { groupDigits } from '@/lib/format/money';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';

/**
 * One win: the game, the player as others may read them, the amount and what the stake was multiplied by. `note` marks a fresh one; `mark` stands
 * before the player's name, `time` after it.
 */
export function WinRow({ win, note, mark, time }: { win: BigWin; note?: string; mark?: ReactNode; time?: string }) {
  const { game } = win;
  return (
    <AppLink
      href={routes.game(game.slug)}
      prefetch={false}
      className="flex items-center gap-3 rounded-card bg-surface-1 p-2 pr-4 transition-colors hover:bg-surface-2"
    >
      {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it */}
      <img
        src={artOf(game.image, 256)}
        alt=""
        width={48}
        height={64}
        loading="lazy"
        decoding="async"
        className="h-16 w-12 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-sm leading-5">{game.title}</span>
        <span className="block truncate text-muted text-xs leading-5 tabular">
          {mark}
          {win.player}
          {time && <span className="ml-2">{time}</span>}
          {note && <span className="ml-2 text-gold">{note}</span>}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Money amount={win.amount} currency={win.currency} className="block font-display font-semibold text-sm" />
        <span className="block text-muted text-xs leading-5 tabular">×{groupDigits(win.multiplier)}</span>
      </span>
    </AppLink>
  );
}
