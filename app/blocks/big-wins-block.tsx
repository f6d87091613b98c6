import type { BigWin } from '@kozyr/contracts/big-wins';
import { AppLink } from '@/components/controls/app-link';
import { Money } from '@/components/display/money';
import { fetchBigWins } from '@/lib/catalogue/catalogue';
import { SCREENS } from '@/lib/content/component-rules';
import { groupDigits } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { BlockHead } from './block-head';
import { railLimit } from './rail-limit';

const LIMIT = { fallback: 10, min: 1, max: 20 };

/** The biggest wins of the last days, as the platform tells them; nothing while there are none. */
export async function BigWinsBlock({ component }: BlockProps) {
  const { most, classAt } = railLimit(component, SCREENS, LIMIT);
  const wins = ((await fetchBigWins()) ?? []).slice(0, most);
  if (wins.length === 0) return null;
  return (
    <section>
      <BlockHead component={component} />
      <ol className="grid gap-2 tablet:grid-cols-2 tablet:gap-3 desktop1440:grid-cols-3">
        {wins.map((win, position) => (
          <li key={`${win.won_at} ${win.game.slug} ${win.amount} ${win.player}`} className={classAt(position)}>
            <WinRow win={win} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function WinRow({ win }: { win: BigWin }) {
  const { game } = win;
  return (
    <AppLink
      href={routes.game(game.slug)}
      prefetch={false}
      className="flex items-center gap-3 rounded-card bg-surface-1 p-2 pr-4 transition-colors hover:bg-surface-2"
    >
      {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it */}
      <img
        src={`${game.image}/256.webp`}
        alt=""
        width={48}
        height={64}
        loading="lazy"
        decoding="async"
        className="h-16 w-12 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-sm leading-5">{game.title}</span>
        <span className="block truncate text-muted text-xs leading-5 tabular">{win.player}</span>
      </span>
      <span className="shrink-0 text-right">
        <Money amount={win.amount} currency={win.currency} className="block font-display font-semibold text-sm" />
        <span className="block text-muted text-xs leading-5 tabular">×{groupDigits(win.multiplier)}</span>
      </span>
    </AppLink>
  );
}
